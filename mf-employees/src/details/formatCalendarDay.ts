const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A calendar date as people read it, `05-Mar-2026`; it never becomes an instant, so no time zone can move it. */
export function formatCalendarDay(date: string): string {
  const [year, month, day] = date.split('-');
  const name = MONTHS[Number(month) - 1];
  return year && name && day ? `${day}-${name}-${year}` : date;
}
