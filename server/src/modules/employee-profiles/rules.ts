import type { WorkDay } from '@seamline/shared/contract/employee-profiles';
import { DAYS, type Day, WEEKDAYS } from '@seamline/shared/contract/shift-time';
import { occurrenceInMonth, type WeekOffRules, weeksOff } from '@seamline/shared/contract/week-offs';

interface Hours {
  readonly day: Day;
  /** `HH:MM:SS` */
  readonly shift_start_time: string | null;
  readonly shift_end_time: string | null;
}

const DAY_MS = 86_400_000;

/** The days of the week of a date (`YYYY-MM-DD`), Monday first, with the hours of a shift; none where it has no dates. */
export function weekOf(today: string, rules: WeekOffRules, hours: readonly Hours[]): WorkDay[] {
  if (rules.has_week_off_auto) return [];
  const now = Date.parse(today);
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY_MS;
  return DAYS.map((day, index) => {
    const date = new Date(monday + index * DAY_MS).toISOString().slice(0, 10);
    const own = hours.find((each) => each.day === day);
    return {
      date,
      is_off: weeksOff(rules, WEEKDAYS[index] ?? 'MONDAY').includes(occurrenceInMonth(date)),
      starts_at: own?.shift_start_time?.slice(0, 5) ?? null,
      ends_at: own?.shift_end_time?.slice(0, 5) ?? null,
    };
  });
}
