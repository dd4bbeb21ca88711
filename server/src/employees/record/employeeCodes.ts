import {
  type CodePattern,
  type EmployeeCodesInput,
  employeeCode,
  getEmployeeCodes,
  updateEmployeeCodes,
} from '@seamline/shared/contract/employees/employee-codes';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Connection, Database } from '../../db/connect.ts';
import type { LoggedKind, RecordRow } from '../../db/log.ts';
import { employeeCodes, usedEmployeeCodes } from '../../db/schema.ts';
import { tableRecords } from '../../db/tableRecords.ts';
import type { Viewer } from '../../db/viewer.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';

const columns = {
  id: employeeCodes.id,
  version: employeeCodes.version,
  is_on: employeeCodes.is_on,
  prefix: employeeCodes.prefix,
  digits: employeeCodes.digits,
  next: employeeCodes.next,
};

const ONLY_ID = 1;

type Series = RecordRow & CodePattern & { readonly is_on: boolean; readonly next: number };

/** The series of an organisation that has never set one. */
const UNSET: Series = { id: ONLY_ID, version: 1, is_on: false, prefix: '', digits: 4, next: 1 };

const KIND: LoggedKind<Series> = { record: 'employee-codes', name: ({ prefix }) => prefix };

function employeeCodeStore(database: Database) {
  const { db } = database;
  const records = tableRecords(database, KIND, employeeCodes, columns);

  /** A series with the code that the next new employee gets, null while it is off. */
  async function withNextCode({ id: _, ...series }: Series) {
    const next_code = series.is_on ? employeeCode(series, await findFree(db, series)) : null;
    return { ...series, next_code };
  }

  return {
    async get() {
      const [series = UNSET] = await db.select(columns).from(employeeCodes).where(eq(employeeCodes.id, ONLY_ID));
      return withNextCode(series);
    },

    async update(viewer: Viewer, version: number | undefined, values: EmployeeCodesInput) {
      await db.insert(employeeCodes).values(UNSET).onConflictDoNothing();
      return withNextCode((await records.update(viewer, ONLY_ID, version, values)) as Series);
    },
  };
}

/**
 * Takes the next code of the series for a new employee; undefined while it is off. The series is locked until the
 * transaction ends, so that no two employees get one code, and an addition that fails leaves no gap.
 */
export async function takeEmployeeCode(connection: Connection): Promise<string | undefined> {
  const [series] = await connection
    .select(columns)
    .from(employeeCodes)
    .where(eq(employeeCodes.is_on, true))
    .for('update');
  if (series === undefined) return undefined;
  const number = await findFree(connection, series);
  await connection
    .update(employeeCodes)
    .set({ next: number + 1 })
    .where(eq(employeeCodes.id, series.id));
  return employeeCode(series, number);
}

/** Numbers whose codes are looked for at once. */
const WINDOW = 100;

/** The first number of a series from `next` on whose code no employee has, former ones included. */
async function findFree(connection: Connection, series: Pick<Series, 'next'> & CodePattern): Promise<number> {
  for (let first = series.next; ; first += WINDOW) {
    const numbers = Array.from({ length: WINDOW }, (_, index) => first + index);
    const codes = numbers.map((number) => employeeCode(series, number));
    const taken = await connection
      .select({ code: usedEmployeeCodes.code })
      .from(usedEmployeeCodes)
      .where(inArray(usedEmployeeCodes.code, codes));
    const known = new Set(taken.map(({ code }) => code));
    const free = numbers.find((_, index) => !known.has(codes[index] ?? ''));
    if (free !== undefined) return free;
  }
}

/** The series that employees get their codes from. */
export function employeeCodeRoutes(app: FastifyInstance, { database }: Services): void {
  const store = employeeCodeStore(database);

  readRoute(app, getEmployeeCodes, () => store.get());

  route(app, updateEmployeeCodes, async ({ input: { body }, viewer }) => {
    const { version, ...values } = body;
    return await store.update(viewer, version, values);
  });
}
