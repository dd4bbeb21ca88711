import { latinDigits, onlyDigits } from '@seamline/shared/contract/digits';
import { COUNTRIES, digitsOf } from '@seamline/shared/contract/employee-fields';

/** The value of a cell as the contract spells it, or the reason why it cannot be read. */
export type Reading = { readonly wire: string } | { readonly problem: Problem };

/** The reasons why a cell cannot be read. */
export type Problem = 'date' | 'wholeNumber' | 'gender' | 'employmentType' | 'yesNo' | 'country' | 'people' | 'id';

const problem = (why: Problem): Reading => ({ problem: why });
const wire = (text: string): Reading => ({ wire: text });

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s._-]+/g, ' ')
    .trim();

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

/** Reads a mobile number, and the country code if it precedes the number. */
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
