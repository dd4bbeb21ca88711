/** The days of a week as they begin the names of timings on the wire. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof DAYS)[number];

/** The days of a week as lists of days spell them, in the same order. */
export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The weeks of a month in which alternate days are off. */
export const WEEKS = [1, 2, 3, 4, 5] as const;
export type Week = (typeof WEEKS)[number];

const DAY_MINUTES = 24 * 60;

/** The working hours of one day, in minutes after its midnight; an overnight end lies past 1440. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Minutes after midnight of a wall-clock time: `09:30` → 570. */
export function minutesOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The wall-clock time so many minutes after a midnight, whichever day that is: 1830 → `06:30`. */
export function timeOfDay(minutes: number): string {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`;
}

/** Returns the start and end of a shift; an end that is not after the start belongs to the next day. */
export function spanOf(start: string | null, end: string | null): Span | undefined {
  if (start === null || end === null) return undefined;
  const from = minutesOfDay(start);
  return { start: from, end: nextAfter(from, minutesOfDay(end)) };
}

/** Returns whether the shift ends on the day after its start. */
export function isOvernight({ end }: Span): boolean {
  return end > DAY_MINUTES;
}

/** Returns a wall-clock time in minutes on the axis of a shift. A time before the start belongs to the next day. */
export function minutesInSpan({ start }: Span, time: string): number {
  const minutes = minutesOfDay(time);
  return minutes < start ? minutes + DAY_MINUTES : minutes;
}

/** The minutes of `next`, moved by a day where it is not after `from`. */
export function nextAfter(from: number, next: number): number {
  return next > from ? next : next + DAY_MINUTES;
}

/** Returns whether a time is later than another. The 12 hours that follow `than` on the clock count as later. */
export function isLater(time: string, than: string): boolean {
  const after = (minutesOfDay(time) - minutesOfDay(than) + DAY_MINUTES) % DAY_MINUTES;
  return after > 0 && after <= DAY_MINUTES / 2;
}

const CLOCK_DURATION = /^(\d{1,3}):([0-5]\d)(?::00)?$/;
const ISO_DURATION = /^P(?=\d|T\d)(?:(\d{1,3})D)?(?:T(?=\d)(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:0S)?)?$/;

/** Minutes of a duration, spelt `01:30:00`, `P1D` or `PT1H30M`; undefined for another text. */
export function minutesOfDuration(duration: string): number | undefined {
  const clock = CLOCK_DURATION.exec(duration);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const iso = ISO_DURATION.exec(duration);
  if (!iso) return undefined;
  return Number(iso[1] ?? 0) * DAY_MINUTES + Number(iso[2] ?? 0) * 60 + Number(iso[3] ?? 0);
}

/** A duration as the choices spell it: 90 → `01:30:00`, 2880 → `48:00:00`. */
export function durationOf(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00`;
}

/** The days of a duration of whole days, which people read as days: `P3D` → 3, `72:00:00` → 3; undefined for others. */
export function wholeDaysOf(duration: string): number | undefined {
  const days = (minutesOfDuration(duration) ?? 0) / DAY_MINUTES;
  return Number.isInteger(days) && days > 0 ? days : undefined;
}

/**
 * The whole days of a stored field, which people read as days: `P3D` → 3. The last punch is chosen in hours: `24:00:00`.
 * Undefined for other fields and values.
 */
export function wholeDaysOfField(field: string, value: string): number | string | undefined {
  const days = field.includes('hours') && value.startsWith('P') ? wholeDaysOf(value) : undefined;
  return days !== undefined && field.endsWith('max_punch_out_hours') ? durationOf(days * DAY_MINUTES) : days;
}

/** Formats a duration as the data service returns it: whole days as `P1D`, others as `01:30:00`. */
export function storedDuration(minutes: number): string {
  const days = minutes / DAY_MINUTES;
  return Number.isInteger(days) && days > 0 ? `P${days}D` : durationOf(minutes);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
