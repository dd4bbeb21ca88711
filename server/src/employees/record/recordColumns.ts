import { DETAIL_PATHS } from '@seamline/shared/contract/employees/detail-paths';
import { type DatedValues, findImpossibleDates } from '@seamline/shared/contract/employees/employee-dates';
import { CLEARABLE } from '@seamline/shared/contract/employees/employee-details';
import {
  FILE_FIELDS,
  type FileField,
  findLastNameProblem,
  YES_NO_FIELDS,
} from '@seamline/shared/contract/employees/employee-fields';
import { findImpossibleValues } from '@seamline/shared/contract/employees/employee-values';
import { invalid, type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { bareNumber, mobileNumberOf } from '@seamline/shared/contract/wire/telephone-numbers';
import { type Failure, fieldsInvalid } from '../../errors.ts';
import { databaseError, databaseFailure, NOT_PERMITTED } from '../../http/databaseErrors.ts';

const [lowest, highest] = LIMITS.retirementAge;

/** The columns of files, by the field that a form sends them in. */
export const FILE_COLUMNS = {
  profile_picture: 'profile_picture_file_id',
  adhar_card_page_1: 'aadhaar_page_1_file_id',
  adhar_card_page_2: 'aadhaar_page_2_file_id',
  pan_card: 'pan_card_file_id',
} as const satisfies Record<FileField, string>;

type Values = Readonly<Record<string, unknown>>;

const COLUMNS = Object.keys(DETAIL_PATHS).filter((field) => field !== 'reporting_person_ids');

/**
 * The columns that a form's values go into, and no other; a text or a date that was left empty is no value.
 * A multipart form carries every line break as two characters, whatever was typed.
 */
export function columnsOf(values: Values, names: readonly string[] = COLUMNS): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const name of names) {
    const value = values[name];
    if (value === undefined || value === '') continue;
    columns[name] = typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
  }
  const { mobile_number: number, country_code: country, last_name, single_name } = columns;
  if (typeof number === 'string') {
    columns.mobile_number = bareNumber(mobileNumberOf(number, typeof country === 'string' ? country : undefined));
  }
  // An empty last name does not travel, and older clients know no flag: each of the two follows from the other.
  if (single_name === true) columns.last_name = '';
  else if (last_name !== undefined) columns.single_name = false;
  return columns;
}

/** The same with the country's code, which the form of a change does not have. */
export function columnsWithCountryOf(values: Values): Record<string, unknown> {
  return columnsOf(values, [...COLUMNS, 'country_code']);
}

/** Values of the columns of cleared fields. */
export function clearedColumns(names: readonly string[]): Record<string, unknown> {
  const fields = names.filter((name) => CLEARABLE.includes(name) && name !== 'reporting_person_ids');
  return Object.fromEntries(
    fields.map((name) => [columnOf(name), YES_NO_FIELDS.some((field) => field === name) ? false : null]),
  );
}

function columnOf(field: string): string {
  return isFileField(field) ? FILE_COLUMNS[field] : field;
}

export function isFileField(field: string): field is FileField {
  return FILE_FIELDS.some((known) => known === field);
}

/**
 * Refuses dates that cannot be true, and numbers, addresses and links that cannot work. Only values that differ from
 * `before`, which a new employee has none of, count.
 * @throws the 422 with a message at each field
 */
export function refuseImpossibleValues(columns: Values, before: Values, today: string): void {
  const changed = Object.keys(columns).filter((name) => columns[name] !== before[name]);
  const after = { ...before, ...columns };
  const problems = [
    ...findImpossibleDates(after as DatedValues, { today, changed }),
    ...findImpossibleValues(after, before),
    ...findIncomplete(after, changed),
  ];
  if (problems.length > 0) throw fieldsInvalid(problems);
}

/** Values that belong together and of which a change leaves one without the other; the database refuses them as well. */
function findIncomplete(
  { last_name, single_name, bank_account_number: account, ifsc_code: ifsc }: Values,
  changed: readonly string[],
) {
  const isChanged = (...names: string[]) => names.some((name) => changed.includes(name));
  const last = findLastNameProblem({ last_name: last_name as string, single_name: single_name === true });
  const isHalf = (account ?? null) === null ? (ifsc ?? null) !== null : (ifsc ?? null) === null;
  return [
    ...(isChanged('last_name', 'single_name') && last ? [{ field: 'last_name', message: last }] : []),
    ...(isChanged('bank_account_number', 'ifsc_code') && isHalf
      ? [{ field: 'ifsc_code', message: invalid('bank_details_incomplete') }]
      : []),
  ];
}

const SUB_DEPARTMENT_REFUSAL = ['sub_department_id', localized('sub_department_of_other_department')] as const;

const REFUSALS: Readonly<Record<string, readonly [field: string, message: LocalizedMessage]>> = {
  employees_designation: ['designation_id', localized('invalid_choice')],
  employees_branch: ['branch_id', localized('invalid_choice')],
  employees_last_name_present: ['last_name', localized('required')],
  employees_shift: ['shift_id', localized('invalid_choice')],
  employees_department: ['department_id', localized('department_of_other_branch')],
  employees_sub_department: SUB_DEPARTMENT_REFUSAL,
  employees_sub_department_in_department: SUB_DEPARTMENT_REFUSAL,
  employees_mobile_number_format: ['mobile_number', localized('invalid_mobile_number')],
  employees_birth_date_possible: ['birth_date', localized('birth_date_in_future')],
  employees_joining_date_possible: ['joining_date', localized('joining_date_too_late')],
  employees_joining_age_possible: ['joining_date', localized('joining_date_too_early', { years: LIMITS.ageAtJoining })],
  employees_resignation_date_possible: ['resignation_date', localized('resignation_before_joining')],
  employees_company_last_day_possible: ['company_last_day', localized('last_day_before_joining')],
  employees_settled_on_possible: ['settled_on', localized('settlement_before_joining')],
  employees_bank_details_complete: ['ifsc_code', localized('bank_details_incomplete')],
  employees_retirement_age_possible: ['retirement_age', localized('retirement_age_out_of_range', { lowest, highest })],
};

/** The refusal at its field, where the database refused a reference or a format. */
export function refusalOf(error: unknown): Failure | undefined {
  const { code, constraint = '' } = databaseError(error) ?? {};
  if (code === NOT_PERMITTED) return databaseFailure(error, 'PUT');
  const refusal = REFUSALS[constraint];
  return refusal && fieldsInvalid([{ field: refusal[0], message: refusal[1] }]);
}
