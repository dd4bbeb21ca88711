import {
  checkImportedRow,
  type EmployeeRecord,
  IMPORT_CLEARABLE,
  IMPORT_FIELDS,
  type ImportField,
} from '@seamline/shared/contract/employee-imports';
import { composeName } from '../../fields/composeName.ts';
import type { Target } from '../columns/targets.ts';
import type { BulkTexts } from '../messages.ts';
import { isPlaceField, kindOf } from './cellWords.ts';
import { type Places, readPlace } from './places.ts';
import {
  type Reading,
  readCountry,
  readDate,
  readId,
  readMobile,
  readPeople,
  readWholeNumber,
  readWord,
  readYesNo,
} from './values.ts';

/** What a cell says, by what its column stands for; empty where there is none. */
export type CellsOf = (target: Target) => string;

/** By what a row can be recognised as somebody who works here. */
export interface RowKeys {
  readonly id: number | undefined;
  readonly number: string;
  readonly code: string;
}

/** What would become of a row. */
export interface RowPlan {
  readonly kind: 'new' | 'change' | 'same' | 'problem';
  readonly employee: EmployeeRecord | undefined;
  readonly values: Readonly<Partial<Record<ImportField, string>>>;
  readonly clear: readonly ImportField[];
  readonly errors: Readonly<Partial<Record<Target, string>>>;
  /** The employee was changed by somebody since the sheet was exported. */
  readonly isStale: boolean;
}

export interface PlanOptions {
  readonly places: Places;
  readonly problems: BulkTexts['problems'];
  readonly labels: Readonly<Record<Target, string>>;
  /** Whether an empty cell of a column empties what is stored. */
  readonly emptyClears: boolean;
  readonly takeStale: boolean;
  readonly isMapped: (target: Target) => boolean;
}

export function keysOf(cells: CellsOf): RowKeys {
  const id = readId(cells('employee_id'));
  return {
    id: 'wire' in id ? Number(id.wire) : undefined,
    number: readMobile(cells('mobile_number')).number,
    code: cells('biometric_id'),
  };
}

interface Recognised {
  readonly employee: EmployeeRecord | undefined;
  /** What is wrong with the row beside its own cells: another row or another person has something of it. */
  readonly errors: Readonly<Partial<Record<Target, string>>>;
}

/** Reads the cells of a row and compares them with what is stored of the employee, if it is one. */
export function planRow(cells: CellsOf, { employee, errors: around }: Recognised, options: PlanOptions): RowPlan {
  const { values: read, errors: unread } = readCells(cells, employee, options);
  const given = employee ? read : completed(read);
  const values = employee ? changedOnly(given, employee) : given;
  const clear = employee && options.emptyClears ? emptied(cells, employee, options) : [];
  const checks = { ...contractErrors(values, employee), ...datesError(values, employee, options) };
  const errors: Partial<Record<Target, string>> = { ...checks, ...unread, ...around };
  const hasEffect = !employee || Object.keys(values).length > 0 || clear.length > 0;
  const isStale = employee !== undefined && hasEffect && isOlder(cells('version'), employee);
  if (isStale && !options.takeStale) errors.version = options.problems.stale;
  const kind = Object.keys(errors).length > 0 ? 'problem' : !employee ? 'new' : hasEffect ? 'change' : 'same';
  return { kind, employee, values, clear, errors, isStale };
}

function readCells(cells: CellsOf, employee: EmployeeRecord | undefined, options: PlanOptions) {
  const values: Partial<Record<ImportField, string>> = {};
  const errors: Partial<Record<Target, string>> = {};
  // Branch, department and sub-department stand in this order among the fields.
  for (const field of IMPORT_FIELDS) {
    const text = cells(field);
    if (text === '') continue;
    const reading = isPlaceField(field) ? placeReading(field, text, values, employee, options) : readingOf(field, text);
    if ('wire' in reading) values[field] = reading.wire;
    else errors[field] = 'problem' in reading ? options.problems[reading.problem] : reading.sentence;
  }
  const { country } = readMobile(cells('mobile_number'));
  if (country && values.country_code === undefined) values.country_code = country;
  if (cells('employee_id') !== '' && 'problem' in readId(cells('employee_id')))
    errors.employee_id = options.problems.id;
  return { values, errors };
}

