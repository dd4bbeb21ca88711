import {
  CHANGE_FIELDS,
  type ChangeField,
  type ChangeValues,
} from '@seamline/shared/contract/employees/employee-changes';
import { isOverAYearAhead } from '@seamline/shared/contract/employees/employee-dates';
import {
  cleanImportedText,
  type EmployeeRecord,
  IMPORT_FIELDS,
  type ImportField,
  type SentRow,
} from '@seamline/shared/contract/employees/employee-imports';
import { composeName, mayBeAnotherPerson } from '@seamline/shared/contract/employees/employee-names';
import { isOddMobile, isSuggestedField, USUAL_VALUES } from '@seamline/shared/contract/employees/employee-values';
import { isIdentityNumber, isPublicNumber, maskedNumber } from '@seamline/shared/contract/employees/identity-numbers';
import type { PreviewedRow, RowAnswer, RowQuestion } from '@seamline/shared/contract/employees/import-preview';
import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import { DEFAULT_COUNTRY_CODE } from '@seamline/shared/contract/wire/telephone-numbers';
import { mapNumbers } from '../../db/identityNumbers.ts';
import { type FieldError, fieldErrorBodies } from '../../errors.ts';
import type { PersonOnDay } from '../changes/entries.ts';
import { obstacleMessage, planChange } from '../changes/planChange.ts';
import type { EmployeeRow } from '../record/employeeRecords.ts';
import { refuseImpossibleValues } from '../record/recordColumns.ts';
import { type DaysAbove, findLoop } from '../record/reporting.ts';
import { followingNames, missingNames, type Names } from './followingNames.ts';
import { changeOf, checkNames, reasonsOf } from './importedChange.ts';
import type { Match, RowKeys } from './knownEmployees.ts';
import {
  type CellErrors,
  type Cells,
  type CellsRead,
  isEmptied,
  type ReadOptions,
  readId,
  type Values,
} from './readCells.ts';

/** The current employee whom a row is about. */
export interface CurrentEmployee {
  readonly row: EmployeeRow;
  /** The stored values, with encrypted identity numbers to compare others with. */
  readonly stored: EmployeeRecord;
  /** The stored values as the details screen shows them. */
  readonly shown: EmployeeRecord;
  /** The values on the day of the row, where it has one; the stored and shown ones are those. */
  readonly onDay: PersonOnDay | undefined;
}

/** A row that was read, and the employee whom it means. */
export interface ReadRow extends CellsRead {
  readonly row: number;
  readonly cells: Cells;
  readonly keys: RowKeys;
  readonly match: Match | undefined;
  readonly employee: CurrentEmployee | undefined;
  /** Identity numbers among the values, encrypted as they would be stored. */
  readonly encrypted: Values;
  readonly answer: RowAnswer | undefined;
  /** The day from which a change holds, or the reason why its cell cannot be read. */
  readonly day: string | LocalizedMessage | undefined;
}

/** Everything that the judgement of a row depends on besides the row. */
export interface JudgeOptions extends ReadOptions {
  readonly takesStale: boolean;
  /** The people above the reporting persons of all rows. */
  readonly above: ReadonlyMap<number, readonly DaysAbove[]>;
}

