import { randomBytes } from 'node:crypto';
import type { ShellDescriptor } from '@seamline/shared/contract/releases/builds';
import { describe, expect, test } from 'vitest';
import { readBuild } from './build.ts';
import { publish } from './publish.ts';
import { readRegistry } from './registryOperations.ts';
import { brokenBy, faultsOfBuild, missingFrom } from './shell.ts';
import { newBuild, newStore, signer } from './testing/build.ts';

const shell: ShellDescriptor = {
  version: '1.0.0',
  provides: {
    react: { version: '19.3.1', exports: ['useState', 'useId'] },
    '@seamline/shared/ui': { version: '1.4.0', exports: ['Button'] },
  },
};

describe('what a release wants of a shell', () => {
  test.each([
    [{ react: '^19.0.0' }, { react: ['useState'] }, []],
    [{ react: '^19.0.0' }, { react: ['*', 'default'] }, []],
    [{ react: '^19.4.0' }, {}, ['react ^19.4.0, and this shell provides 19.3.1']],
    [{ react: '^18.0.0' }, {}, ['react ^18.0.0, and this shell provides 19.3.1']],
    [
      { '@seamline/shared/charts': '^1.0.0' },
      {},
      ['@seamline/shared/charts ^1.0.0, which this shell does not provide'],
    ],
    [
      { '@seamline/shared/ui': '^1.0.0' },
      { '@seamline/shared/ui': ['Button', 'Carousel', 'Gauge'] },
      ['Carousel, Gauge of @seamline/shared/ui, which this shell does not have'],
    ],
  ])('%j with %j misses %j', (shared, uses, missing) => {
    expect(missingFrom(shell, { shared, uses } as Parameters<typeof missingFrom>[1])).toEqual(missing);
  });
});

test('a build that needs too much before its first screen is refused with both sizes', async () => {
  const small = await readBuild('mf-leave', await newBuild({ entry: randomBytes(40_000).toString('base64') }));
  expect(faultsOfBuild(shell, small)).toEqual([]);
  const larger = await readBuild('mf-leave', await newBuild({ entry: randomBytes(90_000).toString('base64') }));
  expect(faultsOfBuild(shell, larger)).toEqual([
    expect.stringMatching(/^mf-leave needs 8\d\.\d kB before its first screen; 60\.0 kB are allowed\.$/),
  ]);
});

test('a build for the React of development is refused', async () => {
  const build = await readBuild('mf-leave', await newBuild());
  expect(faultsOfBuild(shell, { ...build, descriptor: { ...build.descriptor, react: 'development' } })).toEqual([
    "mf-leave was compiled for React's development version; compile it with mode: 'production'.",
  ]);
});

test('the shell gate lists every release that a new shell would break: live, previous and canary', async () => {
  const store = await newStore();
  const name = 'mf-leave';
  for (const entry of ['one', 'two']) await publish({ name, from: await newBuild({ entry }), store, signer });
  await publish({ name, from: await newBuild({ entry: 'three' }), store, signer, share: 5 });
  const registry = await readRegistry(store);
  expect(brokenBy(shell, registry)).toEqual([]);
  const without = { ...shell, provides: { react: { version: '19.3.1', exports: [] } } };
  expect(brokenBy(without, registry)).toEqual([
    expect.stringMatching(
      /^mf-leave \S+ \(live, Leave team\) needs useState of react, which this shell does not have\.$/,
    ),
    expect.stringMatching(/\(previous, Leave team\)/),
    expect.stringMatching(/\(canary, Leave team\)/),
  ]);
});
