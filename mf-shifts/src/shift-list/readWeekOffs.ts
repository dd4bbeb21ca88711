import type { StoredShift } from '@seamline/shared/contract/shifts';
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
export function readWeekOffs(shift: WeekOffs, text: Texts): string {
  if (shift.has_week_off_auto) return text.automatic(shift.week_off_number_in_week ?? 0);
  const alternate = shift.has_alternate_week_off ? (shift.alternate_week_off_days ?? []) : [];
  const weeks = (shift.week_off_alternate_week ?? []).map((week) => text.ordinals.split(' ')[week - 1] ?? week);
  const days = shift.week_off.map((day) => {
    const isAlternate = alternate.some((other) => other.toUpperCase() === day.toUpperCase());
    return isAlternate ? text.inWeeks(nameOf(day), weeks.join(', ')) : nameOf(day);
  });
  return days.join(', ') || text.noWeekOff;
}

/** A day as people write it, whatever case it came in. */
function nameOf(day: string): string {
  return day.charAt(0).toUpperCase() + day.slice(1).toLowerCase();
}
