import { invalid } from '../errors.ts';
import { isWorkingEmail } from '../wire/fields.ts';
import { bareNumber, DEFAULT_COUNTRY_CODE, isTelephoneNumber, mobileNumberOf } from '../wire/telephone-numbers.ts';

type Values = Readonly<Record<string, unknown>>;

/** A value that cannot work, and the encoded message against it. */
export interface ImpossibleValue {
  readonly field: string;
  readonly message: string;
}

interface Rule {
  isPossible(value: string, countryCode: string | undefined): boolean;
  readonly message: string;
}

const TELEPHONE: Rule = {
  isPossible: isTelephoneNumber,
  message: invalid('invalid_telephone_number'),
};
const EMAIL: Rule = { isPossible: isWorkingEmail, message: invalid('invalid_email') };
const LINK: Rule = {
  // Browsers leave out white space in a scheme, and invisible characters hide one.
  isPossible: (value) => /^(?:https?:|(?![a-z][a-z0-9+-]*:))/i.test(value.replaceAll(/[\s\p{Cf}]/gu, '')),
  message: invalid('invalid_link'),
};

const RULES: Readonly<Record<string, Rule>> = {
  emergency_number: TELEPHONE,
  alt_phone_number: TELEPHONE,
  whatsapp_number: TELEPHONE,
  company_mobile: TELEPHONE,
  primary_email: EMAIL,
  personal_email: EMAIL,
  facebook_link: LINK,
  linkedin_link: LINK,
  twitter_link: LINK,
  instagram_link: LINK,
};

/**
 * Finds the numbers, mail addresses and links of an employee that cannot work, at most one problem for each field.
 * `values` are those after the change. A value that is stored already, in whatever notation, never blocks another
 * change. The rule of a mobile number needs the country: without it any count from 4 to 15 digits is possible.
 */
export function findImpossibleValues(values: Values, stored: Values): ImpossibleValue[] {
  const others = Object.entries(RULES).flatMap(([field, { isPossible, message }]) => {
    const value = textOf(values[field]);
    const isStored = compact(value) === compact(textOf(stored[field]));
    return value === '' || isStored || isPossible(value, undefined) ? [] : [{ field, message }];
  });
  return [...findImpossibleMobile(values, stored), ...others];
}

function findImpossibleMobile(values: Values, stored: Values): ImpossibleValue[] {
  // A new employee without a country code gets the Indian one.
  const isNew = textOf(stored.mobile_number) === '';
  const country = textOf(values.country_code) || (isNew ? DEFAULT_COUNTRY_CODE : undefined);
  const number = bareNumber(mobileNumberOf(textOf(values.mobile_number), country));
  const isStored = number === textOf(stored.mobile_number) && country === (textOf(stored.country_code) || undefined);
  if (number === '' || isStored || country !== DEFAULT_COUNTRY_CODE || /^\d{10}$/.test(number)) return [];
  return [{ field: 'mobile_number', message: invalid('indian_number_of_ten_digits') }];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Two notations of one value are one value: sheets and forms clean what was stored before they did. */
function compact(value: string): string {
  return bareNumber(value).toLowerCase();
}

export const BLOOD_GROUPS = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

const SIGNS: Readonly<Record<string, string>> = {
  '+': '+',
  '+ve': '+',
  pos: '+',
  positive: '+',
  plus: '+',
  '-': '-',
  '-ve': '-',
  neg: '-',
  negative: '-',
  minus: '-',
};

/** Reads the usual spellings of a blood group: `b positive` and `B +ve` are `B+`. Any other text stays. */
export function readBloodGroup(text: string): string {
  const compacted = text
    .toLowerCase()
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\brh\b|[\s().]/g, '');
  const [, type = '', sign = ''] = /^(ab|a|b|o|0)(.+)$/.exec(compacted) ?? [];
  const known = SIGNS[sign];
  return known ? `${type.replace('0', 'o').toUpperCase()}${known}` : text;
}

export const MARITAL_STATUSES = ['Single', 'Married', 'Divorced', 'Widowed', 'Separated'] as const;
type MaritalStatus = (typeof MARITAL_STATUSES)[number];

/** Words that people write for a marital status, in lower case. */
const MARITAL_SPELLINGS: Readonly<Record<MaritalStatus, readonly string[]>> = {
  Single: [
    'unmarried',
    'un-married',
    'never married',
    'bachelor',
    's',
    'अविवाहित',
    'अविवाहिता',
    'અપરિણીત',
    'અવિવાહિત',
    'કુંવારા',
  ],
  Married: ['m', 'wed', 'विवाहित', 'विवाहिता', 'शादीशुदा', 'પરિણીત', 'વિવાહિત', 'પરણિત'],
  Divorced: ['divorcee', 'divorcé', 'divorcée', 'तलाकशुदा', 'છૂટાછેડા લીધેલ', 'છૂટાછેડા'],
  Widowed: ['widow', 'widower', 'विधवा', 'विधुर', 'વિધવા', 'વિધુર'],
  Separated: ['अलग', 'અલગ'],
};

/** Reads the usual spellings of a marital status, in English, Hindi and Gujarati. Any other text stays. */
export function readMaritalStatus(text: string): string {
  const word = text.trim().toLowerCase().normalize('NFC');
  const found = MARITAL_STATUSES.find(
    (status) => status.toLowerCase() === word || MARITAL_SPELLINGS[status].includes(word),
  );
  return found ?? text;
}

/** The usual values of texts with suggestions, and what reads other spellings of them. */
export const USUAL_VALUES = {
  blood_group: { values: BLOOD_GROUPS, read: readBloodGroup },
  marital_status: { values: MARITAL_STATUSES, read: readMaritalStatus },
} as const;
export type SuggestedField = keyof typeof USUAL_VALUES;

export function isSuggestedField(field: string): field is SuggestedField {
  return field in USUAL_VALUES;
}

/** True for an Indian number that begins with another digit than mobile numbers do. */
export function isOddMobile(number: string, countryCode: string | undefined): boolean {
  return countryCode === DEFAULT_COUNTRY_CODE && /^[0-5]\d{9}$/.test(bareNumber(number));
}
