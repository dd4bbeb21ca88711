import {
  type EmployeeRecord,
  IMPORT_CLEARABLE,
  type ImportField,
} from '@seamline/shared/contract/employees/employee-imports';
import { readMobile } from '@seamline/shared/contract/wire/telephone-numbers';
import { COLUMNS, FIELDS, type Target } from '../columns/importColumns.ts';
import { readId } from '../columns/kinds.ts';
import type { CellsOf, PlanOptions } from './planRow.ts';
import { placeAfter } from './transfer.ts';

export type Values = Readonly<Partial<Record<ImportField, string>>>;

/** Reads the cells of a row into values of the contract, and returns the errors of the others. */
export function readCells(cells: CellsOf, employee: EmployeeRecord | undefined, options: PlanOptions) {
  const values: Partial<Record<ImportField, string>> = {};
  const errors: Partial<Record<Target, string>> = {};
  const isCleared = (field: ImportField) => isEmptied(field, cells, options);
  for (const field of FIELDS) {
    const text = cells(field);
    if (text === '') continue;
    const around = () => ({ ...placeAfter(values, employee, isCleared), present: employee?.values[field] });
    const reading = COLUMNS[field].kind.read(text, { field, options, around });
    if ('problem' in reading) errors[field] = options.i18n._(reading.problem);
    else if (reading.wire !== '') values[field] = reading.wire;
  }
  const { country } = readMobile(cells('mobile_number'));
  if (country && values.country_code === undefined) values.country_code = country;
  const id = cells('employee_id') === '' ? undefined : readId(cells('employee_id'));
  if (id && 'problem' in id) errors.employee_id = options.i18n._(id.problem);
  return { values: values as Values, errors: errors as Readonly<typeof errors> };
}

/** Returns true if a row clears a field: its cell is empty, and that option is on. */
export function isEmptied(field: ImportField, cells: CellsOf, { emptyClears, isMapped }: PlanOptions): boolean {
  return emptyClears && IMPORT_CLEARABLE.includes(field) && isMapped(field) && cells(field) === '';
}
