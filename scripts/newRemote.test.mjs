import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogue, refuseFilledFolder, repositoryFiles } from './ownRepository.mjs';
import { capture } from './processes.mjs';
import { filledFiles, plannedRemote, refuseTaken } from './remoteTemplate.mjs';
import { readJson, remotes, root } from './root.mjs';

const MENU = [
  { label: 'COMPANY SETTING', items: [{ label: 'Branches', slug: 'branches', to: '/dashboard/branches' }] },
  { label: 'ATTENDANCE', items: [{ label: 'Attendance', slug: 'attendance' }] },
  {
    label: 'WORK ALLOCATION',
    items: [
      { label: 'Work Orders', slug: 'work-orders' },
      { label: 'Work Progress', slug: 'work-progress' },
    ],
  },
  { label: 'LOGS', items: [{ label: 'Activity Logs', slug: 'activity-logs' }] },
];

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seamline-new-remote-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function command(...args) {
  return capture(process.execPath, [join(root, 'scripts/newRemote.mjs'), ...args], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder },
  });
}

test('a new remote takes the name, the claim and the words of its entry, wherever the template has its own', () => {
  const files = [...filledFiles(plannedRemote({ name: 'mf-jobs', claim: 'work-orders' }, MENU))];
  const text = Object.fromEntries(files.map((file) => [file.path, file.text]));
  expect(Object.keys(text)).toEqual(
    expect.arrayContaining(['package.json', 'src/work-orders/WorkOrdersScreen.tsx', 'e2e/work-orders.spec.ts']),
  );
  expect(JSON.parse(text['package.json'])).toMatchObject({
    name: '@seamline/mf-jobs',
    remote: {
      title: 'Work Orders',
      owner: 'Work Orders team',
      paths: ['work-orders'],
    },
  });
  expect(text['src/routes.tsx']).toMatch(
    /path: 'work-orders',\s+lazy: \(\) => import\('\.\/work-orders\/WorkOrdersScreen\.tsx'\),\s+handle: \{ prefetch: \['\/data\/settings\/branches'\] \}/,
  );
  expect(text['locales/hi.po']).toMatch(/msgid "Work Orders"\nmsgstr "\p{Script=Devanagari}/u);
  expect(text['locales/gu.po']).toMatch(/msgid "Work Orders"\nmsgstr "\p{Script=Gujarati}/u);
  expect(text['e2e/work-orders.spec.ts']).toContain("choose(page, 'WORK ALLOCATION', 'Work Orders')");
  expect(files.filter((file) => /sample/i.test(file.path + file.text))).toEqual([]);
});

test('the team that owns it can be named', () => {
  const plan = plannedRemote({ name: 'mf-time', claim: 'attendance', owner: 'Time team' }, MENU);
  const { text } = [...filledFiles(plan)].find(({ path }) => path === 'package.json');
  expect(JSON.parse(text).remote).toMatchObject({ title: 'Attendance', owner: 'Time team', paths: ['attendance'] });
});

test('every remote has a development port, and a new one gets the next without moving the others', () => {
  const ports = remotes().map((name) => readJson(join(root, name, 'package.json')).remote.devPort);
  expect(new Set(ports).size).toBe(ports.length);
  expect(ports.every(Number.isInteger)).toBe(true);
  const plan = plannedRemote({ name: 'mf-time', claim: 'attendance' }, MENU);
  const { text } = [...filledFiles(plan)].find(({ path }) => path === 'package.json');
  expect(JSON.parse(text)).toMatchObject({
    remote: { devPort: Math.max(...ports) + 1 },
    scripts: { dev: 'rsbuild dev' },
  });
});

test.each([
  [{ name: 'attendance' }, '"attendance" is not a name for a remote.'],
  [{ name: 'mf-Attendance' }, '"mf-Attendance" is not a name for a remote.'],
  [{ name: 'mf-../x' }, 'is not a name for a remote.'],
  [{ name: `mf-${'a'.repeat(41)}` }, 'is not a name for a remote.'],
  [{ name: 'mf-leave' }, 'There is a remote mf-leave already.'],
  [{ name: 'mf-branches' }, '“Branches” in the menu has its screen already, at /dashboard/branches.'],
  [{ name: 'mf-attendence' }, 'The menu has no entry for attendence. Name with --claim the one that the remote takes'],
  [{ name: 'mf-attendence' }, 'takes over: attendance.'],
  [{ name: 'mf-work' }, 'takes over: work-orders, work-progress.'],
  [{ name: 'mf-zebra' }, 'takes over: attendance, work-orders, work-progress, activity-logs.'],
])('%j is refused: %s', (wish, sentence) => {
  expect(() => plannedRemote(wish, MENU)).toThrow(sentence);
});

test('an entry that another remote of the workspace has taken over is refused', () => {
  const plan = plannedRemote({ name: 'mf-logs', claim: 'activity-logs' }, MENU);
  expect(() => refuseTaken(plan)).toThrow('/dashboard/activity-logs belongs to mf-admins (Access team).');
});

test('a rehearsal names the files and writes none', async () => {
  const { code, output } = await command('mf-emergency-numbers', '--outside', 'own', '--dry-run');
  expect(output).toContain(
    'mf-emergency-numbers would take over “Emergency Numbers” in the menu, at /dashboard/emergency-numbers.',
  );
  for (const file of [
    'own/src/routes.tsx',
    'own/lingui.config.ts',
    'own/ship.sh',
    'own/.github/workflows/ship.yml',
    'own/playwright.config.ts',
  ]) {
    expect(output).toContain(file);
  }
  expect(code).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  [['--help'], 0, 'Usage: pnpm new-remote <name> [options]'],
  [[], 2, 'Usage: pnpm new-remote <name> [options]'],
  [['mf-attendance', 'mf-holidays'], 2, 'Usage: pnpm new-remote <name> [options]'],
  [['mf-attendance', '--claims', 'x'], 2, "Unknown option '--claims'"],
  [['mf-zebra'], 1, 'The menu has no entry for zebra.'],
])('%j ends with %i and says why', async (args, code, sentence) => {
  const result = await command(...args);
  expect(result.output).toContain(sentence);
  expect(result.code).toBe(code);
});

test('a repository of its own has versions in place of the workspace, and a pipeline that keeps its secrets out of commands', () => {
  const files = [...repositoryFiles(plannedRemote({ name: 'mf-time', claim: 'attendance' }, MENU))];
  const text = Object.fromEntries(files.map((file) => [file.path, file.text]));
  const { dependencies, devDependencies, scripts } = JSON.parse(text['package.json']);
  expect(dependencies).toEqual({
    '@chakra-ui/react': catalogue('@chakra-ui/react'),
    '@lingui/react': catalogue('@lingui/react'),
    '@seamline/shared': 'file:packages/seamline-shared-1.0.0.tgz',
    '@tanstack/react-query': catalogue('@tanstack/react-query'),
    react: catalogue('react'),
    'react-dom': catalogue('react-dom'),
  });
  expect(Object.values(devDependencies).filter((range) => /^(?:catalog|workspace):/.test(range))).toEqual([]);
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['@seamline/delivery', '@seamline/e2e']));
  expect(Object.keys(scripts)).toEqual([
    'dev',
    'build',
    'lint',
    'typecheck',
    'test',
    'check',
    'browser',
    'messages',
    'delivery',
  ]);
  expect(text['tsconfig.json']).not.toContain('extends');
  expect(files.filter((file) => file.mode).map((file) => file.path)).toEqual(['ship.sh']);
  expect(text['.github/workflows/ship.yml'].match(/run: .*\$\{\{/g)).toBeNull();
  expect(files.filter((file) => /sample/i.test(file.path + file.text))).toEqual([]);
});

test('a repository of its own is made in an empty folder, or in one with nothing but its history', () => {
  mkdirSync(join(folder, '.git'));
  expect(() => refuseFilledFolder(folder)).not.toThrow();
  expect(() => refuseFilledFolder(join(folder, 'new'))).not.toThrow();
  writeFileSync(join(folder, 'thesis.txt'), 'mine');
  expect(() => refuseFilledFolder(folder)).toThrow('is not empty: it holds thesis.txt.');
});

test('the pipeline’s own steps say what they lack, before anything is done', async () => {
  const shipsh = [...repositoryFiles(plannedRemote({ name: 'mf-time', claim: 'attendance' }, MENU))].find(
    ({ path }) => path === 'ship.sh',
  );
  writeFileSync(join(folder, 'ship.sh'), shipsh.text);
  const ship = (...args) => capture('sh', ['ship.sh', ...args], { cwd: folder, env: { PATH: process.env.PATH } });
  expect(await ship()).toMatchObject({ code: 2, output: expect.stringContaining('Usage: ./ship.sh check | publish') });
  // A promotion too is compared with the server of the shell.
  for (const step of ['canary', 'publish', 'promote']) {
    expect(await ship(step)).toMatchObject({ code: 2, output: 'SEAMLINE_SHELL is not set.\n' });
  }
});
