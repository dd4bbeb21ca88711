import { isCalendarDate } from '@seamline/shared/contract/wire/dates';

const DAY_MS = 86_400_000;

/** Days from the resignation to the last day at work; negative if the dates are reversed. */
export function noticeDays(resigned: string, lastDay: string): number | undefined {
  if (!isCalendarDate(resigned) || !isCalendarDate(lastDay)) return undefined;
  // A date without a time is read as UTC, where every day has 24 hours.
  return (Date.parse(lastDay) - Date.parse(resigned)) / DAY_MS;
}
