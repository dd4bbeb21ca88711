import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { findImpossibleDates } from '@seamline/shared/contract/employees/employee-dates';
import { findLastNameProblem } from '@seamline/shared/contract/employees/employee-fields';
import {
  checkImportedRow,
  cleanImportedText,
  type EmployeeRecord,
  type ImportField,
} from '@seamline/shared/contract/employees/employee-imports';
import { contradictingNames } from '@seamline/shared/contract/employees/employee-names';
import {
  findImpossibleValues,
  isOddMobile,
  isSuggestedField,
} from '@seamline/shared/contract/employees/employee-values';
import { DEFAULT_COUNTRY_CODE, readMobile } from '@seamline/shared/contract/wire/telephone-numbers';
import { adviceOnText } from '../../fields/advice.ts';
import { FIELDS, type Target } from '../columns/importColumns.ts';
import { readId } from '../columns/kinds.ts';
import type { DateOrder } from './dates.ts';
import { followingNames, missingNames, type Names } from './names.ts';
import type { OrganisationNames } from './organisationNames.ts';
import { questionAbout, questionAboutName, type RowQuestion } from './questions.ts';
import { isEmptied, readCells, type Values } from './readCells.ts';
import { leftBehind } from './transfer.ts';

/** Returns the text of the cell of a target; empty without a cell. */
export type CellsOf = (target: Target) => string;

/** The values by which a row can be recognised as one about an employee. */
export interface RowKeys {
  readonly id: number | undefined;
  readonly number: string;
  readonly code: string;
}

/** The key by which an employee was found. */
export type MatchedBy = keyof RowKeys;

/** The answer to the question of a row, which holds for the employee that the question was about. */
export interface RowAnswer {
  readonly about: number;
  readonly kind: RowQuestion['kind'];
  readonly answer: 'confirmed' | 'leftOut';
}

/** The planned result of a row. */
export interface RowPlan {
  readonly kind: 'new' | 'change' | 'same' | 'problem' | 'question' | 'leftOut';
  readonly employee: EmployeeRecord | undefined;
  /** The values read from the cells, changed or not. */
  readonly read: Values;
  /** The values to write. */
  readonly values: Values;
  readonly clear: readonly ImportField[];
  readonly errors: Readonly<Partial<Record<Target, string>>>;
  /** Changes that follow from others and have no cell of their own. */
  readonly notes: Readonly<Partial<Record<Target, string>>>;
  /** The question to confirm before the row is written. */
  readonly question: RowQuestion | undefined;
  readonly isConfirmed: boolean;
  /** The employee was changed after the sheet had been exported. */
  readonly isStale: boolean;
}

export interface PlanOptions {
  readonly places: OrganisationNames;
  readonly i18n: I18n;
  readonly labels: Readonly<Record<Target, string>>;
  readonly dateOrder: DateOrder;
  /** Today's date in Asia/Kolkata. */
  readonly today: string;
  /** True if an empty cell of a column clears the stored value. */
  readonly emptyClears: boolean;
  readonly takeStale: boolean;
  readonly isMapped: (target: Target) => boolean;
  /** Returns whether an id is that of a current employee. */
  readonly isCurrent: (id: number) => boolean;
  /** Returns the ids of the employees whom a text names by Employee ID, code or name. */
  readonly idsOf: (text: string) => readonly number[];
}

export function keysOf(cells: CellsOf): RowKeys {
  const id = readId(cells('employee_id'));
  return {
    id: 'wire' in id ? Number(id.wire) : undefined,
    number: readMobile(cells('mobile_number')).number,
    code: cleanImportedText('biometric_id', cells('biometric_id')),
  };
}

/** The employee that a row is about, and how that is known. */
export interface RowContext {
  readonly employee: EmployeeRecord | undefined;
  /** A former employee whom a row about a new one may mean. */
  readonly former: EmployeeRecord | undefined;
  readonly by: MatchedBy;
  readonly answer: RowAnswer | undefined;
  /** Errors outside of the row's own cells: another row or another employee has a value of it. */
  readonly errors: Readonly<Partial<Record<Target, string>>>;
}

