import { IDENTITY_NUMBERS } from '@seamline/shared/contract/employees/identity-numbers';
import type { PreviewedRow, PreviewRequest, UnreadRow } from '@seamline/shared/contract/employees/import-preview';
import type { Database } from '../../db/connect.ts';
import type { IdentityNumbers } from '../identity-numbers/identityNumbers.ts';
import type { EmployeeRow } from '../record/employeeRecords.ts';
import { employeeLookupStore } from '../record/lookups.ts';
import { readAbove } from '../record/reporting.ts';
import { toRecord } from './importedChange.ts';
import { findRecords } from './imports.ts';
import { type CurrentEmployee, judgeRow, type ReadRow } from './judgeRow.ts';
import { KnownEmployees, wantedKeys } from './knownEmployees.ts';
import { indexOrganisationNames } from './organisationNames.ts';
import { type Cells, keysOf, MOST_PERSONS, personsIn, type ReadOptions, readCells, type Values } from './readCells.ts';

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
    const read = await Promise.all(
      rows.map(async ({ row, cells, answer }, index): Promise<ReadRow> => {
        const own = keys[index] ?? { id: undefined, number: '', code: '' };
        const match = known.find(own);
        const employee = match?.employee.left_at === null ? await currentEmployee(match.employee) : undefined;
        const content = readCells(cells, employee?.stored, options);
        return { row, cells, keys: own, match, employee, answer, ...content, encrypted: await encrypt(content.values) };
      }),
    );
    const above = await readAbove(database.db, reportingIds(read), today);
    const judged = read.map((row) => judgeRow(row, { ...options, above, takesStale: request.takes_stale }));
    return { rows: judged, shown: new Set(read.flatMap(({ match }) => match?.employee.id ?? [])).size };
  };

  async function currentEmployee(row: EmployeeRow): Promise<CurrentEmployee> {
    return { row, stored: toRecord(row), shown: toRecord(await identityNumbers.mask(row)) };
  }

  async function encrypt(values: Values): Promise<Values> {
    const numbers = IDENTITY_NUMBERS.filter((field) => values[field] !== undefined);
    return await identityNumbers.encrypt(Object.fromEntries(numbers.map((field) => [field, values[field]])));
  }
}

/** Names that a row has from elsewhere than its cells are no cells. */
function cellsOf({ cells }: UnreadRow): Cells {
  return (target) => (Object.hasOwn(cells, target) ? (cells[target] ?? '').trim() : '');
}

function reportingIds(rows: readonly ReadRow[]): number[] {
  const ids = rows.flatMap(({ values }) => (values.reporting_person_ids ?? '').split(',').filter(Boolean));
  return [...new Set(ids)].map(Number);
}
