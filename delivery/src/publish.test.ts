import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publish } from './publish.ts';
import { readRegistry } from './registryOperations.ts';
import { disable, verify } from './switch.ts';
import { newBuild, newStore, PRIVATE_KEY, signer, trusted } from './testing/build.ts';

const name = 'mf-leave';

test('a first release goes live with the hash of every file but maps, compressed copies and its description', async () => {
  const store = await newStore();
  const result = await publish({ name, from: await newBuild(), store, signer });
  const registry = await readRegistry(store);
  expect(result).toMatchObject({ outcome: 'published', revision: 1 });
  expect(result).not.toHaveProperty('previous');
  expect(result.release).toMatch(/^1\.0\.0-[0-9a-f]{12}$/);
  expect(registry.remotes[name]).toMatchObject({
    title: 'Leave',
    owner: 'Leave team',
    paths: ['leavetype'],
    state: 'live',
    release: {
      base: `/remotes/mf-leave/${result.release}/`,
      entry: 'remoteEntry.js',
      preload: ['static/js/routes.js'],
    },
  });
  expect(Object.keys(registry.remotes[name]?.release.integrity ?? {})).toEqual([
    'remoteEntry.js',
    'static/js/routes.js',
  ]);
  expect((await readdir(join(store, name, result.release), { recursive: true })).sort()).toEqual([
    'files.json',
    'mf-stats.json',
    'remoteEntry.js',
    'remoteEntry.js.br',
    'static',
    'static/js',
    'static/js/routes.js',
  ]);
});

const ADD = { kind: 'action', path: 'leavetype/add', label: { en: 'Add', hi: 'जोड़ें', gu: 'ઉમેરો' } };

test('the commands of a build go into its release', async () => {
  const store = await newStore();
  await publish({ name, from: await newBuild({ commands: [ADD] }), store, signer });
  expect((await readRegistry(store)).remotes[name]?.release.commands).toEqual([ADD]);
});

test.each([
  ['leads out of the remote', { ...ADD, path: 'branches/add' }, 'leads to a path that the remote does not claim'],
  ['lacks a language', { ...ADD, label: { en: 'Add' } }, 'commands'],
  ['is of an unknown kind', { ...ADD, kind: 'wizard' }, 'commands'],
])('a build with a command that %s is refused', async (_what, command, reason) => {
  const from = await newBuild({ commands: [command] });
  await expect(publish({ name, from, store: await newStore(), signer })).rejects.toThrow(reason);
});

test('the same bytes published again change nothing', async () => {
  const store = await newStore();
  const from = await newBuild();
  await publish({ name, from, store, signer });
  expect(await publish({ name, from, store, signer })).toMatchObject({ outcome: 'unchanged', revision: 1 });
});

test('a new release keeps the one before as previous', async () => {
  const store = await newStore();
  const first = await publish({ name, from: await newBuild(), store, signer });
  const second = await publish({ name, from: await newBuild({ entry: 'two' }), store, signer });
  expect(second.previous).toBe(first.release);
  expect((await readRegistry(store)).remotes[name]?.previous?.id).toBe(first.release);
});

test('a disabled remote stays disabled when a release is published', async () => {
  const store = await newStore();
  await publish({ name, from: await newBuild(), store, signer });
  await disable({ name, store, signer, reason: 'Saves twice.' });
  expect(await publish({ name, from: await newBuild({ entry: 'two' }), store, signer })).toMatchObject({
    state: 'disabled',
  });
  expect((await readRegistry(store)).remotes[name]?.reason).toBe('Saves twice.');
});

test('a path that another remote claims is refused with the name of that remote', async () => {
  const store = await newStore();
  await publish({ name, from: await newBuild(), store, signer });
  const rival = await newBuild({ name: 'mf-shifts', paths: ['addshift', 'leavetype'] });
  await expect(publish({ name: 'mf-shifts', from: rival, store, signer })).rejects.toThrow(
    'mf-shifts claims /dashboard/leavetype, which belongs to mf-leave (Leave team).',
  );
  expect(Object.keys((await readRegistry(store)).remotes)).toEqual([name]);
});

test('a release folder with other bytes is never overwritten', async () => {
  const store = await newStore();
  const from = await newBuild();
  const { release } = await publish({ name, from, store, signer });
  await writeFile(join(store, name, release, 'remoteEntry.js'), 'changed');
  await expect(publish({ name, from, store, signer })).rejects.toThrow(
    'already exists with other bytes in remoteEntry.js',
  );
});

test('a dry run checks and changes nothing', async () => {
  const store = await newStore();
  expect(await publish({ name, from: await newBuild(), store, signer, dryRun: true })).toMatchObject({
    outcome: 'would publish',
  });
  expect(await readdir(store)).toEqual([]);
});

test.each(['odd name.js', 'quote".js', '<script>.js', 'साड़ी.js', '.hidden.js', 'static/js/a%2fb.js'])(
  'the file name %s is refused: it is not safe in a URL',
  async (path) => {
    const from = await newBuild({ files: { [path]: 'x' } });
    await expect(publish({ name, from, store: await newStore(), signer })).rejects.toThrow('cannot be part of a URL');
  },
);

test('a page among the files is hashed like any other file', async () => {
  const store = await newStore();
  await publish({ name, from: await newBuild({ files: { 'help.html': '<h1>Help</h1>' } }), store, signer });
  expect((await readRegistry(store)).remotes[name]?.release.integrity).toHaveProperty(['help.html']);
});

