import { resolve } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { runInForeground } from './processes.mjs';
import { dataDirectory, readEnvFile, root } from './root.mjs';
import { underToolchain } from './toolchain.mjs';

/**
 * `node scripts/run.mjs <file> …` runs a TypeScript program of the workspace on any machine. Without a file it installs
 * the packages: npm, which cannot install a pnpm workspace, calls it after `npm install`. pnpm calls it too.
 */
await underToolchain(import.meta.url, async () => {
  const [file, ...args] = process.argv.slice(2);
  if (!file && process.env.npm_config_user_agent?.startsWith('pnpm/')) return 0;
  readEnvFile();
  await ensureDependencies();
  if (!file) return 0;
  const env = { ...process.env, DATA_DIR: dataDirectory() };
  return runInForeground(process.execPath, [resolve(root, file), ...args], { env });
});
