import type { EmployeeRecord } from '@seamline/shared/contract/employees/employee-imports';
import {
  IMPORT_FIELDS,
  importedChange,
  importedPerson,
  type SentRow,
} from '@seamline/shared/contract/employees/employee-imports';
import {
  contradictingNames,
  type EmployeeNames,
  mayBeAnotherPerson,
} from '@seamline/shared/contract/employees/employee-names';
import { localized } from '@seamline/shared/contract/errors';
import { isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { type FieldError, fieldsInvalid, isFailure } from '../../errors.ts';
import { decoded } from '../../http/route.ts';
import type { EmployeeChange } from '../record/employeeRecords.ts';
import { clearedColumns, columnsWithCountryOf } from '../record/recordColumns.ts';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly left_at: Date | null;
  readonly resignation_date: string | null;
  readonly company_last_day: string | null;
}

type Columns = EmployeeChange['columns'];

const WRONG_DAY: FieldError = { field: 'effective_on', message: localized('invalid_date') };

/** Returns the change of a row, or the reasons against it, by the rules of the two forms. */
export function changeOf(
  { employee_id: id, values, clear = [], effective_on: day }: SentRow,
  today: string,
): { readonly change: EmployeeChange } | { readonly errors: FieldError[] } {
  const checked = decoded(id === undefined ? importedPerson : importedChange, values);
  const dayErrors = day === undefined || isCalendarDate(day) ? [] : [WRONG_DAY];
  if (checked.errors || dayErrors.length > 0) return { errors: [...(checked.errors ?? []), ...dayErrors] };
  const { reporting_person_ids: reporting } = checked.data;
  return {
    change: {
      columns: { ...columnsWithCountryOf(checked.data), ...clearedColumns(clear) },
      reportingIds: clear.includes('reporting_person_ids') ? [] : reporting,
      files: {},
      today,
    },
  };
}

const NAMES = ['full_name', 'first_name', 'last_name'];

/** Refuses names that contradict each other, as far as the change brings them; `before` is empty for a new employee. */
export function checkNames(before: EmployeeNames, columns: Columns): void {
  const stored = before as Readonly<Record<string, unknown>>;
  const changed = NAMES.filter((name) => columns[name] !== undefined && columns[name] !== stored[name]);
  const parts = contradictingNames({ ...before, ...columns }, changed);
  const full = String(columns.full_name ?? before.full_name ?? '');
  const message = localized('contradicts_full_name', { full });
  if (parts.length > 0) throw fieldsInvalid(parts.map((field) => ({ field, message })));
}

/** Refuses contradicting names, and a change that would make another person of an employee unless it was confirmed. */
export function checkChange(
  before: EmployeeNames & { readonly birth_date: string },
  columns: Columns,
  isConfirmed: boolean,
): void {
  checkNames(before, columns);
  if (isConfirmed || !mayBeAnotherPerson(before, columns)) return;
  throw fieldsInvalid([{ field: 'full_name', message: localized('another_person', { name: before.full_name ?? '' }) }]);
}

/** A former employee, by what a new one can have in common with them. */
export interface FormerEmployee {
  readonly full_name: string;
  readonly mobile_number: string;
  readonly biometric_id: string | null;
}

/** The reason not to add an employee without a confirmation: a former one has the same mobile number or code. */
export function sharedWithFormer(columns: Columns, former: readonly FormerEmployee[]): FieldError[] {
  const byNumber = former.find(({ mobile_number }) => mobile_number === columns.mobile_number);
  if (byNumber)
    return [
      { field: 'mobile_number', message: localized('mobile_number_of_former_employee', { name: byNumber.full_name }) },
    ];
  const byCode = former.find(({ biometric_id }) => biometric_id !== null && biometric_id === columns.biometric_id);
  return byCode
    ? [{ field: 'biometric_id', message: localized('biometric_id_of_former_employee', { name: byCode.full_name }) }]
    : [];
}

/** True for a change that would change nothing. */
export function isWithoutEffect(before: object, { columns, reportingIds }: EmployeeChange): boolean {
  const stored = before as Readonly<Record<string, unknown>>;
  const wanted = {
    ...columns,
    ...(reportingIds && { reporting_person_ids: [...new Set(reportingIds)].sort(byNumber) }),
  };
  return Object.entries(wanted).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(stored[name] ?? null),
  );
}

const byNumber = (one: number, other: number) => one - other;

/** The reasons of a refusal that is about one row; anything else is about the whole call and is thrown on. */
export function reasonsOf(error: unknown): FieldError[] {
  if (!isFailure(error) || error.statusCode >= 500) throw error;
  if (error.errors) return [...error.errors];
  const changed = error.conflict?.changes ?? [];
  return ['', ...changed.map(({ field }) => field)].map((field) => ({ field, message: error.reason }));
}

/** An employee as a row of a sheet holds them. */
export function toRecord(row: Row): EmployeeRecord {
  const stored = row as unknown as Readonly<Record<string, unknown>>;
  const values: Record<string, string> = {};
  for (const field of IMPORT_FIELDS) {
    const value = stored[field];
    const text = value === null || value === undefined ? '' : String(value);
    if (text !== '') values[field] = text;
  }
  const { resignation_date, company_last_day } = row;
  const leaving = resignation_date && company_last_day ? { resignation_date, company_last_day } : null;
  return { id: row.id, version: row.version, has_left: row.left_at !== null, leaving, values };
}