/** Compares a row with what is stored of its employee, if it is about one, and says what writing it would do. */
export function judgeRow(row: ReadRow, options: JudgeOptions): PreviewedRow {
  const { employee, match, answer, keys, unresolved } = row;
  const former = match?.employee.left_at === null ? undefined : match;
  const cleared = employee ? clearedFields(row, options) : [];
  const aboutName = employee ? undefined : questionAboutName(row.values);
  // All else is checked as if the person had one name.
  const named: Values = aboutName ? { ...row.values, single_name: 'true' } : row.values;
  const { values, follows } = employee
    ? changedValues(row, employee, cleared)
    : { values: withNames(named, missingNames(named)), follows: [] };
  const left = employee ? leftBehind(values, cleared, employee.stored.values) : [];
  const clear = [...cleared, ...left];
  const hasEffect = !employee || Object.keys(values).length > 0 || clear.length > 0 || unresolved.length > 0;
  const day = dayOf(row, values, clear, options);
  const isStale = employee !== undefined && hasEffect && isOlder(row.cells('version'), employee.row);
  const question = aboutName ?? (hasEffect ? questionAboutPerson(values, match, employee) : undefined);
  const given =
    question && answer?.about === question.about && answer.kind === question.kind ? answer.answer : undefined;
  let errors: CellErrors = {
    ...ruleErrors(values, clear, employee?.row, options),
    ...reportingErrors(values, employee, options),
    ...day.errors,
    ...row.errors,
    ...matchErrors(row, options),
    ...(isStale && !options.takesStale && { version: localized('changed_after_export') }),
  };
  // A row that names a former employee by id, and has not what a new one needs, is rather about a reinstatement.
  if (former?.by === 'id' && !given && Object.keys(errors).length > 0) {
    errors = { employee_id: localized('employee_has_left', { name: former.employee.full_name }) };
  }
  const isProblem = Object.keys(errors).length > 0;
  const wanted = !employee ? 'new' : hasEffect ? 'change' : 'same';
  const kind = given === 'left_out' ? given : isProblem ? 'problem' : question && !given ? 'question' : wanted;
  const { person, mobile_number } = sharedKeys(keys, match);
  return {
    row: row.row,
    kind,
    employee: employee ? { id: employee.row.id, version: employee.row.version, name: employee.row.full_name } : null,
    read: withoutNumbers(row.values),
    values: mapNumbers(values, (number, field) => (isPublicNumber(field) ? number : maskedNumber(number.slice(-4)))),
    clear,
    effective_on: day.effectiveOn ?? null,
    before: employee ? picked(employee.shown.values, [...Object.keys(values), ...clear]) : {},
    errors: fieldErrorBodies(listed(errors)),
    notes: fieldErrorBodies([...advices(values, employee), ...follows, ...left.map(clearedNote), ...day.notes]),
    question: question ?? null,
    is_confirmed: given === 'confirmed',
    is_stale: isStale,
    mobile_number,
    person,
    unresolved: [...unresolved],
  };
}

const listed = (errors: CellErrors): FieldError[] =>
  Object.entries(errors).map(([field, message]) => ({ field, message }));

function picked(values: Readonly<Record<string, string>>, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])));
}

function withoutNumbers(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !isIdentityNumber(field)));
}

/** The values by which another row can be about the same employee. */
function sharedKeys({ number }: RowKeys, match: Match | undefined) {
  // Two new employees may have the code of one former employee.
  const isAbout = match && (match.by === 'id' || match.employee.left_at === null);
  return { mobile_number: number, person: isAbout ? match.employee.id : null };
}

