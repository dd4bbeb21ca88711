import { CHANGE_FIELDS } from '@seamline/shared/contract/employees/employee-changes';
import { IDENTITY_NUMBERS } from '@seamline/shared/contract/employees/identity-numbers';
import type { PreviewedRow, PreviewRequest, UnreadRow } from '@seamline/shared/contract/employees/import-preview';
import type { Database } from '../../db/connect.ts';
import { type PersonOnDay, readOnDay } from '../changes/entries.ts';
import type { IdentityNumbers } from '../identity-numbers/identityNumbers.ts';
import type { EmployeeRow } from '../record/employeeRecords.ts';
import { employeeLookupStore } from '../record/lookups.ts';
import { readAbove } from '../record/reporting.ts';
import { toRecord } from './importedChange.ts';
import { findRecords } from './imports.ts';
import { type CurrentEmployee, judgeRow, type ReadRow } from './judgeRow.ts';
import { KnownEmployees, type Match, wantedKeys } from './knownEmployees.ts';
import { indexOrganisationNames } from './organisationNames.ts';
import {
  type Cells,
  keysOf,
  MOST_PERSONS,
  personsIn,
  type ReadOptions,
  readCells,
  readDay,
  type Values,
} from './readCells.ts';

/** Rows with what writing each of them would do, and the employees whose values they show. */
interface Preview {
  readonly rows: PreviewedRow[];
  readonly shown: number;
}

/** Judges some rows of a sheet, by the rules of the write and with a few statements for all of them. */
export function rowPreviews(database: Database, identityNumbers: IdentityNumbers) {
  const lookups = employeeLookupStore(database);

  /** Identity numbers leave this function masked, and are compared with the stored ones as both are encrypted. */
  return async (request: PreviewRequest, today: string): Promise<Preview> => {
    const rows = request.rows.map((row) => ({ ...row, cells: cellsOf(row) }));
    const keys = rows.map(({ cells }) => keysOf(cells));
    const persons = rows.flatMap(({ cells }) => personsIn(cells('reporting_person_ids')).slice(0, MOST_PERSONS));
    const [found, organisation] = await Promise.all([findRecords(database, wantedKeys(keys, persons)), lookups.list()]);
    const known = new KnownEmployees(found);
    const options: ReadOptions = {
      names: indexOrganisationNames(organisation),
      known,
      dateOrder: request.date_order,
      today,
      emptyClears: request.empty_clears,
      mapped: new Set(request.targets),
    };
    const meant = rows.map(({ cells }, index) => {
      const own = keys[index] ?? NOBODY.own;
      return { own, match: known.find(own), day: readDay(cells, options) };
    });
    const onDay = await readOnDays(database, meant, today);
    const read = await Promise.all(
      rows.map(async ({ row, cells, answer }, index): Promise<ReadRow> => {
        const { own, match, day } = meant[index] ?? NOBODY;
        const current = match?.employee.left_at === null ? match.employee : undefined;
        const employee = current && (await currentEmployee(current, onDay.get(onDayKey(current.id, day))));
        const content = readCells(cells, employee?.stored, options);
        const encrypted = await encrypt(content.values);
        return { row, cells, keys: own, match, employee, answer, day, ...content, encrypted };
      }),
    );
    const days = read.flatMap(({ day }) => (typeof day === 'string' ? [day] : []));
    const above = await readAbove(database.db, reportingIds(read), [today, ...days].sort()[0] ?? today);
    const judged = read.map((row) => judgeRow(row, { ...options, above, takesStale: request.takes_stale }));
    return { rows: judged, shown: new Set(read.flatMap(({ match }) => match?.employee.id ?? [])).size };
  };

  async function currentEmployee(row: EmployeeRow, onDay: PersonOnDay | undefined): Promise<CurrentEmployee> {
    const record = onDay ? { ...row, ...NO_VALUES, ...onDay.values } : row;
    return { row, stored: toRecord(record), shown: toRecord(await identityNumbers.mask(record)), onDay };
  }

  async function encrypt(values: Values): Promise<Values> {
    const numbers = IDENTITY_NUMBERS.filter((field) => values[field] !== undefined);
    return await identityNumbers.encrypt(Object.fromEntries(numbers.map((field) => [field, values[field]])));
  }
}

const NOBODY = { own: { id: undefined, number: '', code: '' }, match: undefined, day: undefined };
const NO_VALUES = Object.fromEntries(CHANGE_FIELDS.map((field) => [field, null]));

/** The values on the days of some rows, of the current employees whom they are about. */
async function readOnDays(
  { db }: Database,
  rows: readonly { readonly match: Match | undefined; readonly day: unknown }[],
  today: string,
): Promise<ReadonlyMap<string, PersonOnDay>> {
  // One for all rows, and another one for each further row about the same employee.
  const rounds: Record<number, string>[] = [];
  for (const { match, day } of rows) {
    if (match?.employee.left_at !== null || typeof day !== 'string') continue;
    const { id } = match.employee;
    const round = rounds.find((one) => !(id in one));
    if (round) round[id] = day;
    else rounds.push({ [id]: day });
  }
  const found = new Map<string, PersonOnDay>();
  for (const days of rounds) {
    const people = await readOnDay(db, Object.keys(days).map(Number), { day: days, today, fields: CHANGE_FIELDS });
    for (const person of people) found.set(onDayKey(person.id, days[person.id]), person);
  }
  return found;
}

const onDayKey = (id: number, day: unknown) => `${id} ${String(day)}`;

/** Names that a row has from elsewhere than its cells are no cells. */
function cellsOf({ cells }: UnreadRow): Cells {
  return (target) => (Object.hasOwn(cells, target) ? (cells[target] ?? '').trim() : '');
}

function reportingIds(rows: readonly ReadRow[]): number[] {
  const ids = rows.flatMap(({ values }) => (values.reporting_person_ids ?? '').split(',').filter(Boolean));
  return [...new Set(ids)].map(Number);
}
