import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { type Operations, operationOf } from '@seamline/shared/contract/releases/operations';
import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';

/** Rspack's state of an export that nothing uses. */
const UNUSED = 0;
const CONTRACT = join(import.meta.dirname, '../contract');
const require = createRequire(import.meta.url);

/**
 * Returns the operations that a build uses: those that modules of the contract export and the module graph says are
 * used. `call()` checks a whole answer by its schema, so every field that the schema requires is a field that is read.
 */
export function requiredOperations({ modules, moduleGraph }: Rspack.Compilation): Operations {
  const found: [string, Operations[string]][] = [];
  const files = new Set(contractFiles());
  for (const module of modules) {
    const file = module.nameForCondition();
    if (!file || !files.has(file)) continue;
    const exportsInfo = moduleGraph.getExportsInfo(module);
    for (const [name, value] of Object.entries(require(file) as object)) {
      if (isEndpoint(value) && exportsInfo.getUsed(name, undefined) !== UNUSED) {
        found.push([`${value.method} ${value.path}`, operationOf(value)]);
      }
    }
  }
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The modules of the contract: TypeScript in the workspace, JavaScript in the packed package. */
function contractFiles(): string[] {
  const extension = extname(import.meta.filename);
  return readdirSync(CONTRACT, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith(extension) && !/\.(test|d)\.ts$/.test(name))
    .map((name) => join(CONTRACT, name));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
}
