import { perLocale } from '@seamline/shared/messages';

// English has the product's own spelling, made of parts: the names of months have three letters, while en-IN writes Sept.
const day = new Intl.DateTimeFormat('en-US', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const translated = perLocale((locale) => {
  const isEnglish = locale.startsWith('en');
  return isEnglish ? undefined : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
});
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** The day of an instant in Asia/Kolkata, such as `05-Mar-2026` or `5 मार्च 2026`; what is no instant is shown as it came. */
export function formatDay(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  const other = translated();
  if (other) return other.format(date);
  const part = Object.fromEntries(day.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${part.day}-${part.month}-${part.year}`;
}

/** The time of an instant in Asia/Kolkata to the second, such as `18:04:09`; the clock of 24 hours in every language. */
export function formatTime(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : clock.format(date);
}

/** Day and time of an instant in Asia/Kolkata, such as `05-Mar-2026 18:04:09`. */
export function formatMoment(instant: string): string {
  return Number.isNaN(new Date(instant).getTime()) ? instant : `${formatDay(instant)} ${formatTime(instant)}`;
}
