import { parseArgs } from 'node:util';
import { connect, type Database } from './db/connect.ts';
import { erasableColumns, yearsBefore } from './employees/erasure/erasedColumns.ts';
import { type ErasureStore, eraseEmployee, erasureStore } from './employees/erasure/eraseEmployees.ts';
import { type GonePerson, logErasure } from './employees/erasure/eraseFromLog.ts';
import { FILE_COLUMNS } from './employees/record/recordColumns.ts';
import { type Env, readEnv } from './env.ts';
import { fileStore } from './files/fileRecords.ts';
import { openUploads } from './files/uploads.ts';
import { keepNewFilesPrivate, makePrivate } from './privateFolder.ts';

const USAGE = `Usage: npm run retention -- [--employee ID | --administrator ID] [--dry-run]

Erases the personal data of former employees who left RETENTION_YEARS ago or earlier, or of the one with that id
whenever they left. What the law requires stays. Of those whose record is gone, such as the people of an import that was
undone, and of deleted owners and managers, it erases what the logs have. With --dry-run it only says whose data it
would erase.
`;

/** A person whose data are due, described for the operator. */
interface Candidate {
  readonly line: string;
  readonly erase: (now: Date) => Promise<unknown>;
}

type DuePerson = Awaited<ReturnType<ErasureStore['listDue']>>[number];

/** The people whose data are asked for: those that are due by a number of years, or one person by an id as it was typed. */
type ErasureScope = { readonly years: number } | { readonly record: GonePerson['record']; readonly id: string };

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      employee: { type: 'string' },
      administrator: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const env = readEnv(process.env);
  const wanted = wantedIn(values, env);
  makePrivate(env.dataDir);
  const database = await connect(env);
  try {
    await erase(database, env, wanted, values['dry-run']);
  } finally {
    await database.close();
  }
}

function wantedIn(values: { employee?: string; administrator?: string }, { retentionYears }: Env): ErasureScope {
  if (values.employee !== undefined) return { record: 'employee', id: values.employee };
  if (values.administrator !== undefined) return { record: 'member', id: values.administrator };
  if (retentionYears !== undefined) return { years: retentionYears };
  throw new Error(
    'RETENTION_YEARS is not set, so nothing is ever due. Set it, or name a former employee: --employee ID.',
  );
}

async function erase(database: Database, env: Env, wanted: ErasureScope, isDryRun: boolean): Promise<void> {
  const now = new Date();
  const due = await findDue(database, env, wanted, now);
  process.stdout.write(
    `${isDryRun ? 'Would erase the data of' : 'Erases the data of'} ${due.length} ${due.length === 1 ? 'person' : 'people'}.\n`,
  );
  for (const { line, erase } of due) {
    if (!isDryRun) await erase(now);
    process.stdout.write(`  ${line}\n`);
  }
  // Nothing else ever does so there: what was erased would stay in its files.
  if (!isDryRun && due.length > 0 && database.engine === 'embedded') {
    await database.sql`vacuum full activity, employees, employee_import_rows, employee_views, session_log`;
  }
}

async function findDue(database: Database, env: Env, wanted: ErasureScope, now: Date): Promise<Candidate[]> {
  const stores = { employees: erasureStore(database), files: fileStore(database), uploads: openUploads(env) };
  const log = logErasure(database);
  const former = (person: DuePerson): Candidate => ({
    line: lineOf(person),
    erase: (at) => eraseEmployee(stores, person.id, at),
  });
  const gone = ({ record, id, name, entries }: GonePerson): Candidate => ({
    line: `${id} ${name}, record deleted: ${entries} in the activity log`,
    erase: () => (record === 'employee' ? log.eraseEmployee(id) : log.eraseMember(id)),
  });
  if ('years' in wanted) {
    const until = yearsBefore(now, wanted.years);
    const [left, removed] = [await stores.employees.listDue(until), await log.listGone(until)];
    return [...left.map(former), ...removed.map(gone)];
  }
  const { record } = wanted;
  const id = idIn(wanted);
  const person = record === 'employee' ? await stores.employees.get(id) : undefined;
  if (person?.left_at === null) {
    throw new Error(`${person.full_name} is a current employee: record the leaving first.`);
  }
  if (person) return person.erased_at === null ? [former(person)] : [];
  const found = await log.find(record, id);
  if (found === undefined) throw new Error(UNKNOWN[record](id));
  return found.isErased ? [] : [gone(found)];
}

const UNKNOWN = {
  employee: (id: number) => `There is no employee ${id}.`,
  member: (id: number) => `There is no deleted owner or manager ${id}. A current one is deleted under Manager first.`,
} as const;

function idIn({ record, id }: Extract<ErasureScope, { record: unknown }>): number {
  if (/^[1-9]\d{0,8}$/.test(id)) return Number(id);
  throw new Error(
    record === 'employee'
      ? '--employee takes the id in the address of the details page.'
      : '--administrator takes the id in the column "Record id" of the downloaded activity log.',
  );
}

/** Names the values and counts them, but does not show them: the output may be kept. */
function lineOf(candidate: DuePerson): string {
  const columns = erasableColumns(candidate);
  const fileColumns: ReadonlySet<string> = new Set(Object.values(FILE_COLUMNS));
  const files = columns.filter((name) => fileColumns.has(name)).length;
  const { id, full_name: name, company_last_day: lastDay } = candidate;
  return `${id} ${name}, last day ${lastDay}: ${columns.length - files} values, ${files} files`;
}

keepNewFilesPrivate();
run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof TypeError && 'code' in error) process.stderr.write(`\n${USAGE}`);
  process.exitCode = 1;
});
