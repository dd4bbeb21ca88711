import { dateInIndia } from '@seamline/shared/contract/employee-dates';
import { HEALTH_DAYS } from '@seamline/shared/contract/employee-health';

/** The dates that decide what has expired and what expires soon. */
export interface Days {
  readonly today: string;
  readonly soon: string;
}

const DAY = 86_400_000;

/** India keeps one time all year round, so that so many days later are so many times 24 hours later. */
export function daysOf(now: Date): Days {
  return { today: dateInIndia(now), soon: dateInIndia(new Date(now.getTime() + HEALTH_DAYS * DAY)) };
}
