import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import type { EmployeeRecord } from '@seamline/shared/contract/employees/employee-imports';
import type { DirectoryColumn } from '@seamline/shared/contract/employees/employees';
import { employeeChoiceLabel } from '@seamline/shared/labels/employee';
import { type SheetColumn, type SheetFormat, writeWorkbook } from '@seamline/shared/sheet';
import { columnOf, extrasOf } from '../directory/directoryColumns.ts';
import { chosenRecords } from '../directory/directoryParams.ts';
import type { DirectoryPerson } from '../directory/pages.ts';
import { bulkApi } from '../imports/bulkApi.ts';
import {
  COLUMNS,
  cellWords,
  isField,
  NEEDED,
  optionsOf,
  TARGETS,
  type Target,
  targetLabels,
} from '../imports/columns/importColumns.ts';
import type { OrganisationNames } from '../imports/columns/organisationNames.ts';
import type { DirectoryFilter } from '../queries.ts';

/** Rows of a template that are ready to be filled in: their cells keep zeros in front of numbers. */
const READY = 200;

/** The columns of every sheet that this product writes. */
function sheetColumns(i18n: I18n): SheetColumn[] {
  const labels = targetLabels(i18n);
  return TARGETS.map((target) => ({ heading: labels[target], kind: COLUMNS[target].kind.format }));
}

/** The columns of an export alone: a leaving is recorded on a page of its own and never imported. */
export function leavingColumns(i18n: I18n): SheetColumn[] {
  return [msg`Resignation Date`, msg`Company Last Day`].map((label) => ({ heading: i18n._(label), kind: 'date' }));
}

export function exportColumns(i18n: I18n): SheetColumn[] {
  return [...sheetColumns(i18n), ...leavingColumns(i18n)];
}

/** The leaving of an employee as the cells of those columns; empty for one who is not leaving. */
export function leavingCells({ leaving }: EmployeeRecord): string[] {
  return [leaving?.resignation_date ?? '', leaving?.company_last_day ?? ''];
}

/** An employee as the cells of an export. */
export function exportRow(record: EmployeeRecord, names: OrganisationNames, i18n: I18n): string[] {
  const { id, version, values } = record;
  const cells = TARGETS.map((target) => {
    if (isField(target)) return cellWords(target, values[target] ?? '', names, i18n);
    // An employee has no change of their own that could be exported.
    if (target === 'effective_on') return '';
    return String(target === 'version' ? version : id);
  });
  return [...cells, ...leavingCells(record)];
}

/** The name and some columns of the list of employees. */
export function shownColumns(columns: readonly DirectoryColumn[], i18n: I18n): SheetColumn[] {
  return [
    { heading: i18n._(msg`Name`), kind: 'text' },
    ...columns.map((name): SheetColumn => {
      const { label, isDate } = columnOf(name);
      return { heading: i18n._(label), kind: isDate ? 'date' : 'text' };
    }),
  ];
}

/** An employee as the cells of those columns. */
export function shownRow(columns: readonly DirectoryColumn[], person: DirectoryPerson, i18n: I18n): string[] {
  return [person.user_name, ...columns.map((name) => columnOf(name).value(person, i18n) ?? '')];
}

interface ExportOptions {
  readonly filter: DirectoryFilter;
  /** The columns of the list that are exported; every field without it. */
  readonly columns: readonly DirectoryColumn[] | undefined;
  /** True for whole identity and bank numbers. */
  readonly withIdentity: boolean;
  readonly names: OrganisationNames;
  readonly i18n: I18n;
  readonly signal: AbortSignal;
  /** Called with the number of people fetched so far. */
  progress(people: number): void;
}

/** Yields the employees that match a filter, page by page and in the order of the directory. */
export async function* exportPages(options: ExportOptions): AsyncGenerator<string[][]> {
  const { filter, columns, i18n, signal, progress } = options;
  const extras = extrasOf(columns ?? []);
  let cursor: string | undefined;
  let people = 0;
  do {
    const page = await bulkApi.page(filter, extras, cursor, signal);
    const rows = columns
      ? page.people.map((person) => shownRow(columns, person, i18n))
      : await wholeRows(page.people, options);
    people += rows.length;
    progress(people);
    yield rows;
    cursor = page.next;
  } while (cursor !== undefined);
}

async function wholeRows(
  people: readonly DirectoryPerson[],
  { names, i18n, signal, withIdentity }: ExportOptions,
): Promise<string[][]> {
  if (people.length === 0) return [];
  const records = await bulkApi.records(
    people.map(({ id }) => id),
    withIdentity,
    signal,
  );
  const byId = new Map(records.map((record) => [record.id, record]));
  return people.flatMap(({ id }) => byId.get(id) ?? []).map((record) => exportRow(record, names, i18n));
}

