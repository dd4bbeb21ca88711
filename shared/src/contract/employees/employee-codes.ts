import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { endpoint } from '../wire/endpoint.ts';
import { version, wholeNumber } from '../wire/fields.ts';

export const CODE_LIMITS = { prefix: 10, digits: [1, 8], next: [1, 99_999_999] } as const;

/** The parts of the codes of a series. */
export interface CodePattern {
  readonly prefix: string;
  readonly digits: number;
}

/** The code of a number: `SEAM-0042`. A number with more digits than agreed is written whole. */
export function employeeCode({ prefix, digits }: CodePattern, number: number): string {
  return `${prefix}${String(number).padStart(digits, '0')}`;
}

export const employeeCodesInput = z.object({
  /** True where new employees without a code get the next one of the series. */
  is_on: z.boolean(invalid('yes_or_no')),
  prefix: z
    .string(invalid('required'))
    .check(
      z.trim(),
      z.maxLength(CODE_LIMITS.prefix, invalid('too_long', { max: CODE_LIMITS.prefix })),
      z.regex(/^[A-Za-z0-9/-]*$/, invalid('invalid_code_prefix')),
    ),
  digits: wholeNumber(...CODE_LIMITS.digits),
  /** The number of the next code; numbers whose code is taken are left out. */
  next: wholeNumber(...CODE_LIMITS.next),
});
export type EmployeeCodesInput = z.output<typeof employeeCodesInput>;

const employeeCodes = z.object({
  is_on: z.boolean(),
  prefix: z.string(),
  digits: z.int(),
  next: z.int(),
  version,
  /** The code that the next new employee gets; null while the series is off. */
  next_code: z.nullable(z.string()),
});
export type EmployeeCodes = z.output<typeof employeeCodes>;

export const getEmployeeCodes = endpoint({
  method: 'GET',
  path: '/data/settings/employee-codes',
  summary: 'The series that employees get their codes from',
  answer: employeeCodes,
});

export const updateEmployeeCodes = endpoint({
  method: 'PUT',
  path: '/data/settings/employee-codes',
  summary: 'Change the series that employees get their codes from, or switch it on or off',
  body: { as: 'json', fields: z.extend(employeeCodesInput, { version: z.optional(version) }) },
  answer: employeeCodes,
});
