import { parseArgs } from 'node:util';
import { connect } from './db/connect.ts';
import { readEnv } from './env.ts';
import { fileStore } from './files/fileRecords.ts';
import { sweep } from './files/sweep.ts';
import { openUploads } from './files/uploads.ts';
import { keepNewFilesPrivate, makePrivate } from './privateFolder.ts';

const USAGE = `Usage: npm run sweep -- [--older-than HOURS] [--dry-run]

Removes uploads that no record shows any more and that are older than 24 hours, or than so many hours.
With --dry-run it only says what it would remove.
`;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { 'older-than': { type: 'string', default: '24' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const hours = Number(values['older-than']);
  if (!/^\d{1,5}$/.test(values['older-than'])) throw new Error('--older-than takes a whole number of hours.');
  const env = readEnv(process.env);
  makePrivate(env.dataDir);
  const database = await connect(env);
  try {
    const dryRun = values['dry-run'];
    const before = new Date(Date.now() - hours * 3_600_000);
    const { rows, files, bytes } = await sweep(fileStore(database), openUploads(env), { before, dryRun });
    const size = `${(bytes / 1e6).toFixed(1)} MB`;
    process.stdout.write(`${dryRun ? 'Would remove' : 'Removed'} ${files} files (${size}) and ${rows} rows.\n`);
  } finally {
    await database.close();
  }
}

keepNewFilesPrivate();
run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof TypeError && 'code' in error) process.stderr.write(`\n${USAGE}`);
  process.exitCode = 1;
});
