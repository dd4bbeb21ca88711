import {
  cleanImportedText,
  type EmployeeRecord,
  IMPORT_CLEARABLE,
  IMPORT_FIELDS,
  type ImportField,
} from '@seamline/shared/contract/employees/employee-imports';
import type { DateOrder, ImportTarget } from '@seamline/shared/contract/employees/import-preview';
import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import { foldedCell, readYesNo, wordsOf } from '@seamline/shared/contract/wire/cell-words';
import { latinDigits, onlyDigits } from '@seamline/shared/contract/wire/digits';
import { COUNTRIES, readMobile } from '@seamline/shared/contract/wire/telephone-numbers';
import { employeeIdIn, type KnownEmployees, type RowKeys } from './knownEmployees.ts';
import { type NamedField, type OrganisationNames, readName } from './organisationNames.ts';
import { readDate } from './sheetDates.ts';

/** Returns the text of the cell of a target; empty without a cell. */
export type Cells = (target: ImportTarget) => string;

/** Values as the forms send them, several ids joined by commas. */
export type Values = Readonly<Partial<Record<ImportField, string>>>;

/** Reasons against cells, at most one for each. */
export type CellErrors = Readonly<Partial<Record<ImportTarget, LocalizedMessage | string>>>;

/** A value as the contract spells it, or the reason why a cell cannot be read. */
type Reading = string | LocalizedMessage;

/** Everything that the reading of a row depends on besides its cells. */
export interface ReadOptions {
  readonly names: OrganisationNames;
  readonly known: KnownEmployees;
  readonly dateOrder: DateOrder;
  /** Today's date in Asia/Kolkata. */
  readonly today: string;
  /** True if an empty cell of a column clears the stored value. */
  readonly emptyClears: boolean;
  /** The targets that the sheet has a column for. */
  readonly mapped: ReadonlySet<ImportTarget>;
}

interface Cell {
  readonly field: ImportField;
  readonly options: ReadOptions;
  /** The values of the cells before it. */
  readonly read: Values;
  readonly employee: EmployeeRecord | undefined;
  readonly isCleared: (field: ImportField) => boolean;
}

type Reader = (text: string, cell: Cell) => Reading;

const GENDERS = {
  MALE: wordsOf('male, m, man, पुरुष, પુરુષ'),
  FEMALE: wordsOf('female, f, woman, महिला, स्त्री, સ્ત્રી, મહિલા'),
  OTHER: wordsOf('other, o, others, अन्य, અન્ય'),
};
const EMPLOYMENT_TYPES = {
  FULL_TIME: wordsOf('full time, fulltime, full, permanent, फ़ुल टाइम, फुल टाइम, ફુલ ટાઇમ, पूर्णकालिक, पूर्ण समय, પૂર્ણ સમય'),
  PART_TIME: wordsOf('part time, parttime, part, पार्ट टाइम, પાર્ટ ટાઇમ, अंशकालिक, अंश समय, અંશ સમય'),
};

const choice =
  (choices: Readonly<Record<string, ReadonlySet<string>>>, code: 'cell_gender' | 'cell_employment_type'): Reader =>
  (text) =>
    Object.keys(choices).find((value) => choices[value]?.has(foldedCell(text))) ?? localized(code);

/** A date; one of two digits lies at most some years ahead of today, and in the century before otherwise. */
const date =
  (yearsAhead: number): Reader =>
  (text, { options: { dateOrder: order, today } }) =>
    readDate(text, { order, today, yearsAhead }) ?? localized('cell_date', { order });

const wholeNumber: Reader = (text) => {
  const digits = /^(\d{1,9})(?:[.,]0*)?$/.exec(latinDigits(text))?.[1];
  return digits === undefined ? localized('cell_whole_number') : String(Number(digits));
};

const yesNo: Reader = (text) => String(readYesNo(text) ?? '') || localized('cell_yes_or_no');

const named =
  (field: NamedField): Reader =>
  (text, { options: { names }, read, employee, isCleared }) =>
    readName(names, field, text, { ...placeAfter(read, employee, isCleared), present: employee?.values[field] });

const country: Reader = (text) => {
  const code = `+${onlyDigits(text)}`;
  const isName = (name: string) => foldedCell(name) === foldedCell(text);
  const found = COUNTRIES.find((one) => one.code === code || one.name.split(', ').some(isName));
  return found?.code ?? localized('cell_country');
};

/** How the cells of a field are read; those of any other field are texts. */
const READERS: Readonly<Partial<Record<ImportField, Reader>>> = {
  single_name: yesNo,
  mobile_number: (text) => readMobile(text).number,
  birth_date: date(0),
  joining_date: date(1),
  probation_period_days: wholeNumber,
  training_completion_date: date(10),
  gender: choice(GENDERS, 'cell_gender'),
  employment_type: choice(EMPLOYMENT_TYPES, 'cell_employment_type'),
  insurance_expiry_date: date(70),
  retirement_age: wholeNumber,
  designation_id: named('designation_id'),
  branch_id: named('branch_id'),
  department_id: named('department_id'),
  sub_department_id: named('sub_department_id'),
  shift_id: named('shift_id'),
  contact_number_privacy: yesNo,
  family_members_count: wholeNumber,
  is_physically_handicapped: yesNo,
  employees_view_access: yesNo,
  members_chat_access: yesNo,
  timeline_access: yesNo,
  is_international_worker: yesNo,
  country_code: country,
};

