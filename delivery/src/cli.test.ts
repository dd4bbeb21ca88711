import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from './cli.ts';
import { commands } from './commands.ts';
import { readRegistry } from './registryOperations.ts';
import { newBuild, newShell, newStore, newWholeShell, PRIVATE_KEY, SHELL_BUILD, trusted } from './testing/build.ts';

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

beforeEach(() => {
  vi.stubEnv('SEAMLINE_ACTOR', 'anita');
  vi.stubEnv('SEAMLINE_SIGNING_KEY', PRIVATE_KEY);
});

afterEach(() => vi.unstubAllEnvs());

async function delivery(...args: string[]): Promise<Outcome> {
  const outcome = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof outcome) => ({
    write: (text: string) => {
      outcome[name] += text;
    },
  });
  const code = await main(args, { stdout: stream('stdout'), stderr: stream('stderr') });
  return { code, ...outcome };
}

/** The same in a process of its own. */
function program(...args: string[]): Promise<Outcome> {
  return processOf([join(import.meta.dirname, 'cli.ts'), ...args]);
}

/** Runs several commands at once in one process, since starting a process takes longer than a command. */
function programOf(commands: string[][]): Promise<Outcome> {
  const code = `
    const { main } = await import(${JSON.stringify(join(import.meta.dirname, 'cli.ts'))});
    const codes = await Promise.all(${JSON.stringify(commands)}.map((args) => main(args, process)));
    process.exitCode = Math.max(...codes);`;
  return processOf(['--input-type=module', '-e', code]);
}

