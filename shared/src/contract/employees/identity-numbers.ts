import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { cleanNumber } from '../wire/digits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { idParameter } from '../wire/fields.ts';

/** Numbers that identify a person before the state and their bank. They are stored encrypted. */
export const IDENTITY_NUMBERS = [
  'pan_number',
  'aadhaar_number',
  'uan_number',
  'esic_number',
  'bank_account_number',
  'ifsc_code',
] as const;
export type IdentityNumber = (typeof IDENTITY_NUMBERS)[number];

export function isIdentityNumber(field: string): field is IdentityNumber {
  return IDENTITY_NUMBERS.some((known) => known === field);
}

/** True for the number of a bank's branch, which the bank publishes: it is never masked. */
export function isPublicNumber(field: IdentityNumber): boolean {
  return field === 'ifsc_code';
}

/** Written before the last four characters of a number that is not shown. */
const MASK = '••••';

/** The most that is shown of a number unless a person asks for it. */
export function maskedNumber(lastFour: string): string {
  return `${MASK}${lastFour}`;
}

/** A number in capitals and Latin digits, without the spaces and hyphens that it is often written with. */
export function compactNumber(text: string): string {
  return cleanNumber(text).replaceAll(/[\s-]/g, '').toUpperCase();
}

const number = (pattern: RegExp, message: string, isGenuine: (text: string) => boolean = () => true) =>
  z.optional(
    z.string(message).check(
      z.overwrite((text) => (text.startsWith(MASK) ? '' : compactNumber(text))),
      z.refine((text) => text === '' || (pattern.test(text) && isGenuine(text)), { error: message }),
    ),
  );

/** The fields under the names that forms and sheets send them by. An empty or masked text is no value. */
export const identityNumberFields = {
  /** Income Tax Department: five letters, four digits, a letter. */
  pan_number: number(/^[A-Z]{5}\d{4}[A-Z]$/, invalid('invalid_pan_number')),
  /** UIDAI: twelve digits, of which the first is neither 0 nor 1 and the last is a Verhoeff check digit. */
  aadhaar_number: number(/^[2-9]\d{11}$/, invalid('invalid_aadhaar_number'), hasVerhoeffDigit),
  /** Universal Account Number of the Employees' Provident Fund Organisation. */
  uan_number: number(/^\d{12}$/, invalid('invalid_uan_number')),
  /** Insurance number of the Employees' State Insurance Corporation. */
  esic_number: number(/^\d{10}$/, invalid('invalid_esic_number')),
  bank_account_number: number(/^\d{9,18}$/, invalid('invalid_bank_account_number')),
  /** Reserve Bank of India: four letters of the bank, a zero, six characters of the branch. */
  ifsc_code: number(/^[A-Z]{4}0[A-Z0-9]{6}$/, invalid('invalid_ifsc_code')),
} satisfies Record<IdentityNumber, unknown>;

/** Products of the dihedral group D5, and the permutation of each place (J. Verhoeff, 1969). */
const PRODUCTS = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const PERMUTATIONS = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** Returns whether the last digit of a number is its Verhoeff check digit, which finds every single wrong digit. */
export function hasVerhoeffDigit(digits: string): boolean {
  const check = [...digits]
    .reverse()
    .reduce((sum, digit, index) => Number(PRODUCTS[sum]?.[Number(PERMUTATIONS[index % 8]?.[Number(digit)])]), 0);
  return check === 0;
}

export const revealIdentityNumber = endpoint({
  method: 'POST',
  path: '/data/employeeDetails/:id/reveal',
  summary: 'A whole identity or bank number of an employee, which leaves an entry in the session log',
  params: z.object({ id: idParameter }),
  body: { as: 'json', fields: z.object({ field: z.enum(IDENTITY_NUMBERS, invalid('invalid_choice')) }) },
  answer: z.object({
    /** Null where there is none. */
    value: z.nullable(z.string()),
  }),
});