/** The values by which a row may mean an employee. */
export function keysOf(cells: Cells): RowKeys {
  const id = readId(cells('employee_id'));
  return {
    id: typeof id === 'string' ? Number(id) : undefined,
    number: readMobile(cells('mobile_number')).number,
    code: cleanImportedText('biometric_id', cells('biometric_id')),
  };
}

/** Reads the day from which a change of a row holds; undefined for an empty cell. */
export function readDay(cells: Cells, { dateOrder: order, today }: Pick<ReadOptions, 'dateOrder' | 'today'>) {
  const text = cells('effective_on');
  if (text === '') return undefined;
  return readDate(text, { order, today, yearsAhead: 1 }) ?? localized('cell_date', { order });
}

/** Reads an Employee ID or a version, as `12`, `#12` or `12.0`. */
export function readId(text: string): Reading {
  const id = latinDigits(text);
  return /^#?[1-9]\d{0,8}(?:\.0*)?$/.test(id)
    ? String(Number.parseInt(id.replace('#', ''), 10))
    : localized('employee_id_not_number');
}

/** A row that was read: its values, the reasons against its other cells, and the reporting persons whom nobody is. */
export interface CellsRead {
  readonly values: Values;
  readonly errors: CellErrors;
  readonly unresolved: readonly string[];
}

/** Reads the cells of a row into values of the contract. A branch is read before its departments. */
export function readCells(cells: Cells, employee: EmployeeRecord | undefined, options: ReadOptions): CellsRead {
  const values: Partial<Record<ImportField, string>> = {};
  const errors: Partial<Record<ImportTarget, LocalizedMessage>> = {};
  const isCleared = (field: ImportField) => isEmptied(field, cells, options);
  for (const field of IMPORT_FIELDS) {
    const text = cells(field);
    if (text === '' || field === 'reporting_person_ids') continue;
    const read = READERS[field] ?? (() => cleanImportedText(field, text));
    const reading = read(text, { field, options, read: values, employee, isCleared });
    if (typeof reading !== 'string') errors[field] = reading;
    else if (reading !== '') values[field] = reading;
  }
  const { country: code } = readMobile(cells('mobile_number'));
  if (code && values.country_code === undefined) values.country_code = code;
  const id = cells('employee_id') === '' ? '' : readId(cells('employee_id'));
  if (typeof id !== 'string') errors.employee_id = id;
  const present = (employee?.values.reporting_person_ids ?? '').split(',').filter(Boolean).map(Number);
  const reporting = readReporting(cells('reporting_person_ids'), present, options.known);
  if (reporting.error) errors.reporting_person_ids = reporting.error;
  else if (reporting.ids.length > 0) values.reporting_person_ids = reporting.ids.join(',');
  return { values, errors, unresolved: reporting.unresolved };
}

/** Returns true if a row clears a field: its cell is empty, and that option is on. */
export function isEmptied(field: ImportField, cells: Cells, { emptyClears, mapped }: ReadOptions): boolean {
  return emptyClears && IMPORT_CLEARABLE.includes(field) && mapped.has(field) && cells(field) === '';
}

/** The branch and the department in which the names of a row are looked for, once the row has been written. */
function placeAfter(
  read: Values,
  employee: EmployeeRecord | undefined,
  isCleared: (field: ImportField) => boolean,
): { readonly branch_id: string; readonly department_id: string } {
  const stored = employee?.values ?? {};
  const branch = read.branch_id ?? stored.branch_id ?? '';
  const keepsDepartment = branch === stored.branch_id && !isCleared('department_id');
  return {
    branch_id: branch,
    department_id: read.department_id ?? (keepsDepartment ? (stored.department_id ?? '') : ''),
  };
}

/** The most reporting persons of one cell, each of which is looked for. */
export const MOST_PERSONS = 50;

/** The employees that a cell names, as it writes them: 12, #15; Asha Patel. */
export function personsIn(cell: string): string[] {
  const parts = cell.split(/[,;\n]/).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/**
 * Finds the reporting persons whom a cell names by Employee ID, code or name. Nobody may be meant by several. A present one
 * may be outside of the scope of who asks, and is known by the id alone.
 */
function readReporting(
  cell: string,
  present: readonly number[],
  known: KnownEmployees,
): { readonly ids: readonly number[]; readonly unresolved: readonly string[]; readonly error?: LocalizedMessage } {
  const none = { ids: [], unresolved: [] };
  if (cell === '') return none;
  const persons = personsIn(cell);
  if (persons.length === 0) return { ...none, error: localized('reporting_persons_expected') };
  if (persons.length > MOST_PERSONS) return { ...none, error: localized('too_many_items', { most: MOST_PERSONS }) };
  const found = persons.map((name) => {
    const id = present.find((one) => one === employeeIdIn(name));
    return { name, employees: id === undefined ? known.namedBy(name) : [{ id }] };
  });
  const unclear = found.find(({ employees }) => employees.length > 1);
  if (unclear) return { ...none, error: localized('reporting_person_ambiguous', { name: unclear.name }) };
  const ids = new Set(found.flatMap(({ employees }) => employees.map(({ id }) => id)));
  return {
    ids: [...ids].sort((one, other) => one - other),
    unresolved: found.filter(({ employees }) => employees.length === 0).map(({ name }) => name),
  };
}