function processOf(args: string[]): Promise<Outcome> {
  return new Promise((done) => {
    execFile(process.execPath, args, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

test('twenty publishers at once, in four processes, lose no release', async () => {
  const store = await newStore();
  const shell = await newShell();
  const names = Array.from({ length: 20 }, (_, index) => `mf-team-${index}`);
  const builds = await Promise.all(names.map((name, index) => newBuild({ name, paths: [`path-${index}`] })));
  const publications = names.map((name, index) => {
    return ['publish', name, '--from', builds[index] ?? '', '--store', store, '--shell', shell];
  });
  const processes = [0, 5, 10, 15].map((first) => programOf(publications.slice(first, first + 5)));
  const results = await Promise.all(processes);
  expect(results.map(({ code, stderr }) => [code, stderr])).toEqual(results.map(() => [0, '']));
  const registry = await readRegistry(store);
  expect(Object.keys(registry.remotes).sort()).toEqual(names.sort());
  expect(registry.revision).toBe(20);
  expect((await readFile(join(store, 'audit.jsonl'), 'utf8')).trim().split('\n')).toHaveLength(20);
  expect((await readdir(store)).filter((entry) => !entry.startsWith('mf-')).sort()).toEqual([
    'audit.jsonl',
    'registry.json',
    'source-maps',
    'store.lock',
  ]);
});

test('list tells how often a release was loaded and what went wrong with it in browsers', async () => {
  const store = await newStore();
  const shell = await newShell();
  await delivery('publish', 'mf-leave', '--from', await newBuild(), '--store', store, '--shell', shell);
  const release = (await readRegistry(store)).remotes['mf-leave']?.release.id ?? '';
  const counts = { loaded: 1200, failed: 2, crashed: 1, last_seen_at: '2026-11-21T11:02:33.000Z' };
  const releases = [{ remote: 'mf-leave', release, ...counts }];
  await writeFile(join(store, 'usage.json'), JSON.stringify({ updated_at: counts.last_seen_at, releases }));
  expect((await delivery('list', '--store', store)).stdout).toContain(
    `${release} loaded in 1,200 sessions, 3 faults (0.2 %), last seen 2026-11-21 11:02 UTC`,
  );
});

test('one remote goes through publish, disable, enable, rollback, list and verify', async () => {
  const store = await newStore();
  const shell = await newShell();
  const run = (...args: string[]) => delivery(...args, '--store', store);
  await run('publish', 'mf-leave', '--from', await newBuild(), '--shell', shell);
  const two = await newBuild({ entry: 'two' });
  const second = await run('publish', 'mf-leave', '--from', two, '--shell', shell, '--json');
  expect(JSON.parse(second.stdout)).toMatchObject({ outcome: 'published', revision: 2 });
  const again = await run('publish', 'mf-leave', '--from', two, '--shell', shell);
  expect(again.code).toBe(0);
  expect(again.stdout).toContain(' was live already: the build has the same files, so nothing was published.\n');
  expect((await run('disable', 'mf-leave', '--reason', 'Saves twice.')).stdout).toBe('mf-leave is disabled.\n');
  expect(await run('disable', 'mf-leave', '--reason', 'Saves twice.')).toMatchObject({
    code: 0,
    stdout: 'mf-leave is disabled already, for this reason. There is nothing to do.\n',
  });
  expect((await run('list')).stdout).toContain('disabled: Saves twice.');
  expect((await run('enable', 'mf-leave', '--dry-run')).stdout).toBe(
    'Nothing was changed. Without --dry-run: mf-leave is live.\n',
  );
  expect((await run('enable', 'mf-leave')).stdout).toBe('mf-leave is live.\n');
  for (const options of [[], ['--dry-run']]) {
    expect((await run('enable', 'mf-leave', ...options)).stdout).toBe(
      'mf-leave is live already. There is nothing to do.\n',
    );
  }
  expect((await run('rollback', 'mf-leave', '--reason', 'Dates.')).stdout).toMatch(/^mf-leave is back on 1\.0\.0-/);
  const trustFile = join(store, '..', `${basename(store)}-keys.json`);
  await writeFile(trustFile, JSON.stringify(trusted));
  expect((await run('verify', 'mf-leave', '--trust', trustFile)).stdout).toMatch(/2 files are what was published\.\n$/);
  expect(await readFile(join(store, 'audit.jsonl'), 'utf8')).toContain('"who":"anita"');
});

test('a build that the deployed shell does not fit is refused, and verify shell names the remotes that a shell would break', async () => {
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
  expect(await verify(fitting)).toMatchObject({
    code: 0,
    stdout:
      'This shell has what all 1 remotes need.\nThe smoke test was not run: the tests of delivery publish many times over.\n',
  });
  const broken = await verify(bare);
  expect(broken.code).toBe(1);
  expect(broken.stdout).toMatch(
    /^mf-leave 1\.0\.0-\w+ \(live, Leave team\) needs useState of react, which this shell does not have\.\n$/,
  );
  expect((await verify('/nowhere')).stderr).toContain('/nowhere/shell.json cannot be read.');
});

test('list <remote>: shows that remote alone, and as JSON its entry and its figures', async () => {
  const store = await newStore();
  const shell = await newShell();
  const run = (...args: string[]) => delivery(...args, '--store', store);
  await run('publish', 'mf-leave', '--from', await newBuild(), '--shell', shell);
  await run('publish', 'mf-shifts', '--from', await newBuild({ name: 'mf-shifts', paths: ['s'] }), '--shell', shell);
  const { stdout } = await run('list', 'mf-shifts');
  expect(stdout).toMatch(/^mf-shifts {2}1\.0\.0-\w{12}\n {4}live, published /);
  expect(stdout).not.toContain('mf-leave');
  const entry = (await readRegistry(store)).remotes['mf-shifts'];
  expect(JSON.parse((await run('list', 'mf-shifts', '--json')).stdout)).toEqual({ ...entry, usage: [] });
});

test('exit codes: a process ends with 0, 1 or 2, and --json prints results and errors as JSON on stdout', async () => {
  const store = await newStore();
  const done = await program('list', '--store', store, '--json');
  expect(done).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(done.stdout)).toMatchObject({ remotes: {} });
  const refused = await program('list', 'mf-leave', '--store', store, '--json');
  const unpublished = 'mf-leave has never been published here. The store is empty.';
  expect(refused).toMatchObject({ code: 1, stderr: `${unpublished}\n` });
  expect(JSON.parse(refused.stdout)).toEqual({ error: unpublished });
  const wrong = await delivery('publish', '--json');
  expect(wrong.code).toBe(2);
  expect(JSON.parse(wrong.stdout).error).toContain('Say which remote');
});

test('symbolicate: a frame of the shell is translated once --id names the composition of the page, also in a line of the server’s log', async () => {
  const store = await newStore();
  const shell = await newWholeShell();
  const map = { version: 3, sources: ['../src/main.ts'], names: [], mappings: 'AAEA' };
  await writeFile(join(shell, 'index.js.map'), JSON.stringify(map));
  await delivery('archive', 'shell', '--from', shell, '--store', store);
  await mkdir(join(store, 'compositions'));
  const made = { id: '0123456789ab', shell: SHELL_BUILD, remotes: {} };
  await writeFile(join(store, 'compositions/0123456789ab.json'), JSON.stringify(made));
  const stack = join(store, 'stack.txt');
  await writeFile(stack, 'TypeError: x\nmain@https://hr.example.com/index.js:1:1\n');
  const args = ['symbolicate', '--stack', stack, '--store', store];
  expect((await delivery(...args)).stdout).toBe('TypeError: x\nmain@https://hr.example.com/index.js:1:1\n');
  expect((await delivery(...args, '--id', made.id)).stdout).toBe('TypeError: x\nmain@shell/src/main.ts:3\n');
  const leadsOut = 'at https://hr.example.com/remotes/mf-leave/1.0.0-a/../../../../../x.js:1:1';
  await writeFile(stack, leadsOut);
  expect((await delivery(...args)).stdout).toContain(leadsOut);
  const line = { level: 40, reqId: '5eed', composition: made.id, stack: ['https://hr.example.com/index.js:1:1'] };
  await writeFile(stack, JSON.stringify(line));
  const { stdout } = await delivery(...args, '--id', made.id);
  expect(JSON.parse(stdout)).toEqual({ ...line, stack: ['shell/src/main.ts:3'] });
});

test.each([
  [['publish'], 'Say which remote'],
  [['publish', 'leave'], 'is not the name of a remote'],
  [['publish', '../x'], 'is not the name of a remote'],
  [['rollback', 'mf-leave'], 'rollback needs --reason'],
  [['disable', 'mf-leave', '--reason', ' '], 'disable needs --reason'],
  [['canary', 'mf-leave', '--share', '101'], '--share is a whole number of percent, from 0 to 100.'],
  [['list', '--from', 'x'], 'list has no option --from'],
  [['auto-rollback', 'mf-leave'], 'Too many arguments'],
  [['list', 'mf-leave', 'mf-shifts'], 'Too many arguments'],
  [['publish', 'mf-leave', '--without-browser'], '--without-browser needs --reason "why": it stays on record'],
  [
    ['promote', 'mf-leave', '--without-server'],
    '--without-server needs --reason "why": it stays on record in the audit',
  ],
  [['auto-rollback', '--tolerance', 'x'], '--tolerance is a whole number from 0 to 100.'],
  [['sign', 'mf-leave', '--unverified'], '--unverified needs --reason "why": it stays on record in the audit log.'],
  [['promote', 'mf-leave', '--unverified'], 'promote has no option --unverified.'],
  [['auto-rollback', '--every', '0'], '--every is a whole number from 1 to 86400.'],
  [['log', 'leave'], 'is not the name of a remote'],
  [['archive', 'mf-leave'], 'archive works on the shell only: npm run delivery -- archive shell.'],
  [['explode'], 'There is no command explode.'],
  [['publish', 'mf-leave', '--nope'], "Unknown option '--nope'"],
])('a wrong call %j is explained with exit code 2', async (args, sentence) => {
  const result = await delivery(...args);
  expect(result.code).toBe(2);
  expect(result.stderr).toContain(sentence);
});

test('each command explains itself', async () => {
  const { stdout: overview } = await delivery('--help');
  const named = [...overview.matchAll(/^ {2}([\w-]+) /gm)].map(([, command]) => command ?? '');
  expect(named).toEqual(Object.keys(commands));
  for (const command of named) {
    const result = await delivery(command, '--help');
    expect(result.code).toBe(0);
    expect(result.stdout).toContain(`Usage: npm run delivery -- ${command}`);
    expect(result.stdout).not.toContain('undefined');
    for (const option of ['store', 'json', ...(commands[command]?.options ?? [])]) {
      expect(result.stdout).toContain(`\n  --${option} `);
    }
  }
});

test('a text names commands by the script of the workspace and of a repository of its own, and only those there are', async () => {
  const root = join(import.meta.dirname, '../..');
  expect(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).scripts).toHaveProperty('delivery');
  expect(await readFile(join(root, 'scripts/ownRepository.mjs'), 'utf8')).toContain("delivery: 'delivery'");
  const files = (await readdir(import.meta.dirname, { recursive: true })).filter((file) => /(?<!test)\.ts$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(import.meta.dirname, file), 'utf8')));
  const named = [...texts.join('\n').matchAll(/(?:\$\{DELIVERY\}|\bdelivery(?: --)?) ([a-z][a-z-]+)/g)];
  expect(named.length).toBeGreaterThan(3);
  for (const [line, command = ''] of named) {
    expect(Object.keys(commands)).toContain(command);
    expect(line).toMatch(/^\$\{DELIVERY\} /);
  }
});