test('a title with markup stays data', async () => {
  const store = await newStore();
  await publish({ name, from: await newBuild({ title: '</script><b>Leave' }), store, signer });
  expect((await readRegistry(store)).remotes[name]?.title).toBe('</script><b>Leave');
});

test('a symbolic link is refused', async () => {
  const from = await newBuild();
  await symlink('/etc/passwd', join(from, 'secret.txt'));
  await expect(publish({ name, from, store: await newStore(), signer })).rejects.toThrow(
    'secret.txt is a link or a device.',
  );
});

test('a file that the description names but the build lacks is refused', async () => {
  const from = await newBuild();
  const text = await readFile(join(from, 'mf-stats.json'), 'utf8');
  await writeFile(join(from, 'mf-stats.json'), text.replace('"remoteEntry.js"', '"entry.js"'));
  await expect(publish({ name, from, store: await newStore(), signer })).rejects.toThrow(
    'mf-stats.json names the file entry.js, which is not in',
  );
});

test('a description that is missing, broken or of another remote is refused', async () => {
  const store = await newStore();
  await expect(publish({ name, from: '/nowhere', store, signer })).rejects.toThrow(
    '/nowhere/mf-stats.json is missing.',
  );
  const from = await newBuild({ version: 'latest' });
  await expect(publish({ name, from, store, signer })).rejects.toThrow('is not valid:');
  await expect(publish({ name: 'mf-shifts', from: await newBuild(), store, signer })).rejects.toThrow(
    'holds a build of mf-leave, not of mf-shifts.',
  );
});

test('five releases stay on disk, and the live and the previous one whatever their age', async () => {
  const store = await newStore();
  const ids: string[] = [];
  for (let index = 0; index < 8; index += 1) {
    const { release } = await publish({ name, from: await newBuild({ entry: `number ${index}` }), store, signer });
    ids.push(release);
    // The live release looks oldest, as after a restored backup.
    await utimes(join(store, name, release), index === 6 ? 1 : 1000 + index, index === 6 ? 1 : 1000 + index);
  }
  const kept = await readdir(join(store, name));
  expect(kept).toHaveLength(6);
  expect(kept).toEqual(expect.arrayContaining([ids[7], ids[6], ids[5], ids[4], ids[3]]));
});

test('a release that was in use recently stays on disk, however many came after it', async () => {
  const store = await newStore();
  const first = await publish({ name, from: await newBuild(), store, signer });
  const usage = (last_seen_at: string) => ({
    updated_at: last_seen_at,
    releases: [{ remote: name, release: first.release, loaded: 1, failed: 0, crashed: 0, last_seen_at }],
  });
  await writeFile(join(store, 'usage.json'), JSON.stringify(usage(new Date().toISOString())));
  const publishMore = async (label: string) => {
    for (let index = 0; index < 8; index += 1) {
      const { release } = await publish({ name, from: await newBuild({ entry: `${label} ${index}` }), store, signer });
      await utimes(join(store, name, release), 2000 + index, 2000 + index);
    }
  };
  await utimes(join(store, name, first.release), 1, 1);
  await publishMore('in use');
  expect(await readdir(join(store, name))).toContain(first.release);
  await writeFile(join(store, 'usage.json'), JSON.stringify(usage('2026-01-01T00:00:00.000Z')));
  await publishMore('not in use');
  expect(await readdir(join(store, name))).not.toContain(first.release);
});

test('a crash between copying and the registry leaves the old registry good and the store usable', async () => {
  const store = await newStore();
  const { release } = await publish({ name, from: await newBuild(), store, signer });
  const before = await readFile(join(store, 'registry.json'), 'utf8');
  const program = `
    const { changeRemote } = await import(${JSON.stringify(join(import.meta.dirname, 'registryOperations.ts'))});
    const { signerFrom } = await import(${JSON.stringify(join(import.meta.dirname, 'keys.ts'))});
    const { storeRelease } = await import(${JSON.stringify(join(import.meta.dirname, 'releases.ts'))});
    const signer = signerFrom(${JSON.stringify(PRIVATE_KEY)}, 'test');
    await changeRemote({ store: ${JSON.stringify(store)}, name: 'mf-leave', signer }, async () => {
      await storeRelease(${JSON.stringify(store)}, {
        descriptor: { name: 'mf-leave' },
        release: { id: '1.0.0-aaaaaaaaaaaa', integrity: {} },
        files: [{ path: 'a.js', bytes: Buffer.from('a') }],
      });
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => {});
    });`;
  await once(spawn(process.execPath, ['--input-type=module', '-e', program]), 'exit');
  expect(await readdir(join(store, name))).toContain('1.0.0-aaaaaaaaaaaa');
  expect(await readdir(store)).toContain('store.owner');
  expect(await readFile(join(store, 'registry.json'), 'utf8')).toBe(before);
  expect((await verify(name, store, trusted)).faults).toEqual([]);
  const next = await publish({ name, from: await newBuild({ entry: 'two' }), store, signer });
  expect(next.previous).toBe(release);
  expect(await readdir(store)).not.toContain('store.owner');
});

test('a registry that is not valid is named and left alone', async () => {
  const store = await newStore();
  await writeFile(join(store, 'registry.json'), '{"schema":');
  await expect(publish({ name, from: await newBuild(), store, signer })).rejects.toThrow('registry.json is not JSON');
  expect(await readFile(join(store, 'registry.json'), 'utf8')).toBe('{"schema":');
});
