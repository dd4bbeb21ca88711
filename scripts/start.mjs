import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { checkPort } from './ports.mjs';
import { runInForeground } from './processes.mjs';
import { dataDirectory, isProduction, readEnvFile, root } from './root.mjs';
import { underToolchain } from './toolchain.mjs';

await underToolchain(import.meta.url, async () => {
  readEnvFile();
  await checkPort('npm start');
  await ensureDependencies();
  // In production the server itself says what is missing: nothing is built or published there, and no key is made.
  if (!isProduction()) await buildAll();
  // With more arenas the allocator of Linux keeps what decoded pictures took (docs/operations.md).
  const env = { MALLOC_ARENA_MAX: '2', ...process.env, DATA_DIR: dataDirectory() };
  return runInForeground(process.execPath, [join(root, 'server', 'src', 'main.ts')], { cwd: root, env });
});
