import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Composition, idOf } from '@seamline/shared/contract/releases/composition';
import { expect, test } from 'vitest';
import { readBuild } from '../build.ts';
import { integrityOf } from '../files.ts';
import { readTrustedKeys, signatureFault } from '../keys.ts';
import { publish } from '../publish.ts';
import { readRegistry } from '../registryOperations.ts';
import { openStore } from '../storage/openStore.ts';
import { disable } from '../switch.ts';
import { newBuild, newStore, newWholeShell, SHELL_BUILD as SHELL, signer, trusted } from '../testing/build.ts';
import { candidateOf, compositionOf, idOfComposed, layOut, liveComposition, withoutUntrusted } from './composition.ts';
import { keepShell, keptShell, readShellBuild } from './shellBuild.ts';

async function storeWithTwoRemotes() {
  const store = await newStore();
  const leave = await publish({ name: 'mf-leave', from: await newBuild(), store, signer });
  const shiftsBuild = await newBuild({ name: 'mf-shifts', title: 'Shifts', paths: ['addshift'] });
  const shifts = await publish({ name: 'mf-shifts', from: shiftsBuild, store, signer });
  const shell = await readShellBuild(await newWholeShell());
  return { store, shell, remotes: { 'mf-leave': leave.release, 'mf-shifts': shifts.release } };
}

/** Stores a composition as the server does for a page's report. */
async function storeComposition(store: string, made: Composition): Promise<void> {
  const id = idOf(made);
  await openStore(store).write(`compositions/${id}.json`, JSON.stringify({ id, ...made }));
}

test('a composition that a page reported is restored after all of its parts have newer releases', async () => {
  const { store, shell, remotes } = await storeWithTwoRemotes();
  await keepShell(store, shell);
  const made = { shell: SHELL, remotes };
  const id = idOf(made);
  await storeComposition(store, made);
  await publish({ name: 'mf-leave', from: await newBuild({ entry: 'two' }), store, signer });
  await disable({ name: 'mf-shifts', store, signer, reason: 'x' });

  const composed = await compositionOf(store, id);
  expect(idOfComposed(composed)).toBe(id);
  const folder = await newStore();
  const { shellDir, remotesDir, trustedKeys } = await layOut(composed, folder);
  expect(await readdir(shellDir)).toEqual(['index.html', 'shell.json']);
  expect(await readFile(join(remotesDir, 'mf-leave', remotes['mf-leave'], 'remoteEntry.js'), 'utf8')).toBe('one');
  const registry = await readRegistry(remotesDir);
  expect(registry.remotes['mf-shifts']).toMatchObject({ state: 'live', paths: ['addshift'] });
  const trusted = await readTrustedKeys(trustedKeys);
  for (const [name, entry] of Object.entries(registry.remotes))
    expect(signatureFault(name, entry, trusted)).toBeUndefined();
});

test('the live composition has a candidate in the place of its release, and nothing to fall back on', async () => {
  const { store, shell, remotes } = await storeWithTwoRemotes();
  const build = await readBuild('mf-leave', await newBuild({ entry: 'candidate' }));
  const composed = await liveComposition(store, shell, await readRegistry(store), { 'mf-leave': candidateOf(build) });
  expect(idOfComposed(composed)).toBe(idOf({ shell: SHELL, remotes: { ...remotes, 'mf-leave': build.release.id } }));
  const { remotesDir } = await layOut(composed, await newStore());
  const entry = (await readRegistry(remotesDir)).remotes['mf-leave'];
  expect(entry?.release.id).toBe(build.release.id);
  expect(entry).not.toHaveProperty('previous');
  expect(await readFile(join(remotesDir, 'mf-leave', build.release.id, 'remoteEntry.js'), 'utf8')).toBe('candidate');
});

test('a composition with a missing or changed part is refused by the name of the part', async () => {
  const { store, shell, remotes } = await storeWithTwoRemotes();
  const made = { shell: SHELL, remotes };
  await storeComposition(store, made);
  await expect(compositionOf(store, idOf(made))).rejects.toThrow(`The shell ${SHELL} is not in ${store}.`);
  await keepShell(store, shell);
  await writeFile(join(store, 'mf-leave', remotes['mf-leave'], 'remoteEntry.js'), 'hacked');
  await expect(compositionOf(store, idOf(made))).rejects.toThrow('remoteEntry.js has other bytes than were published.');
});

const LEADING_OUT = ['static\n/../../../../planted.js', '../../planted.js', 'static/\u2028/../../../../planted.js'];

