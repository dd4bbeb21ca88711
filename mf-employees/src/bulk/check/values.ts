import { latinDigits, onlyDigits } from '@seamline/shared/contract/digits';
import { COUNTRIES, digitsOf } from '@seamline/shared/contract/employee-fields';

/** What a cell says in the product's own spelling, or that it cannot be understood. */
export type Reading = { readonly wire: string } | { readonly problem: Problem };

/** Why a cell cannot be understood; the sentences stand with the other texts. */
export type Problem = 'date' | 'wholeNumber' | 'gender' | 'employmentType' | 'yesNo' | 'country' | 'people' | 'id';

const problem = (why: Problem): Reading => ({ problem: why });
const wire = (text: string): Reading => ({ wire: text });

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s._-]+/g, ' ')
    .trim();

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Days of the calendar before the day that Excel counts as 1; it takes 1900 for a leap year, so later days are one more. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/**
 * A date as sheets have it: 2020-02-29, 29/02/2020, 29-2-20, 29 Feb 2020, or the number that Excel counts days with.
 * The day comes before the month, as everywhere in India.
 */
export function readDate(given: string): Reading {
  const text = latinDigits(given);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (dayFirst) return dateOf(wholeYear(dayFirst[3]), dayFirst[2], dayFirst[1]);
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+([a-z]{3,9})[-/., ]+(\d{4}|\d{2})$/i.exec(text);
  if (named) return dateOf(wholeYear(named[3]), monthNamed(named[2]), named[1]);
  const monthFirst = /^([a-z]{3,9})[-/. ]+(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4})$/i.exec(text);
  if (monthFirst) return dateOf(monthFirst[3], monthNamed(monthFirst[1]), monthFirst[2]);
  const counted = /^\d{4,5}$/.test(text) ? Number(text) : 0;
  if (counted >= 3000 && counted < 80_000) {
    return wire(new Date(EXCEL_EPOCH + counted * DAY_MS).toISOString().slice(0, 10));
  }
  return problem('date');
}

/** Whether the calendar has the day is the contract's to say. */
function dateOf(year = '', month = '', day = ''): Reading {
  return wire(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function monthNamed(word = ''): string {
  const month = MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? '99' : String(month);
}

/** Two digits are a year of a life: whoever works was not born in 2068. */
function wholeYear(year = ''): string {
  if (year.length === 4) return year;
  return Number(year) > 50 ? `19${year}` : `20${year}`;
}

export function readWholeNumber(text: string): Reading {
  const digits = /^(\d{1,9})(?:[.,]0*)?$/.exec(latinDigits(text))?.[1];
  return digits === undefined ? problem('wholeNumber') : wire(String(Number(digits)));
}

const YES: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां', 'हा', 'હા'].map(folded));
const NO: ReadonlySet<string> = new Set(['no', 'n', 'false', '0', 'नहीं', 'नही', 'ના', 'નહીં'].map(folded));

export function readYesNo(text: string): Reading {
  if (YES.has(folded(text))) return wire('true');
  return NO.has(folded(text)) ? wire('false') : problem('yesNo');
}

const WORDS: Readonly<Record<'gender' | 'employmentType', Readonly<Record<string, readonly string[]>>>> = {
  gender: {
    MALE: ['male', 'm', 'man', 'पुरुष', 'પુરુષ'],
    FEMALE: ['female', 'f', 'woman', 'महिला', 'स्त्री', 'સ્ત્રી', 'મહિલા'],
    OTHER: ['other', 'o', 'others', 'अन्य', 'અન્ય'],
  },
  employmentType: {
    FULL_TIME: [
      'full time',
      'fulltime',
      'full',
      'permanent',
      'फ़ुल टाइम',
      'फुल टाइम',
      'ફુલ ટાઇમ',
      'पूर्णकालिक',
      'पूर्ण समय',
      'પૂર્ણ સમય',
    ],
    PART_TIME: ['part time', 'parttime', 'part', 'पार्ट टाइम', 'પાર્ટ ટાઇમ', 'अंशकालिक', 'अंश समय', 'અંશ સમય'],
  },
};

export function readWord(kind: 'gender' | 'employmentType', text: string): Reading {
  const found = Object.entries(WORDS[kind]).find(([, words]) => words.some((word) => folded(word) === folded(text)));
  return found ? wire(found[0]) : problem(kind);
}

export function readCountry(text: string): Reading {
  const code = `+${onlyDigits(text)}`;
  const found = COUNTRIES.find(
    (country) => country.code === code || country.name.split(', ').some((name) => folded(name) === folded(text)),
  );
  return found ? wire(found.code) : problem('country');
}

/** A mobile number, and the country code where it stands before it. */
export function readMobile(text: string): { readonly number: string; readonly country?: string } {
  const bare = digitsOf(latinDigits(text).replaceAll(/[().]/g, ''));
  const international = bare.startsWith('+') ? bare : bare.replace(/^00/, '+');
  if (international.startsWith('+')) {
    const country = COUNTRIES.map(({ code }) => code)
      .toSorted((one, other) => other.length - one.length)
      .find((code) => international.startsWith(code));
    return country ? { number: international.slice(country.length), country } : { number: international };
  }
  if (/^91[6-9]\d{9}$/.test(bare)) return { number: bare.slice(2), country: '+91' };
  return { number: /^0[6-9]\d{9}$/.test(bare) ? bare.slice(1) : bare };
}

/** The ids of several people, one or more marks apart: 12, #15; 3. */
export function readPeople(text: string): Reading {
  const parts = latinDigits(text)
    .split(/[,;\n]/)
    .map((part) => part.trim().replace(/^#/, ''));
  const ids = parts.filter((part) => part !== '');
  if (ids.length === 0 || ids.some((id) => !/^[1-9]\d{0,8}$/.test(id))) return problem('people');
  return wire([...new Set(ids.map(Number))].sort((one, other) => one - other).join(','));
}

export function readId(given: string): Reading {
  const text = latinDigits(given);
  return /^#?[1-9]\d{0,8}(?:\.0*)?$/.test(text)
    ? wire(String(Number.parseInt(text.replace('#', ''), 10)))
    : problem('id');
}