test('a rehearsal of every change says what would be, and changes nothing', async () => {
  const store = await newStore();
  const shell = await newShell();
  const run = (...args: string[]) => delivery(...args, '--store', store);
  await run('publish', 'mf-leave', '--from', await newBuild(), '--shell', shell);
  await run('publish', 'mf-leave', '--from', await newBuild({ entry: 'two' }), '--shell', shell);
  const canary = await newBuild({ entry: 'three' });
  await run('canary', 'mf-leave', '--from', canary, '--shell', shell, '--reason', 'A new table.');
  const before = await readFile(join(store, 'registry.json'), 'utf8');
  for (const [args, told] of [
    [['canary', 'mf-leave', '--share', '50'], 'goes to 50 % of the viewers.'],
    [['promote', 'mf-leave'], 'is live for everybody.'],
    [['rollback', 'mf-leave', '--reason', 'x'], 'is back on 1.0.0-'],
    [['disable', 'mf-leave', '--reason', 'x'], 'mf-leave is disabled.'],
    [['sign', 'mf-leave'], 'is signed again.'],
    [['keys', 'mf-payroll', '--key', join(store, 'new.pem')], 'may ship mf-payroll'],
  ] as const) {
    const { code, stdout, stderr } = await run(
      ...args,
      '--dry-run',
      ...(args[0] === 'canary' ? ['--shell', shell] : []),
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Nothing was changed\. Without --dry-run: /);
    expect(stdout).toContain(told);
  }
  expect(await readFile(join(store, 'registry.json'), 'utf8')).toBe(before);
  expect(await readdir(store)).not.toContain('new.pem');
  const log = await run('log', 'mf-leave', '--last', '1');
  expect(log.stdout).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}anita {2}canary mf-leave .* for 10 %: A new table\. \(not compared .*\)\n$/,
  );
  expect((await run('list', '--shell', shell)).stdout).toContain(
    'smoke test not run (the tests of delivery publish many times over)',
  );
});

