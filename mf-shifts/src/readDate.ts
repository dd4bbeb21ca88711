import type { Language } from '@seamline/shared/session';
import { type CalendarDate, dayNumber, weekdayOf } from './calendar.ts';
import { shortDayName } from './days.ts';

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
  gu: 'જાન્યુઆરી ફેબ્રુઆરી માર્ચ એપ્રિલ મે જૂન જુલાઈ ઑગસ્ટ સપ્ટેમ્બર ઑક્ટોબર નવેમ્બર ડિસેમ્બર'.split(' '),
};

/** A date as people read it: `Sat 30-Jan-2027`, `शनि 30 जनवरी 2027`. */
export function readDate(date: CalendarDate, language: Language): string {
  const weekday = shortDayName(weekdayOf(dayNumber(date)), language);
  const mark = language === 'en' ? '-' : ' ';
  return `${weekday} ${[date.slice(8), monthOf(date, language), date.slice(0, 4)].join(mark)}`;
}

/** A date within its year: `4 Jan`. */
export function readDayAndMonth(date: CalendarDate, language: Language): string {
  return `${Number(date.slice(8))} ${monthOf(date, language)}`;
}

function monthOf(date: CalendarDate, language: Language): string {
  return MONTHS[language][Number(date.slice(5, 7)) - 1] ?? '';
}
