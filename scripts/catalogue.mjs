import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The version of a library that the whole workspace uses. */
export function catalogue(name) {
  const lines = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').split('\n');
  for (const line of lines) {
    const [, quoted, plain, version] = /^ {2}(?:"([^"]+)"|([^:\s]+)): (\S+)$/.exec(line) ?? [];
    if ((quoted ?? plain) === name) return version;
  }
  throw new Error(`${name} is not in the catalogue of pnpm-workspace.yaml.`);
}
