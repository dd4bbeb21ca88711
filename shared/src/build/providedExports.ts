import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import type { ShellDescriptor } from '@seamline/shared/contract/registry';
import { OWN_NAME, providedVersions } from './sharedModules.ts';

const require = createRequire(import.meta.url);

/** What a shell that is built now gives to the remotes: version and exports of every shared module. */
export function providedExports(): ShellDescriptor['provides'] {
  return Object.fromEntries(
    Object.entries(providedVersions()).map(([name, version]) => {
      const exports = name.startsWith(OWN_NAME) ? exportsOfDoor(name.slice(OWN_NAME.length)) : exportsOf(name);
      return [name, { version, exports: exports.sort() }];
    }),
  );
}

/** React's own modules are CommonJS: what they export shows when they run. */
function exportsOf(name: string): string[] {
  return Object.keys(require(name) as object);
}

/** A door holds nothing but lists of names, so that reading it is enough. */
function exportsOfDoor(door: string): string[] {
  const file = `../${door}/${door}${extname(import.meta.filename)}`;
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  return [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '' && !part.startsWith('type '))
      .map((part) => part.split(/\s+as\s+/).at(-1) ?? part),
  );
}
