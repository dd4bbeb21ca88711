import { perLocale } from '@seamline/shared/messages';

const timeZone = 'Asia/Kolkata';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Milliseconds, all year round. */
const AHEAD_OF_UTC = 5.5 * 3_600_000;

const days = perLocale((locale) =>
  locale.startsWith('en') ? englishDay : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format,
);
const clocks = perLocale(() => new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone }));

/** The day of an instant in Asia/Kolkata, such as `05-Mar-2026` or `5 मार्च 2026`; what is no instant is shown as it came. */
export function formatDay(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : days()(date);
}

/** The time of an instant in Asia/Kolkata to the second, such as `18:04:09`; the clock of 24 hours in every language. */
export function formatTime(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : clocks().format(date);
}

/** Day and time of an instant in Asia/Kolkata, such as `05-Mar-2026 18:04:09`. */
export function formatMoment(instant: string): string {
  return Number.isNaN(new Date(instant).getTime()) ? instant : `${formatDay(instant)} ${formatTime(instant)}`;
}

/**
 * English has the product's own spelling: the names of months have three letters, while en-IN writes Sept. Put together
 * here, since the first formatter of a browser takes a slow phone 50 ms.
 */
function englishDay(date: Date): string {
  const there = new Date(date.getTime() + AHEAD_OF_UTC);
  return `${String(there.getUTCDate()).padStart(2, '0')}-${MONTHS[there.getUTCMonth()]}-${there.getUTCFullYear()}`;
}
