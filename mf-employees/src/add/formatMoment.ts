const moment = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Kolkata',
});

/** Day and time of an instant in Asia/Kolkata. */
export function formatMoment(instant: string): string {
  return moment.format(new Date(instant));
}
