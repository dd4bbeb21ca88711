import { formatDay } from '@seamline/shared/table';

/** A calendar date as people read it, `05-Mar-2026`; noon in India is on that day, wherever the device is. */
export function formatCalendarDay(date: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? formatDay(`${date}T12:00+05:30`) : date;
}
