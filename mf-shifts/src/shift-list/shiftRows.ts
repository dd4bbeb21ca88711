import { nameKey } from '@seamline/shared/contract/fields';
import type { StoredShift } from '@seamline/shared/contract/shifts';
import type { Language } from '@seamline/shared/session';
import { dayName } from '../engine/index.ts';
import type { shiftMessages } from '../messages.ts';

type Texts = ReturnType<typeof shiftMessages.current>['shifts'];
type WeekOffs = Pick<
  StoredShift,
  | 'week_off'
  | 'has_week_off_auto'
  | 'week_off_number_in_week'
  | 'has_alternate_week_off'
  | 'alternate_week_off_days'
  | 'week_off_alternate_week'
>;

/** The days off of a shift in a line of the list: named days, some of them in certain weeks, or so many by themselves. */
export function readWeekOffs(shift: WeekOffs, text: Texts, language: Language): string {
  if (shift.has_week_off_auto) return text.automatic(shift.week_off_number_in_week ?? 0);
  const alternate = shift.has_alternate_week_off ? (shift.alternate_week_off_days ?? []) : [];
  const weeks = (shift.week_off_alternate_week ?? []).map((week) => text.ordinals.split(' ')[week - 1] ?? week);
  const days = shift.week_off.map((day) => {
    const name = dayName(day, language);
    const isAlternate = alternate.some((other) => other.toUpperCase() === day.toUpperCase());
    return isAlternate ? text.inWeeks(name, weeks.join(', ')) : name;
  });
  return days.join(', ') || text.noWeekOff;
}

type NamedShift = Pick<StoredShift, 'id' | 'shift_name'>;

/** The ids of the shifts whose name another shift has too: stored before names had to be unique. */
export function findDuplicateNames(shifts: readonly NamedShift[]): ReadonlySet<number> {
  const byName = Map.groupBy(shifts, ({ shift_name }) => nameKey(shift_name));
  const duplicates = [...byName.values()].filter(({ length }) => length > 1);
  return new Set(duplicates.flat().map(({ id }) => id));
}
