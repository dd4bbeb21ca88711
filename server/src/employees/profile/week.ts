import type { WorkDay } from '@seamline/shared/contract/employees/employee-profiles';
import { DAYS, type Day, WEEKDAYS } from '@seamline/shared/contract/shifts/shift-time';
import { occurrenceInMonth, type WeekOffRules, weeksOff } from '@seamline/shared/contract/shifts/week-offs';

interface Hours {
  readonly day: Day;
  /** `HH:MM:SS` */
  readonly shift_start_time: string | null;
  readonly shift_end_time: string | null;
}

/** A shift with its hours. */
export interface ShiftWithHours extends WeekOffRules {
  readonly hours: readonly Hours[];
}

/** What is known of the shift on a day: null for none, `not-recorded` before the history begins. */
type ShiftOnDay = ShiftWithHours | null | 'not-recorded';

const DAY_MS = 86_400_000;

/** The dates of the week of a date (`YYYY-MM-DD`), Monday first. */
export function datesOfWeek(today: string): string[] {
  const now = Date.parse(today);
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY_MS;
  return DAYS.map((_, index) => new Date(monday + index * DAY_MS).toISOString().slice(0, 10));
}

/** The hours of each day by the shift of that day; no days where none of them has a shift with dates for week-offs. */
export function weekOf(dates: readonly string[], shiftOn: (date: string) => ShiftOnDay): WorkDay[] {
  const days = dates.map((date) => workDayOf(date, shiftOn(date)));
  const hasNoDates = ({ without_hours: reason }: WorkDay) => reason === 'no-shift' || reason === 'automatic-week-offs';
  return days.every(hasNoDates) ? [] : days;
}

function workDayOf(date: string, shift: ShiftOnDay): WorkDay {
  const none = { date, is_off: false, starts_at: null, ends_at: null };
  if (shift === null) return { ...none, without_hours: 'no-shift' };
  if (shift === 'not-recorded') return { ...none, without_hours: shift };
  if (shift.has_week_off_auto) return { ...none, without_hours: 'automatic-week-offs' };
  const index = (new Date(date).getUTCDay() + 6) % 7;
  const own = shift.hours.find(({ day }) => day === DAYS[index]);
  return {
    date,
    is_off: weeksOff(shift, WEEKDAYS[index] ?? 'MONDAY').includes(occurrenceInMonth(date)),
    starts_at: own?.shift_start_time?.slice(0, 5) ?? null,
    ends_at: own?.shift_end_time?.slice(0, 5) ?? null,
  };
}