test('canary: a share that the canary has already is nothing to do, and the audit log says which key signed the others', async () => {
  const store = await newStore();
  const shell = await newShell();
  const run = (...args: string[]) => delivery(...args, '--store', store, '--shell', shell);
  await run('publish', 'mf-leave', '--from', await newBuild());
  await run('canary', 'mf-leave', '--from', await newBuild({ entry: 'two' }));
  expect((await run('canary', 'mf-leave', '--share', '10')).stdout).toMatch(
    /^mf-leave 1\.0\.0-\w{12} goes to 10 % of the viewers already\. There is nothing to do\.\n$/,
  );
  const { stdout } = await delivery('log', '--store', store);
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toContain(` (signed with ${trusted.keys[0]?.id})`);
});

test('publish --without-browser: the release keeps the reason', async () => {
  const store = await newStore();
  const args = ['publish', 'mf-leave', '--from', await newBuild(), '--shell', await newShell(), '--store', store];
  const { stdout } = await delivery(...args, '--without-browser', '--reason', 'The pipeline has none.');
  expect(stdout).toContain('The smoke test was not run: The pipeline has none.');
  expect((await readRegistry(store)).remotes['mf-leave']?.release.verdict).toEqual({
    outcome: 'not run',
    reason: 'The pipeline has none.',
  });
});

test('publish: refuses where CHROMIUM_PATH names no file', async () => {
  const shell = await newWholeShell();
  const args = ['publish', 'mf-leave', '--from', await newBuild(), '--shell', shell, '--store', await newStore()];
  vi.stubEnv('SEAMLINE_WITHOUT_BROWSER', '');
  vi.stubEnv('CHROMIUM_PATH', '/nowhere');
  const { code, stderr } = await delivery(...args);
  expect(code).toBe(1);
  expect(stderr).toBe('CHROMIUM_PATH is /nowhere, but there is no such file.\n');
});

test('the build of a shell is kept, and a composition that was never told is not known', async () => {
  const store = await newStore();
  const shell = await newWholeShell();
  const kept = await delivery('archive', 'shell', '--from', shell, '--store', store, '--reason', 'deployed');
  expect(kept.stdout).toBe(`The shell ${SHELL_BUILD} is in the store, with 2 files.\n`);
  expect(await readdir(join(store, 'shell', SHELL_BUILD))).toEqual(['files.json', 'index.html', 'shell.json']);
  expect((await delivery('log', '--store', store)).stdout).toContain(`anita  archive shell ${SHELL_BUILD}: deployed`);
  expect((await delivery('compose', '--id', '0123456789ab', '--store', store)).stderr).toMatch(
    /knows no composition 0123456789ab\. A page reports/,
  );
});
