import { readEnv } from './env.ts';
import { openUploads } from './files/uploads.ts';
import { keepNewFilesPrivate, makePrivate } from './privateFolder.ts';

/** Encrypts all uploads with the current key: those from before encryption, and those of a former key. */
async function run(): Promise<void> {
  const env = readEnv(process.env);
  makePrivate(env.dataDir);
  const uploads = openUploads(env);
  let changed = 0;
  let all = 0;
  for await (const { path } of uploads.list()) {
    all += 1;
    if (await uploads.reencrypt(path)) changed += 1;
  }
  process.stdout.write(`Encrypted ${changed} of ${all} files with the current key.\n`);
}

keepNewFilesPrivate();
run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
