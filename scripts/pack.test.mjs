import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryFiles } from './ownRepository.mjs';
import { PACKED, packInto, tarballOf } from './pack.mjs';
import { capture } from './processes.mjs';
import { plannedRemote, writeFiles } from './remoteTemplate.mjs';
import { readJson, root } from './root.mjs';

const MENU = [{ label: 'ATTENDANCE', items: [{ label: 'Attendance', slug: 'attendance' }] }];
const MINUTES = 60_000;

let folder;
let modules;

/** A remote in a repository of its own, with the packed packages where an installation puts them. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seamline-packed-'));
  modules = join(folder, 'node_modules');
  writeFiles(folder, repositoryFiles(plannedRemote({ name: 'mf-attendance' }, MENU)));
  await packInto(join(folder, 'packages'));
  for (const name of PACKED) {
    const target = join(modules, '@seamline', name);
    mkdirSync(target, { recursive: true });
    const tarball = join(folder, 'packages', tarballOf(name));
    const { code, output } = await capture('tar', ['xzf', tarball, '--strip-components=1', '-C', target]);
    expect(code, output).toBe(0);
    linkLibraries(join(root, name, 'node_modules'));
  }
  linkLibraries(join(root, 'node_modules'));
}, 10 * MINUTES);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Links the packages' own dependencies from the workspace, so that no package registry is needed. */
function linkLibraries(from) {
  for (const name of librariesIn(from)) {
    const link = join(modules, name);
    if (name.startsWith('@seamline/') || existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(from, name), link);
  }
}

function librariesIn(folder) {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((each) => `${name}/${each}`) : name,
    );
}

function run(file, ...args) {
  return runIn(process.env, file, ...args);
}

function runIn(env, file, ...args) {
  return capture(process.execPath, [join(modules, file), ...args], { cwd: folder, env, timeout: 2 * MINUTES });
}

test.each(PACKED)('%s holds what runs outside of the workspace, and nothing that does not', (name) => {
  const packed = join(modules, '@seamline', name);
  const { dependencies, peerDependencies, exports, bin = {} } = readJson(join(packed, 'package.json'));
  expect(JSON.stringify({ dependencies, peerDependencies })).not.toMatch(/workspace:|catalog:/);
  // They are in no package registry: an installation names the files, and they resolve each other there.
  expect(Object.keys(dependencies).filter((each) => each.startsWith('@seamline/'))).toEqual([]);
  const files = readdirSync(packed, { recursive: true }).map(String);
  expect(files.filter((file) => /\.test\.|\.spec\.|testing|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
  const targets = [
    ...Object.values(exports).flatMap((target) => (typeof target === 'string' ? target : Object.values(target))),
    ...Object.values(bin),
  ];
  expect(targets.filter((target) => !target.includes('*') && !existsSync(join(packed, target)))).toEqual([]);
});

test('every export of shared resolves to a file of the package', async () => {
  const paths = Object.keys(readJson(join(root, 'shared/package.json')).exports).filter((path) => !path.includes('*'));
  const script = `for (const path of ${JSON.stringify(paths)}) console.log(import.meta.resolve('@seamline/shared' + path.slice(1)));`;
  const { output } = await capture(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
  const found = output.trim().split('\n');
  expect(found).toHaveLength(paths.length);
  for (const address of found) expect(existsSync(new URL(address)), address).toBe(true);
});

test(
  'a remote outside of the workspace is type-checked with the packages’ own declarations',
  async () => {
    const { code, output } = await run('typescript/bin/tsc', '-p', '.');
    expect(output).toBe('');
    expect(code).toBe(0);
    writeFiles(folder, [
      { path: 'src/wrong.ts', text: "import { call } from '@seamline/shared/http';\ncall('nothing');\n" },
    ]);
    const wrong = await run('typescript/bin/tsc', '-p', '.');
    rmSync(join(folder, 'src/wrong.ts'));
    expect(wrong.output).toContain('src/wrong.ts(2,6): error TS');
  },
  MINUTES,
);

test(
  'it builds to a release as the workspace does, compressed and without what the shell provides',
  async () => {
    const { code, output } = await run('@rsbuild/core/bin/rsbuild.js', 'build');
    expect(code, output).toBe(0);
    const described = readJson(join(folder, 'dist/mf-stats.json'));
    expect(described.seamline).toMatchObject({ name: 'mf-attendance', title: 'Attendance', paths: ['attendance'] });
    expect(described.seamline.commands).toMatchObject([{ path: 'attendance', label: { en: 'Open Attendance' } }]);
    const ui = described.shared.find(({ name }) => name === '@seamline/shared/ui');
    expect(ui.usedExports).toEqual(expect.arrayContaining(['Page', 'SearchInput']));
    const files = readdirSync(join(folder, 'dist'), { recursive: true }).map(String);
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.filter((file) => !files.includes(`${file}.br`))).toEqual([]);
    const code_ = scripts.map((file) => readFileSync(join(folder, 'dist', file), 'utf8')).join('\n');
    expect(code_).not.toContain('react.transitional.element');
  },
  MINUTES,
);

test(
  'packed shared: a remote in development is compiled with the minimal host and its own screens',
  async () => {
    const env = { ...process.env, NODE_ENV: 'development' };
    const { code, output } = await runIn(env, '@rsbuild/core/bin/rsbuild.js', 'build', '--dist-path', 'served');
    expect(code, output).toBe(0);
    expect(readJson(join(folder, 'served/mf-stats.json')).seamline).toMatchObject({
      name: 'mf-attendance',
      react: 'development',
    });
    expect(existsSync(join(folder, 'served/index.html'))).toBe(true);
    const files = readdirSync(join(folder, 'served/page'), { recursive: true }).map(String);
    const scripts = files.filter((file) => file.endsWith('.js'));
    const page = scripts.map((file) => readFileSync(join(folder, 'served/page', file), 'utf8')).join('\n');
    expect(page).toContain('This remote has no screen at');
    expect(page).toContain('AttendanceScreen');
  },
  MINUTES,
);

test('the delivery command starts in the repository, and makes a key there', async () => {
  const { code, output } = await run('@seamline/delivery/dist/cli.js', 'keys', 'mf-attendance');
  expect(output).toContain('may ship mf-attendance');
  expect(code).toBe(0);
  expect(existsSync(join(folder, '.data/keys/mf-attendance.pem'))).toBe(true);
});
