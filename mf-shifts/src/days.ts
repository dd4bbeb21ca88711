import { DAYS, type Day, WEEKDAYS, type Weekday } from '@seamline/shared/contract/shift';

/** A day as people write it: `monday`, `MONDAY` → `Monday`. */
export function dayName(day: Day | Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1).toLowerCase();
}

/** A weekday's name in the list of week-offs: `monday` → `MONDAY`. */
export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[DAYS.indexOf(day)] as Weekday;
}