/** Returns the values that differ from the stored ones, with the names that follow from changed ones. */
function changedValues(
  { values: read, encrypted, unresolved }: ReadRow,
  { stored: { values: stored } }: CurrentEmployee,
  cleared: readonly ImportField[],
): { readonly values: Values; readonly follows: readonly FieldError[] } {
  const isChanged = ([field, value]: [string, string]) =>
    !isStored(field as ImportField, encrypted[field as ImportField] ?? value, stored[field]) ||
    (field === 'reporting_person_ids' && unresolved.length > 0);
  const changed: Values = Object.fromEntries(Object.entries(read).filter(isChanged));
  const before = cleared.includes('alias_name') ? { ...stored, alias_name: '' } : stored;
  const followed = followingNames(before, namesIn(changed));
  const follows = Object.entries(followed)
    .filter(([field, name]) => name !== (stored[field] ?? ''))
    .map(([field]) => ({ field, message: localized('name_follows') }));
  // A name that follows can be the one that is stored.
  const isSame = ([field, value]: [string, string]) => field in followed && value === (stored[field] ?? '');
  const values = Object.entries(withNames(changed, followed)).filter((one) => !isSame(one));
  return { values: Object.fromEntries(values), follows };
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

/** The fields that empty cells clear. */
function clearedFields({ cells, employee, values }: ReadRow, options: ReadOptions): ImportField[] {
  const stored = employee?.stored.values ?? {};
  return IMPORT_FIELDS.filter(
    (field) =>
      isEmptied(field, cells, options) &&
      values[field] === undefined &&
      stored[field] !== undefined &&
      stored[field] !== 'false',
  );
}

type DependentPlace = 'department_id' | 'sub_department_id';

/**
 * The department and sub-department that a transfer empties since they do not belong to the new branch or department,
 * as the form does. `cleared` are the fields that the row empties anyway.
 */
function leftBehind(
  changed: Values,
  cleared: readonly string[],
  stored: Readonly<Record<string, string>>,
): DependentPlace[] {
  const moves = (field: ImportField) => changed[field] !== undefined || cleared.includes(field);
  const stays = (field: DependentPlace) => stored[field] !== undefined && !moves(field);
  const department = moves('branch_id') && stays('department_id');
  const subDepartment = (department || moves('department_id')) && stays('sub_department_id');
  return [
    ...(department ? (['department_id'] as const) : []),
    ...(subDepartment ? (['sub_department_id'] as const) : []),
  ];
}

const clearedNote = (field: DependentPlace): FieldError => ({
  field,
  message: localized(field === 'department_id' ? 'department_cleared' : 'sub_department_cleared'),
});

/** The reasons for which the write would refuse the values, by its own rules. */
function ruleErrors(
  values: Values,
  clear: readonly string[],
  employee: EmployeeRow | undefined,
  { today }: ReadOptions,
): CellErrors {
  const sent = (some: Values, id: number | undefined): SentRow => ({
    row: 1,
    ...(id !== undefined && { employee_id: id }),
    values: sentValues(some),
    clear: [...clear],
  });
  const errorsOf = (reasons: readonly FieldError[]): CellErrors =>
    Object.fromEntries(reasons.map(({ field, message }) => [field.split('.')[0], message]));
  const checked = changeOf(sent(values, employee?.id), today);
  const malformed = 'errors' in checked ? errorsOf(checked.errors) : {};
  // The other values are checked all the same, so that a person learns of every problem at once.
  const wellFormed = Object.fromEntries(Object.entries(values).filter(([field]) => !(field in malformed)));
  const rest = 'errors' in checked ? changeOf(sent(wellFormed, employee?.id ?? 1), today) : checked;
  if ('errors' in rest) return malformed;
  const { columns } = rest.change;
  const before = employee ?? {};
  return {
    ...malformed,
    ...errorsOf(refusalsBy(() => checkNames(before, columns))),
    ...errorsOf(refusalsBy(() => refuseImpossibleValues(columns, before, today))),
  };
}

function refusalsBy(check: () => void): readonly FieldError[] {
  try {
    check();
    return [];
  } catch (error) {
    return reasonsOf(error);
  }
}

/** Values as they travel: a list of people is a list there. */
function sentValues({ reporting_person_ids: reporting, ...values }: Values): SentRow['values'] {
  return reporting ? { ...values, reporting_person_ids: reporting.split(',') } : values;
}

interface RowDay {
  /** The day from which the values that have one hold; undefined for today. */
  readonly effectiveOn?: string;
  readonly errors?: CellErrors;
  readonly notes: readonly FieldError[];
}

/** The day from which a change of post holds, and the reason why it cannot. */
function dayOf(row: ReadRow, values: Values, clear: readonly string[], options: JudgeOptions): RowDay {
  const { day, employee, unresolved } = row;
  if (day === undefined || day === options.today) return { notes: [] };
  if (typeof day !== 'string') return { errors: { effective_on: day }, notes: [] };
  const changed = new Set([...Object.keys(values), ...clear]);
  // They may be new rows of the same sheet.
  if (unresolved.length > 0) changed.add('reporting_person_ids');
  const dated = CHANGE_FIELDS.filter((field) => changed.has(field));
  if (!employee?.onDay || dated.length === 0) {
    return { notes: [{ field: 'effective_on', message: localized('day_unused') }] };
  }
  if (isOverAYearAhead(day, options.today)) {
    return { errors: { effective_on: localized('change_too_far_ahead') }, notes: [] };
  }
  const change = datedChange(values, dated);
  const around = {
    branchOfDepartment: Number(values.branch_id ?? employee.stored.values.branch_id),
    departmentOfSubDepartment: Number(values.department_id ?? employee.stored.values.department_id),
    above: options.above,
  };
  const [refused] = planChange([employee.onDay], change, around).refused;
  const errors = refused && { effective_on: obstacleMessage(refused.reason, employee.row.full_name) };
  return { effectiveOn: day, notes: [], ...(errors && { errors }) };
}

/** The values of a row that have a day, as a change of employees has them; what it clears is no value. */
function datedChange(values: Values, fields: readonly ChangeField[]): ChangeValues {
  const given = (field: ChangeField) => {
    const text = values[field] ?? '';
    if (field === 'reporting_person_ids') return text.split(',').filter(Boolean).map(Number);
    if (text === '') return null;
    return field.endsWith('_id') ? Number(text) : text;
  };
  return Object.fromEntries(fields.map((field) => [field, given(field)]));
}

/** New reporting persons who are not current employees, or already report to the employee. */
function reportingErrors(
  { reporting_person_ids: reporting = '' }: Values,
  employee: CurrentEmployee | undefined,
  { known, above, today }: JudgeOptions,
): CellErrors {
  const ids = reporting.split(',').filter(Boolean).map(Number);
  const own = employee?.row;
  if (own && ids.includes(own.id)) return { reporting_person_ids: localized('reports_to_oneself') };
  const present = own?.reporting_person_ids ?? [];
  const gone = ids.find((id) => !present.includes(id) && known.get(id)?.left_at !== null);
  if (gone !== undefined) return { reporting_person_ids: localized('reporting_person_not_current', { id: gone }) };
  // The days of a change with a day of its own are judged with it.
  if (!own || employee.onDay) return {};
  const fromToday = (above.get(own.id) ?? []).filter(({ until }) => until === null || until > today);
  const person = known.get(findLoop(new Map([[own.id, fromToday]]), own.id, ids) ?? 0);
  return person
    ? { reporting_person_ids: localized('reporting_loop', { person: person.full_name, employee: own.full_name }) }
    : {};
}

/** An Employee ID that nobody has, and a mobile number that somebody else has. */
function matchErrors({ keys, match }: ReadRow, { known }: ReadOptions): CellErrors {
  if (keys.id !== undefined && !match) return { employee_id: localized('employee_id_unknown', { id: keys.id }) };
  const owner = known.ownerOf(keys.number);
  return owner && match && owner.id !== match.employee.id
    ? { mobile_number: localized('mobile_number_taken', { name: owner.full_name }) }
    : {};
}

/** Advice on changed values that can be saved. */
function advices(values: Values, employee: CurrentEmployee | undefined): FieldError[] {
  const { mobile_number: number = '', country_code: country = employee?.row.country_code ?? DEFAULT_COUNTRY_CODE } =
    values;
  const unusual = Object.entries(values).filter(
    ([field, value]) =>
      isSuggestedField(field) && value !== '' && !USUAL_VALUES[field].values.some((usual) => usual === value),
  );
  return [
    ...unusual.map(([field]) => ({ field, message: localized('unusual_value') })),
    ...(isOddMobile(number, country) ? [{ field: 'mobile_number', message: localized('odd_mobile_number') }] : []),
  ];
}

function isOlder(version: string, employee: EmployeeRow): boolean {
  const read = readId(version);
  return typeof read === 'string' && Number(read) < employee.version;
}

/** The question whether a new employee without a last name has one name; the answer is the column for that. */
function questionAboutName(read: Values): RowQuestion | undefined {
  const { full_name: full, first_name: first, last_name: last, single_name: isSingle } = read;
  const name = full ?? first;
  if (name === undefined || last || isSingle !== undefined || missingNames(read).last_name) return undefined;
  return { kind: 'one_name', about: 0, by: null, name, day: null, row_name: null, row_birth_date: null };
}

/** The question to confirm: a change of name and birth date at once, or a new employee who may be a former one. */
function questionAboutPerson(
  values: Values,
  match: Match | undefined,
  employee: CurrentEmployee | undefined,
): RowQuestion | undefined {
  if (!match) return undefined;
  const { by, employee: found } = match;
  const about = { about: found.id, by, name: found.full_name };
  if (!employee) {
    return { kind: 'new_employee', ...about, day: found.company_last_day, row_name: null, row_birth_date: null };
  }
  if (!mayBeAnotherPerson(found, values)) return undefined;
  const { first_name, last_name } = { ...found, ...values };
  return {
    kind: 'same_person',
    ...about,
    day: found.birth_date,
    row_name: values.full_name ?? composeName(first_name, last_name),
    row_birth_date: values.birth_date ?? null,
  };
}
