import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type CalendarDate, dayNumber, weekdayOf } from './calendar.ts';
import { shortDayName } from './dayNames.ts';

const MONTHS: readonly MessageDescriptor[] = [
  msg({ message: 'Jan', context: 'month of a date' }),
  msg({ message: 'Feb', context: 'month of a date' }),
  msg({ message: 'Mar', context: 'month of a date' }),
  msg({ message: 'Apr', context: 'month of a date' }),
  msg({ message: 'May', context: 'month of a date' }),
  msg({ message: 'Jun', context: 'month of a date' }),
  msg({ message: 'Jul', context: 'month of a date' }),
  msg({ message: 'Aug', context: 'month of a date' }),
  msg({ message: 'Sep', context: 'month of a date' }),
  msg({ message: 'Oct', context: 'month of a date' }),
  msg({ message: 'Nov', context: 'month of a date' }),
  msg({ message: 'Dec', context: 'month of a date' }),
];

const SHORT_MONTHS: readonly MessageDescriptor[] = [
  msg({ message: 'Jan', context: 'month where there is little room' }),
  msg({ message: 'Feb', context: 'month where there is little room' }),
  msg({ message: 'Mar', context: 'month where there is little room' }),
  msg({ message: 'Apr', context: 'month where there is little room' }),
  msg({ message: 'May', context: 'month where there is little room' }),
  msg({ message: 'Jun', context: 'month where there is little room' }),
  msg({ message: 'Jul', context: 'month where there is little room' }),
  msg({ message: 'Aug', context: 'month where there is little room' }),
  msg({ message: 'Sep', context: 'month where there is little room' }),
  msg({ message: 'Oct', context: 'month where there is little room' }),
  msg({ message: 'Nov', context: 'month where there is little room' }),
  msg({ message: 'Dec', context: 'month where there is little room' }),
];

/** A date as people read it: `Sat 30-Jan-2027`, `शनि 30 जनवरी 2027`. */
export function readDate(date: CalendarDate, i18n: I18n): string {
  const weekday = shortDayName(weekdayOf(dayNumber(date)), i18n);
  const [year, day, month] = [date.slice(0, 4), date.slice(8), monthOf(date, MONTHS, i18n)];
  return i18n._(msg`${weekday} ${day}-${month}-${year}`);
}

/** A date within its year where there is little room: `4 Jan`. */
export function readDayAndMonth(date: CalendarDate, i18n: I18n): string {
  return `${Number(date.slice(8))} ${monthOf(date, SHORT_MONTHS, i18n)}`;
}

function monthOf(date: CalendarDate, months: readonly MessageDescriptor[], i18n: I18n): string {
  const month = months[Number(date.slice(5, 7)) - 1];
  return month ? i18n._(month) : '';
}