test.each(LEADING_OUT)(
  'compose: a kept shell whose list names the file %j is refused, and nothing is written',
  async (path) => {
    const { store, shell, remotes } = await storeWithTwoRemotes();
    await keepShell(store, shell);
    const planted = Buffer.from('planted()');
    const list = join(store, 'shell', SHELL, 'files.json');
    const { integrity } = JSON.parse(await readFile(list, 'utf8'));
    await writeFile(list, JSON.stringify({ integrity: { ...integrity, [path]: integrityOf(planted) } }));
    const file = join(store, 'shell', SHELL, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, planted);
    const made = { shell: SHELL, remotes };
    await storeComposition(store, made);
    await expect(compositionOf(store, idOf(made))).rejects.toThrow(
      `shell/${SHELL}/files.json is not a list of released files`,
    );
  },
);

test('compose: a kept shell with other files than its build is refused, whatever its list says of them', async () => {
  const { store, shell } = await storeWithTwoRemotes();
  await keepShell(store, shell);
  const folder = join(store, 'shell', SHELL);
  const kept = await readFile(join(folder, 'index.html'), 'utf8');
  const { integrity } = JSON.parse(await readFile(join(folder, 'files.json'), 'utf8'));
  const list = (files: Record<string, string>) =>
    writeFile(join(folder, 'files.json'), JSON.stringify({ integrity: { ...integrity, ...files } }));
  expect((await keptShell(store, SHELL)).files).toHaveLength(2);
  const changed = kept.replace('</title>', '</title><script>steal(localStorage.authToken)</script>');
  await writeFile(join(folder, 'index.html'), changed);
  await list({ 'index.html': integrityOf(Buffer.from(changed)) });
  await expect(keptShell(store, SHELL)).rejects.toThrow(`are not those of the shell ${SHELL}: their hash is `);
  await writeFile(join(folder, 'index.html'), kept);
  await writeFile(join(folder, 'more.js'), 'steal()');
  await list({ 'more.js': integrityOf(Buffer.from('steal()')) });
  await expect(keptShell(store, SHELL)).rejects.toThrow('are not those of the shell');
});

test('archive: a folder with other files than the build of a shell is refused, since it could not be served again', async () => {
  const { store, shell } = await storeWithTwoRemotes();
  const files = [...shell.files, { path: 'robots.txt', bytes: Buffer.from('') }];
  await expect(keepShell(store, { ...shell, files })).rejects.toThrow(
    `The files in this build are not those of the shell ${SHELL}: their hash is `,
  );
  expect(await readdir(store)).not.toContain('shell');
});

test('compose: of a shell whose whole hash the deployed one names, twelve digits alone are not enough', async () => {
  const { store, shell } = await storeWithTwoRemotes();
  await keepShell(store, shell);
  await expect(keptShell(store, SHELL, `${SHELL.slice(-12)}${'0'.repeat(52)}`)).rejects.toThrow(
    'are not those of the shell',
  );
});

test.each([...LEADING_OUT, '/planted.js', '.', ''])(
  'compose: a file with the path %j is written nowhere, wherever its list came from',
  async (path) => {
    const { store, shell } = await storeWithTwoRemotes();
    const folder = join(await newStore(), 'below', 'it');
    const files = [...shell.files, { path, bytes: Buffer.from('planted()') }];
    const composed = await liveComposition(store, { ...shell, files }, await readRegistry(store));
    await expect(layOut(composed, folder)).rejects.toThrow(
      'is not the path of a released file. Nothing was written there.',
    );
    const written = await readdir(dirname(dirname(folder)), { recursive: true });
    expect(written.filter((each) => each.includes('planted'))).toEqual([]);
  },
);

test('smoke test: entries without a trusted signature are left out, with a line for each', async () => {
  const { store } = await storeWithTwoRemotes();
  const lines: string[] = [];
  const say = (text: string) => lines.push(text);
  const registry = await readRegistry(store);
  expect(withoutUntrusted(registry, trusted, say)).toEqual(registry);
  expect(lines).toEqual([]);

  const shifts = registry.remotes['mf-shifts'] ?? expect.fail();
  const tampered = { ...shifts, release: { ...shifts.release, base: 'https://evil.example/' } };
  const { signature: _none, ...unsigned } = registry.remotes['mf-leave'] ?? expect.fail();
  const remotes = { 'mf-leave': unsigned, 'mf-shifts': tampered };
  expect(withoutUntrusted({ ...registry, remotes }, trusted, say).remotes).toEqual({});
  expect(lines).toEqual([
    'The entry of mf-leave is not signed. The smoke test leaves mf-leave out.',
    'The signature of mf-shifts does not fit its entry: it was changed after signing. The smoke test leaves mf-shifts out.',
  ]);
});