/** Reads the cells of a row and compares them with what is stored of the employee, if it is about one. */
export function planRow(cells: CellsOf, recognised: RowContext, options: PlanOptions): RowPlan {
  const { employee, answer } = recognised;
  const { i18n } = options;
  const { values: read, errors: unread } = readCells(cells, employee, options);
  const cleared = employee ? emptied(cells, read, employee, options) : [];
  const aboutName = employee ? undefined : questionAboutName(read, options);
  // All else is checked as if the person had one name.
  const named: Values = aboutName ? { ...read, single_name: 'true' } : read;
  const { values, notes } = employee ? changes(read, cleared, employee, options) : additions(named);
  const left = employee ? leftBehind(values, cleared, employee.values) : [];
  const clear = [...cleared, ...left];
  const checks = { ...contractErrors(values, employee), ...truthErrors(values, clear, employee, options) };
  let errors: Partial<Record<Target, string>> = { ...checks, ...unread, ...recognised.errors };
  const hasEffect = !employee || Object.keys(values).length > 0 || clear.length > 0;
  const isStale = employee !== undefined && hasEffect && isOlder(cells('version'), employee);
  if (isStale && !options.takeStale) errors.version = i18n._(msg`Changed after this sheet was exported.`);
  const question = aboutName ?? (hasEffect ? questionAbout(values, recognised, options) : undefined);
  const given = question && answer?.about === question.about ? answer.answer : undefined;
  // A row that names a former employee by id, and has not what a new one needs, is rather about a reinstatement.
  if (recognised.former && recognised.by === 'id' && !given && Object.keys(errors).length > 0) {
    errors = {
      employee_id: i18n._(
        msg`${{ name: recognised.former.values.full_name ?? '' }} has left. Reinstate them first, on the page of former employees.`,
      ),
    };
  }
  const wanted = !employee ? 'new' : hasEffect ? 'change' : 'same';
  const kind =
    given === 'leftOut' ? given : Object.keys(errors).length > 0 ? 'problem' : question && !given ? 'question' : wanted;
  const noted = { ...advices(values, employee, options), ...notes, ...leftNotes(left, options) };
  return {
    kind,
    employee,
    read,
    values,
    clear,
    errors,
    notes: noted,
    question,
    isConfirmed: given === 'confirmed',
    isStale,
  };
}

function additions(read: Values) {
  return { values: withNames(read, missingNames(read)), notes: {} };
}

/** Returns the values that differ from the stored ones, with the names that follow from changed ones. */
function changes(
  read: Values,
  cleared: readonly ImportField[],
  { values: stored }: EmployeeRecord,
  { i18n }: PlanOptions,
) {
  const changed: Values = Object.fromEntries(
    Object.entries(read).filter(([field, value]) => !isStored(field as ImportField, value, stored[field])),
  );
  const before = cleared.includes('alias_name') ? { ...stored, alias_name: '' } : stored;
  const followed = followingNames(before, namesIn(changed));
  const notes = Object.fromEntries(
    Object.entries(followed)
      .filter(([field, name]) => name !== (stored[field] ?? ''))
      .map(([field]) => [field, i18n._(msg`Follows from the other names.`)]),
  );
  const values: Values = withNames(changed, followed);
  return {
    values: Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== (stored[field] ?? ''))),
    notes,
  };
}

/** A value is unchanged in another notation too: what was stored before the contract cleaned it stays as it is. */
function isStored(field: ImportField, value: string, stored = ''): boolean {
  return value === stored || (stored !== '' && value === cleanImportedText(field, stored));
}

const NAMES = ['full_name', 'first_name', 'last_name', 'alias_name', 'single_name'] as const;

function namesIn(values: Values): Names {
  return Object.fromEntries(NAMES.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]));
}

function withNames(values: Values, names: Names): Values {
  return { ...values, ...Object.fromEntries(Object.entries(names).filter(([, name]) => name !== undefined)) };
}

function emptied(cells: CellsOf, read: Values, { values }: EmployeeRecord, options: PlanOptions): ImportField[] {
  return FIELDS.filter(
    (field) =>
      isEmptied(field, cells, options) &&
      read[field] === undefined &&
      values[field] !== undefined &&
      values[field] !== 'false',
  );
}