/** The name of the sheet of examples in a template, which is never imported unless it is chosen. */
export const EXAMPLES = msg({ message: 'Examples', comment: 'The name of a sheet of a workbook' });

/** A template: an empty sheet with every column and its choices, and a sheet with two examples. */
export async function templateFile(lookups: EmployeeLookups, i18n: I18n): Promise<Blob> {
  const labels = targetLabels(i18n);
  const targets = TARGETS.filter(
    (target) => target !== 'employee_id' && target !== 'effective_on' && target !== 'version',
  );
  const columns = targets.map((target): SheetColumn => {
    const { format } = COLUMNS[target].kind;
    const choices = optionsOf(target, lookups, undefined, i18n).map(({ label }) => label);
    const needed = NEEDED.some((field) => field === target);
    return {
      ...{ heading: needed ? `${labels[target]} *` : labels[target], kind: format, choices },
      ...(format === 'date' && { hint: i18n._(msg`Write dates as 2020-02-29.`) }),
      ...(choices.length > 0 && { hint: i18n._(msg`Choose one of the list, or write another one.`) }),
    };
  });
  const plain = columns.map(({ heading, kind }): SheetColumn => ({ heading, kind }));
  const empty = Array.from({ length: READY }, () => targets.map(() => ''));
  const examples = examplesFor(lookups, i18n).map((row) => targets.map((target) => row[target] ?? ''));
  return await writeWorkbook([
    { name: i18n._(msg`Employees`), columns, rows: empty },
    { name: i18n._(EXAMPLES), columns: plain, rows: examples },
  ]);
}

/** Two people of the first branch: the second one reports to the first. */
function examplesFor(
  { branches, designations, shifts }: EmployeeLookups,
  i18n: I18n,
): Partial<Record<Target, string>>[] {
  const branch = branches.find(({ departments }) => departments.length > 0) ?? branches[0];
  const both = {
    ...{ country_code: '+91', designation_id: designations[0]?.name ?? '', shift_id: shifts[0]?.name ?? '' },
    ...{ branch_id: branch?.name ?? '', department_id: branch?.departments[0]?.name ?? '' },
    employment_type: employeeChoiceLabel('FULL_TIME', i18n),
  };
  return [
    {
      ...{ ...both, first_name: 'Asha', last_name: 'Mehta', mobile_number: '9800000001', biometric_id: 'E-101' },
      ...{ gender: employeeChoiceLabel('FEMALE', i18n), birth_date: '1988-02-29', joining_date: '2020-04-01' },
    },
    {
      ...{ ...both, first_name: 'Ravi', single_name: i18n._(msg`Yes`), mobile_number: '9800000002' },
      ...{ gender: employeeChoiceLabel('MALE', i18n), birth_date: '1995-11-30', joining_date: '2026-01-15' },
      ...{ reporting_person_ids: 'E-101', biometric_id: 'E-102' },
    },
  ];
}

/** Most characters of a file name without its ending, and of one filter in it. */
const LONGEST_NAME = 100;
const LONGEST_PART = 30;

interface ExportFile {
  readonly filter: DirectoryFilter;
  readonly lookups: EmployeeLookups;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly format: SheetFormat;
}

/**
 * Returns the name of an export: `employees-2026-11-25-vesu-showroom-on-notice.xlsx`. It has only small letters, digits
 * and hyphens, which every file system takes; a name without Latin letters is replaced by its id. The text of a search
 * may be a person's name or number and is left out.
 */
export function exportFileName({ filter, lookups, today, format }: ExportFile): string {
  const parts = [
    ...chosenRecords(filter, lookups).map(({ param, id, name = '' }) => slug(name) || `${param}-${id}`),
    filter.status,
    filter.employmentType && slug(filter.employmentType),
    filter.gender && slug(filter.gender),
    filter.joinedFrom && `joined-from-${filter.joinedFrom}`,
    filter.joinedTo && `joined-to-${filter.joinedTo}`,
    filter.health,
    filter.figure,
    filter.search && 'search',
  ];
  let name = `employees-${today}`;
  for (const part of parts) if (part && name.length + 1 + part.length <= LONGEST_NAME) name += `-${part}`;
  return `${name}.${format}`;
}

function slug(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_PART)
    .replaceAll(/^-+|-+$/g, '');
}
