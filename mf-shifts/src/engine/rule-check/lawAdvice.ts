import type { DayRules, ShiftInput } from '@seamline/shared/contract/shifts/shift';
import type { DayRule, ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import type { Day } from '@seamline/shared/contract/shifts/shift-time';
import { netMinutes } from '../simulation/breaks.ts';
import { lengthOf, spanOfDay, workingDays } from './check.ts';
import { FLEXIBLE_FROM } from './hoursChecks.ts';
import { hasNoWeekOff } from './leaveChecks.ts';

/**
 * The longest hours, in minutes, that the Factories Act 1948 allows (sections 51, 54 and 56). The day and the week have
 * no breaks in them, the spread has.
 */
export const LAWFUL = { week: 48 * 60, day: 9 * 60, spread: 10.5 * 60 } as const;

/** Advice on a shift that goes beyond the frame of the law. It is advice: exceptions are many, so nothing is put right by itself. */
export interface LawAdvice {
  readonly kind: 'restDay' | 'week' | 'day' | 'spread';
  /** The days that it is about; none where it is about the week. */
  readonly days: readonly Day[];
  /** The minutes of work of the week. */
  readonly minutes: number;
  /** The field to look at, by its way in the form. */
  readonly field: ShiftRule | `days.${Day}.${DayRule}`;
}

/** Compares a shift with the law's hours and its weekly day of rest. */
export function lawAdvice(shift: ShiftInput): LawAdvice[] {
  const worked = workingDays(shift).map((day) => ({ day, ...hoursOf(shift.days[day]) }));
  const minutes = minutesOfWeek(
    shift,
    worked.map(({ net }) => net),
  );
  const advice = (kind: LawAdvice['kind'], days: readonly Day[]): LawAdvice => {
    return { kind, days, minutes, field: `days.${days[0] ?? worked[0]?.day ?? 'monday'}.shift_end_time` };
  };
  const long = worked.filter(({ net }) => net > LAWFUL.day).map(({ day }) => day);
  const spread = worked.filter(({ gross }) => gross > LAWFUL.spread).map(({ day }) => day);
  return [
    ...(hasNoWeekOff(shift) ? [{ ...advice('restDay', []), field: 'week_off_days' as const }] : []),
    ...(minutes > LAWFUL.week ? [advice('week', [])] : []),
    ...(long.length > 0 ? [advice('day', long)] : []),
    ...(spread.length > 0 ? [advice('spread', spread)] : []),
  ];
}

/** The hours of a day with and without breaks. Hours round the clock only say when people may come and go. */
function hoursOf(day: DayRules): { gross: number; net: number } {
  const span = spanOfDay(day);
  if (!span || lengthOf(span) >= FLEXIBLE_FROM) return { gross: 0, net: 0 };
  return { gross: lengthOf(span), net: netMinutes(day, span) };
}

/** The minutes of the fullest week: alternate days off are worked, and the shortest days are off automatically. */
function minutesOfWeek(shift: ShiftInput, minutes: readonly number[]): number {
  const off = shift.has_week_off_auto ? (shift.week_off_number_in_week ?? 0) : 0;
  const worked = [...minutes].sort((one, other) => one - other).slice(off);
  return worked.reduce((sum, one) => sum + one, 0);
}
