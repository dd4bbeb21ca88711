import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { readEnv } from './env.ts';
import { openUploads } from './files/uploads.ts';
import { keepNewFilesPrivate, makePrivate } from './privateFolder.ts';
import { addEmployees, readSeedArguments, SEED_USAGE } from './seed/addEmployees.ts';
import { seedDemo } from './seed/seedDemo.ts';

async function seed(): Promise<void> {
  const options = readSeedArguments(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(SEED_USAGE);
    return;
  }
  const env = readEnv(process.env);
  if (env.production) {
    throw new Error('The demo company has accounts with a published password: not with NODE_ENV=production.');
  }
  const started = performance.now();
  makePrivate(env.dataDir);
  const database = await connect(env);
  try {
    await migrate(database);
    const fresh = await seedDemo(database, openUploads(env));
    process.stdout.write(fresh ? 'The demo company is in place.\n' : 'The database has data already; they stay.\n');
    if (options.employees !== undefined) {
      const target = options.employees;
      await addEmployees(database, target, (present) => showProgress(present, target));
      process.stdout.write(`${target.toLocaleString('en-IN')} employees or more work here now.\n`);
    }
    process.stdout.write(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
  } finally {
    await database.close();
  }
}

function showProgress(present: number, target: number): void {
  const line = `  ${present.toLocaleString('en-IN')} of ${target.toLocaleString('en-IN')} employees`;
  process.stdout.write(
    process.stdout.isTTY && present < target ? `\r${line}` : `${process.stdout.isTTY ? '\r' : ''}${line}\n`,
  );
}

keepNewFilesPrivate();
seed().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof TypeError && 'code' in error) process.stderr.write(`\n${SEED_USAGE}`);
  process.exitCode = 1;
});
