import { parseArgs } from 'node:util';
import { connect, type Database } from './db/connect.ts';
import { type Env, readEnv } from './env.ts';
import { FILE_COLUMNS } from './modules/employee-records/rules.ts';
import { fileStore } from './modules/files/store.ts';
import { openUploads } from './modules/files/uploads.ts';
import { eraseEmployee } from './modules/former-employees/erasure/erasure.ts';
import { erasableColumns, yearsBefore } from './modules/former-employees/erasure/rules.ts';
import { type ErasureStore, erasureStore } from './modules/former-employees/erasure/store.ts';
import { keepNewFilesPrivate, makePrivate } from './privateFolder.ts';

const USAGE = `Usage: npm run retention -- [--employee ID] [--dry-run]

Erases the personal data of former employees who left RETENTION_YEARS ago or earlier, or of the one with that id
whenever they left. What the law requires stays. With --dry-run it only says whose data it would erase.
`;

type Candidate = Awaited<ReturnType<ErasureStore['listDue']>>[number];

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { employee: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const env = readEnv(process.env);
  const wanted = values.employee ?? requiredYears(env);
  makePrivate(env.dataDir);
  const database = await connect(env);
  try {
    await erase(database, env, wanted, values['dry-run']);
  } finally {
    await database.close();
  }
}

function requiredYears({ retentionYears }: Env): number {
  if (retentionYears !== undefined) return retentionYears;
  throw new Error(
    'RETENTION_YEARS is not set, so nothing is ever due. Set it, or name a former employee: --employee ID.',
  );
}

/** `wanted` is the id of one former employee, as it was typed, or a number of years. */
async function erase(database: Database, env: Env, wanted: string | number, isDryRun: boolean): Promise<void> {
  const now = new Date();
  const stores = { employees: erasureStore(database), files: fileStore(database), uploads: openUploads(env) };
  const due =
    typeof wanted === 'number'
      ? await stores.employees.listDue(yearsBefore(now, wanted))
      : await findOnRequest(stores.employees, wanted);
  process.stdout.write(
    `${isDryRun ? 'Would erase the data of' : 'Erases the data of'} ${due.length} former employees.\n`,
  );
  for (const candidate of due) {
    if (!isDryRun) await eraseEmployee(stores, candidate.id, now);
    process.stdout.write(`  ${lineOf(candidate)}\n`);
  }
}

async function findOnRequest(store: ErasureStore, text: string): Promise<Candidate[]> {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error('--employee takes the id in the address of the details page.');
  const found = await store.get(Number(text));
  if (found === undefined) throw new Error(`There is no employee ${text}.`);
  if (found.left_at === null) throw new Error(`${found.full_name} is a current employee: record the leaving first.`);
  return found.erased_at === null ? [found] : [];
}

/** Names the values and counts them, but does not show them: the output may be kept. */
function lineOf(candidate: Candidate): string {
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
