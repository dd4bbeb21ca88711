import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './dependencies.mjs';
import { capture } from './processes.mjs';
import { readJson, root } from './root.mjs';
import { Failure, say } from './say.mjs';
import { pnpm, underToolchain } from './toolchain.mjs';

/** Packages that a remote in a repository of its own needs to be built, tested and released. */
export const PACKED = ['shared', 'delivery', 'e2e'];

/** The name of the file that `pnpm pack` makes of a package. */
export function tarballOf(name) {
  return `seamline-${name}-${readJson(join(root, name, 'package.json')).version}.tgz`;
}

/** Packs what teams outside the workspace need into a folder; what was there under the same names is replaced. */
export async function packInto(folder, names = PACKED) {
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const args = ['pack', '--pack-destination', folder];
    const { code, output } = await capture(await pnpm(), args, { cwd: join(root, name), timeout: 120_000 });
    if (code !== 0) throw new Failure(`${name} could not be packed:\n${output}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await underToolchain(import.meta.url, async () => {
    const { positionals } = parseArgs({ allowPositionals: true });
    const folder = resolve(process.env.INIT_CWD ?? '.', positionals[0] ?? 'packages');
    await ensureDependencies();
    await packInto(folder);
    for (const name of PACKED) say(`@seamline/${name}`, join(folder, tarballOf(name)));
  });
}
