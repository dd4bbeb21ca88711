import { parseArgs } from 'node:util';
import { isNotNull, isNull, sql } from 'drizzle-orm';
import type { Connection, Database } from '../db/connect.ts';
import { employees } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { assignReporting, insertEmployees, makeEmployee, post, readPosts } from './employees.ts';
import { leavingInCrowd } from './leavings.ts';
import { seededRandom } from './random.ts';

const BATCH = 2_000;

/** Adds made-up employees until there are `target`; reports their number after every batch. */
export async function addEmployees(
  { db }: Database,
  target: number,
  report: (present: number) => void = () => undefined,
  batch = BATCH,
): Promise<void> {
  const { planned } = await readPosts(db);
  if (planned.length === 0) {
    throw new Error(
      'There is no department and designation to put employees into. Add them first, or start with SEED=demo.',
    );
  }
  const pictures = await readPictures(db);
  const today = new Date();
  let state = await readState(db);
  let known = 0;
  if (state.present < target) await db.execute(sql`alter index employees_search set (fastupdate = on)`);
  while (state.present < target) {
    // The planner uses the row count of the last `analyze`: with 300 rows it reads every table whole.
    if (state.present >= 2 * known) {
      await db.execute(sql`analyze employees, employee_reporting`);
      known = state.present;
    }
    const { lastId, present } = state;
    const random = seededRandom(lastId);
    const rows = Array.from({ length: Math.min(batch, target - present) }, (_, index) => {
      const person = makeEmployee(random, lastId + index + 1, post(random.pick(planned), random));
      const choice = pictures[person.gender];
      const picture = choice.length > 0 ? random.pick(choice) : null;
      return { ...person, ...leavingInCrowd(lastId + index + 1, today), profile_picture_file_id: picture };
    });
    await transaction(db, async (connection) => {
      await insertEmployees(connection, rows);
      await assignReporting(connection, lastId);
    });
    state = await readState(db);
    report(state.present);
  }
  await db.execute(sql`alter index employees_search set (fastupdate = off)`);
  await db.execute(sql`vacuum analyze employees, employee_reporting`);
}

/** The last id serves as the running number, because a skipped duplicate uses up an id as well. */
async function readState(db: Connection) {
  const [state] = await db
    .select({
      present: sql<number>`(count(*) filter (where ${isNull(employees.left_at)}))::int`,
      lastId: sql<number>`coalesce(max(${employees.id}), 0)`,
    })
    .from(employees);
  return { present: state?.present ?? 0, lastId: state?.lastId ?? 0 };
}

/** Portraits are shared: a hundred thousand pictures would say no more than a hundred. */
async function readPictures(db: Connection): Promise<Record<'MALE' | 'FEMALE', number[]>> {
  const rows = await db
    .selectDistinct({ gender: employees.gender, id: sql<number>`${employees.profile_picture_file_id}` })
    .from(employees)
    .where(isNotNull(employees.profile_picture_file_id));
  const of = (gender: string) => rows.filter((row) => row.gender === gender).map((row) => row.id);
  return { MALE: of('MALE'), FEMALE: of('FEMALE') };
}

export const SEED_USAGE = `Usage: pnpm seed [--employees N]

Fills an empty database with the demo company, then adds made-up employees until N work there.
The database is the one that DATABASE_URL names, else the embedded one in DATA_DIR.
`;

const MOST_EMPLOYEES = 5_000_000;

/** Parses the command line. Throws an error whose message is a sentence for the user. */
export function readSeedArguments(args: string[]): 'help' | { employees: number | undefined } {
  const { values } = parseArgs({
    args: args.filter((argument) => argument !== '--'),
    options: { employees: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return 'help';
  if (values.employees === undefined) return { employees: undefined };
  const employees = /^\d+$/.test(values.employees) ? Number(values.employees) : Number.NaN;
  if (!(employees >= 1 && employees <= MOST_EMPLOYEES)) {
    throw new Error(
      `--employees takes a whole number from 1 to ${MOST_EMPLOYEES.toLocaleString('en-IN')}, not "${values.employees}".`,
    );
  }
  return { employees };
}
