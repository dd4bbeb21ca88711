import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readRegistry } from './store.ts';
import { newBuild, newShell, newStore, PRIVATE_KEY, trusted } from './testBuild.ts';

function delivery(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const program = join(import.meta.dirname, 'cli.ts');
  const env = { ...process.env, SEAMLINE_ACTOR: 'anita', SEAMLINE_SIGNING_KEY: PRIVATE_KEY };
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

test('twenty publishers at once lose no release', async () => {
  const store = await newStore();
  const shell = await newShell();
  const names = Array.from({ length: 20 }, (_, index) => `mf-team-${index}`);
  const builds = await Promise.all(names.map((name, index) => newBuild({ name, paths: [`path-${index}`] })));
  const results = await Promise.all(
    names.map((name, index) =>
      delivery('publish', name, '--from', builds[index] ?? '', '--store', store, '--shell', shell),
    ),
  );
  expect(results.map((result) => result.stderr).join('')).toBe('');
  const registry = await readRegistry(store);
  expect(Object.keys(registry.remotes).sort()).toEqual(names.sort());
  expect(registry.revision).toBe(20);
  expect((await readFile(join(store, 'audit.jsonl'), 'utf8')).trim().split('\n')).toHaveLength(20);
  expect((await readdir(store)).filter((entry) => !entry.startsWith('mf-')).sort()).toEqual([
    'audit.jsonl',
    'registry.json',
  ]);
});

test('one remote goes through publish, disable, enable, rollback, list and verify', async () => {
  const store = await newStore();
  const shell = await newShell();
  const run = (...args: string[]) => delivery(...args, '--store', store);
  await run('publish', 'mf-leave', '--from', await newBuild(), '--shell', shell);
  const two = await newBuild({ entry: 'two' });
  const second = await run('publish', 'mf-leave', '--from', two, '--shell', shell, '--json');
  expect(JSON.parse(second.stdout)).toMatchObject({ outcome: 'published', revision: 2 });
  expect((await run('disable', 'mf-leave', '--reason', 'Saves twice.')).stdout).toBe('mf-leave is disabled.\n');
  expect((await run('list')).stdout).toContain('disabled: Saves twice.');
  expect((await run('enable', 'mf-leave')).stdout).toBe('mf-leave is live.\n');
  expect((await run('rollback', 'mf-leave', '--reason', 'Dates.')).stdout).toMatch(/^mf-leave is back on 1\.0\.0-/);
  const trustFile = join(store, '..', `${basename(store)}-keys.json`);
  await writeFile(trustFile, JSON.stringify(trusted));
  expect((await run('verify', 'mf-leave', '--trust', trustFile)).stdout).toMatch(/2 files are what was published\.\n$/);
  expect(await readFile(join(store, 'audit.jsonl'), 'utf8')).toContain('"who":"anita"');
});

test('a build that the deployed shell does not fit is refused, and a shell that breaks remotes is told before', async () => {
  const store = await newStore();
  const from = await newBuild();
  const bare = await newShell([]);
  const refused = await delivery('publish', 'mf-leave', '--from', from, '--store', store, '--shell', bare);
  expect(refused).toMatchObject({
    code: 1,
    stderr: 'mf-leave needs useState of react, which this shell does not have.\n',
  });
  expect(await readdir(store)).toEqual([]);
  const fitting = await newShell();
  await delivery('publish', 'mf-leave', '--from', from, '--store', store, '--shell', fitting);
  const verify = (shell: string) => delivery('verify', 'shell', '--store', store, '--shell', shell);
  expect(await verify(fitting)).toMatchObject({ code: 0, stdout: 'This shell has what all 1 remotes need.\n' });
  const broken = await verify(bare);
  expect(broken.code).toBe(1);
  expect(broken.stdout).toMatch(
    /^mf-leave 1\.0\.0-\w+ \(live, Leave team\) needs useState of react, which this shell does not have\.\n$/,
  );
  expect((await verify('/nowhere')).stderr).toContain('/nowhere/shell.json cannot be read.');
});

test.each([
  [['publish'], 'Say which remote'],
  [['publish', 'leave'], 'is not the name of a remote'],
  [['publish', '../x'], 'is not the name of a remote'],
  [['rollback', 'mf-leave'], 'rollback needs --reason'],
  [['disable', 'mf-leave', '--reason', ' '], 'disable needs --reason'],
  [['canary', 'mf-leave', '--share', '101'], '--share is a whole number of percent, from 0 to 100.'],
  [['list', '--from', 'x'], 'list has no option --from'],
  [['list', 'mf-leave'], 'Too many arguments'],
  [['explode'], 'There is no command explode.'],
  [['publish', 'mf-leave', '--nope'], "Unknown option '--nope'"],
])('a wrong call %j is explained with exit code 2', async (args, sentence) => {
  const result = await delivery(...args);
  expect(result.code).toBe(2);
  expect(result.stderr).toContain(sentence);
});

test('each command explains itself', async () => {
  for (const command of [
    'publish',
    'canary',
    'promote',
    'list',
    'rollback',
    'disable',
    'enable',
    'sign',
    'verify',
    'keys',
  ]) {
    const result = await delivery(command, '--help');
    expect(result.code).toBe(0);
    expect(result.stdout).toContain(`Usage: delivery ${command}`);
  }
});
