import type { EmployeeRecord } from '@seamline/shared/contract/employee-imports';
import {
  IMPORT_FIELDS,
  importedChange,
  importedPerson,
  type SentRow,
} from '@seamline/shared/contract/employee-imports';
import { type FieldError, isFailure } from '../../errors.ts';
import { decoded } from '../../http/route.ts';
import { clearedColumns, columnsWithCountryOf } from '../employee-records/rules.ts';
import type { EmployeeChange } from '../employee-records/store.ts';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly left_at: Date | null;
  readonly resignation_date: string | null;
  readonly company_last_day: string | null;
}

export const messages = {
  hasLeft: (name: string) => `${name} has left. Reinstate them first, on the page of former employees.`,
  nobody: 'This employee does not exist.',
} as const;

/** What a row changes, or why it cannot: the rules are those of the two forms. */
export function changeOf(
  { employee_id: id, values, clear = [] }: SentRow,
  today: string,
): { readonly change: EmployeeChange } | { readonly errors: FieldError[] } {
  const checked = decoded(id === undefined ? importedPerson : importedChange, values);
  if (checked.errors) return { errors: checked.errors };
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

/** Whether a change would leave everything as it is. */
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
  return [{ field: '', message: error.message }, ...changed.map(({ field }) => ({ field, message: error.message }))];
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
  const { id, version, left_at, resignation_date, company_last_day } = row;
  const dates = resignation_date !== null && company_last_day !== null && { resignation_date, company_last_day };
  return { id, version, has_left: left_at !== null, ...dates, values };
}
