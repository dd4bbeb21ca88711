const DAY_MS = 86_400_000;

/** Returns the moment that is so many times 24 hours before another one. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