function readingOf(field: ImportField, text: string): Reading {
  switch (kindOf(field)) {
    case 'date':
      return readDate(text);
    case 'number':
      return readWholeNumber(text);
    case 'yesNo':
      return readYesNo(text);
    case 'choice':
      return readWord(field === 'gender' ? 'gender' : 'employmentType', text);
    case 'country':
      return readCountry(text);
    case 'people':
      return readPeople(text);
    case 'mobile':
      return { wire: readMobile(text).number };
    default:
      return { wire: text };
  }
}

type PlaceField = Parameters<typeof readPlace>[1];

function placeReading(
  field: PlaceField,
  text: string,
  read: Readonly<Partial<Record<ImportField, string>>>,
  employee: EmployeeRecord | undefined,
  { places, problems, labels }: PlanOptions,
): { readonly wire: string } | { readonly sentence: string } {
  const stored = (name: 'branch_id' | 'department_id') => read[name] ?? employee?.values[name] ?? '';
  const found = readPlace(places, field, text, {
    branch_id: stored('branch_id'),
    department_id: stored('department_id'),
  });
  if ('wire' in found) return found;
  if ('needs' in found) {
    return { sentence: found.needs === 'branch_id' ? problems.needsBranch : problems.needsDepartment };
  }
  const sentence = 'unknown' in found ? problems.unknown : problems.ambiguous;
  return { sentence: sentence(labels[field], text) };
}

/** A new person's full name is made of the two others; those are taken from the full name where it stands alone. */
function completed(values: Readonly<Partial<Record<ImportField, string>>>) {
  const { full_name: full, first_name: first, last_name: last } = values;
  if (!full && first && last) return { ...values, full_name: composeName(first, last) };
  if (full && !first && !last) {
    const [start = '', ...rest] = full.split(/\s+/);
    return rest.length === 0 ? values : { ...values, first_name: start, last_name: rest.join(' ') };
  }
  return values;
}

function changedOnly(values: Readonly<Partial<Record<ImportField, string>>>, { values: stored }: EmployeeRecord) {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== (stored[field] ?? '')));
}

function emptied(cells: CellsOf, { values }: EmployeeRecord, { isMapped }: PlanOptions): ImportField[] {
  return IMPORT_FIELDS.filter(
    (field) =>
      IMPORT_CLEARABLE.includes(field) &&
      isMapped(field) &&
      cells(field) === '' &&
      values[field] !== undefined &&
      values[field] !== 'false',
  );
}

function contractErrors(
  values: Readonly<Partial<Record<ImportField, string>>>,
  employee: EmployeeRecord | undefined,
): Partial<Record<Target, string>> {
  return Object.fromEntries(
    checkImportedRow(sentValues(values), employee === undefined).map(({ field, message }) => [
      field.split('.')[0],
      message,
    ]),
  );
}

function datesError(
  values: Readonly<Partial<Record<ImportField, string>>>,
  employee: EmployeeRecord | undefined,
  { problems }: PlanOptions,
): Partial<Record<Target, string>> {
  const born = values.birth_date ?? employee?.values.birth_date ?? '';
  const joined = values.joining_date ?? employee?.values.joining_date ?? '';
  const isTouched = values.birth_date !== undefined || values.joining_date !== undefined;
  return isTouched && born !== '' && joined !== '' && joined <= born
    ? { joining_date: problems.joinedBeforeBirth }
    : {};
}

function isOlder(version: string, employee: EmployeeRecord): boolean {
  const read = readId(version);
  return 'wire' in read && Number(read.wire) < employee.version;
}

/** Values as they travel: a list of people is a list there. */
export function sentValues(values: Readonly<Partial<Record<ImportField, string>>>): Record<string, string | string[]> {
  const { reporting_person_ids: reporting, ...rest } = values;
  return reporting === undefined ? rest : { ...rest, reporting_person_ids: reporting.split(',') };
}
