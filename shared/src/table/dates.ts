// Only its parts are used: the names of months have three letters here, while en-IN writes Sept.
const day = new Intl.DateTimeFormat('en-US', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** The day of an instant in Asia/Kolkata, such as `05-Mar-2026`; what is no instant is shown as it came. */
export function formatDay(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  const part = Object.fromEntries(day.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${part.day}-${part.month}-${part.year}`;
}

/** Day and time of an instant in Asia/Kolkata, such as `05-Mar-2026 18:04:09`. */
export function formatMoment(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : `${formatDay(instant)} ${clock.format(date)}`;
}
