import { type CalendarDate, dayNumber, weekdayOf } from './calendar.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date as people read it: `Sat 30-Jan-2027`. */
export function readDate(date: CalendarDate): string {
  const weekday = weekdayOf(dayNumber(date));
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1, 3)} ${date.slice(8)}-${monthOf(date)}-${date.slice(0, 4)}`;
}

/** A date within its year: `4 Jan`. */
export function readDayAndMonth(date: CalendarDate): string {
  return `${Number(date.slice(8))} ${monthOf(date)}`;
}

function monthOf(date: CalendarDate): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
}
