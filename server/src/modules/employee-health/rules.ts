import { HEALTH_DAYS } from '@seamline/shared/contract/employee-health';

/** The days that decide what has run out and what is about to. */
export interface Days {
  readonly today: string;
  readonly soon: string;
}

const DAY = 86_400_000;
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** India keeps one time all year round, so that so many days later are so many times 24 hours later. */
export function daysOf(now: Date): Days {
  return { today: calendar.format(now), soon: calendar.format(now.getTime() + HEALTH_DAYS * DAY) };
}
