import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withSource } from './publishCommands.ts';

/** A build whose first column comes from the third line of src/routes.tsx. */
async function buildWithMap(map?: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seamline-sources-'));
  if (map) await writeFile(join(folder, 'routes.js.map'), JSON.stringify(map));
  return folder;
}

const MAP = { version: 3, sources: ['../src/routes.tsx'], names: [], mappings: 'AAEA' };

test.each(['routes.js:1:1', 'routes.js?attempt=1:1:1'])('a fault at %s is shown at its source', async (place) => {
  const folder = await buildWithMap(MAP);
  expect(await withSource(`Error: No rules. (${place})`, folder)).toBe('Error: No rules. (src/routes.tsx:3)');
});

test.each([
  ['of a file without a source map', undefined, 'Error: No rules. (routes.js:1:1)'],
  ['of the bundler', { ...MAP, sources: ['webpack:///webpack/runtime'] }, 'Error: No rules. (routes.js:1:1)'],
  ['without a place', MAP, 'Error: No rules.'],
  ['whose place leads out of the build', MAP, 'Error: No rules. (../../x.js:1:1)'],
])('a fault %s stays as it is', async (_what, map, text) => {
  expect(await withSource(text, await buildWithMap(map))).toBe(text);
});
