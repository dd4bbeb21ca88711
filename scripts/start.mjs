import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { runInForeground } from './processes.mjs';
import { dataDirectory, isProduction, readEnvFile, root } from './root.mjs';
import { Failure } from './say.mjs';
import { underToolchain } from './toolchain.mjs';

await underToolchain(import.meta.url, async () => {
  readEnvFile();
  process.env.DATA_DIR = dataDirectory();
  await ensureDependencies();
  // In production the server itself says what is missing: nothing is built or published there, and no key is made.
  if (!isProduction()) {
    await check();
    await buildAll();
  }
  // With more arenas the allocator of Linux does not return the memory of decoded pictures (docs/operations.md).
  const env = { MALLOC_ARENA_MAX: '2', ...process.env };
  return runInForeground(process.execPath, [join(root, 'server', 'src', 'main.ts')], { cwd: root, env });
});

/** Refuses before the build what the server would refuse after it. */
async function check() {
  const { checkStart } = await import('../server/src/checkStart.ts');
  await checkStart('PORT=? npm start').catch((error) => {
    throw new Failure(error.message);
  });
}
