import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { readEnv } from './env.ts';
import { keepNewFilesPrivate, makePrivate } from './privateFolder.ts';

/** `npm run migrate` brings the database to this release's schema and ends, before processes of the release start. */
async function run(): Promise<void> {
  const env = readEnv(process.env);
  makePrivate(env.dataDir);
  const database = await connect(env);
  try {
    const applied = await migrate(database);
    process.stdout.write(
      applied === 0 ? 'The database is up to date.\n' : `Applied ${applied} migration${applied === 1 ? '' : 's'}.\n`,
    );
  } finally {
    await database.close();
  }
}

keepNewFilesPrivate();
run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
