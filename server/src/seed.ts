import { parseArgs } from 'node:util';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { addEmployees } from './db/seed/addEmployees.ts';
import { seedDemo } from './db/seed/seedDemo.ts';
import { readEnv } from './env.ts';

const USAGE = `Usage: pnpm seed [--employees N]

Fills an empty database with the demo company, then adds made-up employees until N work there.
The database is the one that DATABASE_URL names, else the embedded one in DATA_DIR.
`;

const MOST_EMPLOYEES = 5_000_000;

async function seed(): Promise<void> {
  const wish = readArguments(process.argv.slice(2));
  if (wish === 'help') {
    process.stdout.write(USAGE);
    return;
  }
  const env = readEnv(process.env);
  if (env.production) {
    throw new Error('The demo company has accounts with a published password: not with NODE_ENV=production.');
  }
  const started = performance.now();
  const database = await connect(env);
  try {
    await migrate(database.sql);
    const fresh = await seedDemo(database, env.uploadsDir);
    process.stdout.write(fresh ? 'The demo company is in place.\n' : 'The database has data already; they stay.\n');
    if (wish.employees !== undefined) {
      const target = wish.employees;
      await addEmployees(database, target, (present) => showProgress(present, target));
      process.stdout.write(`${target.toLocaleString('en-IN')} employees or more work here now.\n`);
    }
    process.stdout.write(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
  } finally {
    await database.close();
  }
}

function readArguments(args: string[]): 'help' | { employees: number | undefined } {
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

function showProgress(present: number, target: number): void {
  const line = `  ${present.toLocaleString('en-IN')} of ${target.toLocaleString('en-IN')} employees`;
  process.stdout.write(
    process.stdout.isTTY && present < target ? `\r${line}` : `${process.stdout.isTTY ? '\r' : ''}${line}\n`,
  );
}

seed().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof TypeError && 'code' in error) process.stderr.write(`\n${USAGE}`);
  process.exitCode = 1;
});
