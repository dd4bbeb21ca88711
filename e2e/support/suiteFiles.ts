import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Copies what the suite's server serves, shell, releases and keys, into a folder of its own for another server. */
export async function copySuiteFiles() {
  const suite = dirname(dirname(process.env.SEAMLINE_SUITE_KEY ?? ''));
  const folder = await mkdtemp(join(tmpdir(), 'seamline-server-'));
  for (const part of ['remotes', 'shell', 'trusted-keys.json']) {
    await cp(join(suite, part), join(folder, part), { recursive: true });
  }
  return {
    settings: {
      ...{ DATA_DIR: folder, SHELL_DIR: join(folder, 'shell'), REMOTES_DIR: join(folder, 'remotes') },
      ...{ TRUSTED_KEYS: join(folder, 'trusted-keys.json'), MAP_TILES_URL: 'off', PLACE_SEARCH_URL: 'off' },
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
