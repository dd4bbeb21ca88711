import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure, readJson, root, runProgram, say } from './root.mjs';

/** Packages that a remote in a repository of its own needs to be built, tested and released. */
export const PACKED = ['shared', 'delivery', 'e2e'];

/** The name of the file that `pnpm pack` makes of a package. */
export function tarballOf(name) {
  return `seamline-${name}-${readJson(join(root, name, 'package.json')).version}.tgz`;
}

/** Packs what teams outside the workspace need into a folder; what was there under the same names is replaced. */
export function packInto(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of PACKED) {
    try {
      execFileSync('pnpm', ['pack', '--pack-destination', folder], { cwd: join(root, name), stdio: 'pipe' });
    } catch ({ stdout, stderr }) {
      throw new Failure(`${name} could not be packed:\n${stdout}${stderr}`);
    }
  }
}

if (import.meta.main) {
  await runProgram(() => {
    const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'packages');
    packInto(folder);
    for (const name of PACKED) say(`@seamline/${name}`, join(folder, tarballOf(name)));
  });
}
