import { resolve } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { runInForeground } from './processes.mjs';
import { dataDirectory, readEnvFile, root } from './root.mjs';
import { underToolchain } from './toolchain.mjs';

/** `node scripts/run.mjs <file> …` runs a TypeScript program of the workspace on any machine. */
await underToolchain(import.meta.url, async () => {
  const [file, ...args] = process.argv.slice(2);
  readEnvFile();
  await ensureDependencies();
  const env = { ...process.env, DATA_DIR: dataDirectory() };
  return runInForeground(process.execPath, [resolve(root, file), ...args], { env });
});