function contractErrors(values: Values, employee: EmployeeRecord | undefined): Partial<Record<Target, string>> {
  return Object.fromEntries(
    checkImportedRow(sentValues(values), employee === undefined).map(({ field, message }) => [
      field.split('.')[0],
      message,
    ]),
  );
}

/** Dates, names, numbers and reporting persons that cannot be true, as far as the row brings them. */
function truthErrors(
  values: Values,
  clear: readonly ImportField[],
  employee: EmployeeRecord | undefined,
  options: PlanOptions,
): Partial<Record<Target, string>> {
  const { i18n, today } = options;
  const cleared = Object.fromEntries(clear.map((field) => [field, '']));
  const after = { ...employee?.values, ...employee?.leaving, ...cleared, ...values };
  const changed = Object.keys(values);
  const names = contradictingNames(after, changed).map((part) => [
    part,
    i18n._(msg`This name and the full name “${{ full: after.full_name ?? '' }}” contradict each other. Change both.`),
  ]);
  const impossible = [
    ...findImpossibleDates(after, { today, changed }),
    ...findImpossibleValues(after, employee?.values ?? {}),
  ].map(({ field, message }) => [field, message]);
  const last = findLastNameProblem({ last_name: after.last_name, single_name: after.single_name === 'true' });
  const isNameChanged = changed.includes('last_name') || changed.includes('single_name');
  return {
    ...reportingErrors(values, employee, options),
    ...Object.fromEntries([...names, ...impossible]),
    ...(last !== undefined && isNameChanged && { last_name: last }),
  };
}

/** New reporting persons who are not current employees. A circle of them is found by the server alone. */
function reportingErrors(
  { reporting_person_ids: reporting = '' }: Values,
  employee: EmployeeRecord | undefined,
  { i18n, isCurrent }: PlanOptions,
): Partial<Record<Target, string>> {
  const ids = reporting.split(',').filter(Boolean);
  if (ids.includes(String(employee?.id)))
    return { reporting_person_ids: i18n._(msg`Nobody can report to themselves.`) };
  const stored = employee?.values.reporting_person_ids?.split(',') ?? [];
  const unknown = ids.find((id) => !stored.includes(id) && !isCurrent(Number(id)));
  return unknown
    ? { reporting_person_ids: i18n._(msg`No current employee has the Employee ID ${{ id: Number(unknown) }}.`) }
    : {};
}

/** Advice on changed values that can be saved. */
function advices(
  values: Values,
  employee: EmployeeRecord | undefined,
  { i18n }: PlanOptions,
): Partial<Record<Target, string>> {
  const { mobile_number: number = '', country_code: country = employee?.values.country_code ?? DEFAULT_COUNTRY_CODE } =
    values;
  const texts = Object.entries(values).flatMap(([field, value]) =>
    isSuggestedField(field) && adviceOnText(field, value, i18n)
      ? [[field, i18n._(msg`This is not one of the usual values. Can be saved.`)]]
      : [],
  );
  return {
    ...Object.fromEntries(texts),
    ...(isOddMobile(number, country) && {
      mobile_number: i18n._(msg`Indian mobile numbers begin with 6, 7, 8 or 9. Can be saved.`),
    }),
  };
}

function leftNotes(left: readonly Target[], { i18n }: PlanOptions): Partial<Record<Target, string>> {
  return Object.fromEntries(
    left.map((field) => [
      field,
      field === 'department_id'
        ? i18n._(msg`Cleared, because the department does not belong to the new branch.`)
        : i18n._(msg`Cleared, because the sub-department does not belong to the new department.`),
    ]),
  );
}

function isOlder(version: string, employee: EmployeeRecord): boolean {
  const read = readId(version);
  return 'wire' in read && Number(read.wire) < employee.version;
}

/** Values as they travel: a list of people is a list there. */
export function sentValues(values: Values): Record<string, string | string[]> {
  const { reporting_person_ids: reporting, ...rest } = values;
  return reporting === undefined ? rest : { ...rest, reporting_person_ids: reporting.split(',') };
}
