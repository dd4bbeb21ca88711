import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { getDeletion, restoreRecord } from '@seamline/shared/contract/access/activity';
import * as leaveReasons from '@seamline/shared/contract/leave/leave-reasons';
import * as leaveTypes from '@seamline/shared/contract/leave/leave-types';
import { operationOf } from '@seamline/shared/contract/releases/operations';
import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuild } from './build.ts';
import { main } from './cli.ts';
import { publish } from './publish.ts';
import { newStore, signer } from './testing/build.ts';
import { root } from './workspace.ts';

const run = promisify(execFile);

/** Descriptions of the workspace, which pnpm installs from, and the packages that are built. */
const COPIED = [
  'pnpm-*.yaml',
  'package.json',
  'tsconfig.base.json',
  '*/package.json',
  'lingui.config.ts',
  '{shared,mf-leave}/{src,locales,tsconfig.json,rsbuild.config.ts}',
];

/** The contract also declares what other remotes and the shell use. */
const LEAVE_OPERATIONS = Object.fromEntries(
  // The form of a record that is gone requests its deletion; the message of a deletion undoes it.
  [leaveReasons, leaveTypes, { getDeletion, restoreRecord }]
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value)
    .map((each) => [`${each.method} ${each.path}`, operationOf(each)]),
);

let folder: string;
let builds: Awaited<ReturnType<typeof built>>[];

/**
 * The folders that the copied workspace is moved to, one after the other. Several, since an order by a hash of paths is
 * the same in two of them by chance.
 */
const [FIRST, LAST] = ['first', 'a longer name/and one level deeper'];
const FOLDERS = [FIRST, 'other', 'yet-another', LAST];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seamline-reproducible-'));
  const first = join(folder, FIRST);
  for (const path of COPIED.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
    mkdirSync(dirname(join(first, path)), { recursive: true });
    cpSync(join(root, path), join(first, path), { recursive: true });
  }
  const install = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  await run('pnpm', [...install, '--filter', '@seamline/mf-leave', '--filter', '@seamline/shared'], { cwd: first });
  builds = [];
  let current = first;
  for (const name of FOLDERS) {
    const next = join(folder, name);
    mkdirSync(dirname(next), { recursive: true });
    // The packages, which pnpm links by relative paths, move as well.
    renameSync(current, next);
    current = next;
    builds.push(await built(next));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds mf-leave in a copy of the workspace; returns the release id, the operations, and the hash of every file. */
async function built(copy: string) {
  const remote = join(copy, 'mf-leave');
  rmSync(join(remote, 'dist'), { recursive: true, force: true });
  const program = join(remote, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  await run(process.execPath, [program, 'build'], { cwd: remote, env: { ...process.env, NODE_ENV: 'production' } });
  const dist = join(remote, 'dist');
  const files = globSync('**/*.*', { cwd: dist }).sort();
  const hashes = files.map((path) => [
    path,
    createHash('sha256')
      .update(readFileSync(join(dist, path)))
      .digest('hex'),
  ]);
  const { release, descriptor } = await readBuild('mf-leave', dist);
  return {
    release: release.id,
    container: release.container,
    operations: descriptor.operations,
    files: Object.fromEntries(hashes),
  };
}

test('build of a remote: the same sources in another directory give the same release id and the same bytes', () => {
  const [before, ...others] = builds;
  expect(Object.keys(before?.files ?? {}).filter((path) => path.endsWith('.map')).length).toBeGreaterThan(5);
  for (const other of others) expect(other).toEqual(before);
});

test('build of a remote: a remark in its sources or in the shared ones makes no other release', async () => {
  for (const path of ['mf-leave/src/paths.ts', 'shared/src/http/call.ts']) {
    appendFileSync(join(folder, LAST, path), '// A remark.\n');
  }
  expect(await built(join(folder, LAST))).toMatchObject({
    release: builds[0]?.release,
    container: builds[0]?.container,
  });
});

test.each([
  ['code', 'mf-leave/src/leave-reasons/LeaveReasonsScreen.tsx', "'leave-type'", "'leave-kind'"],
  ['title', 'mf-leave/package.json', '"title": "', '"title": "New '],
])('build of a remote: another %s makes another release and another container', async (_, path, text, other) => {
  const file = join(folder, LAST, path);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace(text, other));
  const { release, container } = await built(join(folder, LAST));
  writeFileSync(file, before);
  expect(release).not.toBe(builds[0]?.release);
  expect(container).not.toBe(builds[0]?.container);
});

test('build of a remote: records the operations that it uses, with the fields of their schemas', () => {
  expect(builds[0]?.operations).toEqual(LEAVE_OPERATIONS);
});

test('symbolicate: a stack of the published build shows source lines and the owner, and no map is in the release', async () => {
  const from = join(folder, LAST, 'mf-leave/dist');
  const store = await newStore();
  const { release } = await publish({ name: 'mf-leave', from, store, signer });
  const [chunk = ''] = globSync('static/js/async/routes.*.js', { cwd: from });
  const lines = readFileSync(join(from, chunk), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('"leavereason"'));
  const position = `${chunk}?attempt=1:${line + 1}:${(lines[line]?.indexOf('"leavereason"') ?? 0) + 1}`;
  const stack = join(store, 'stack.txt');
  const url = 'https://hr.example.com';
  const frames = [`lazy (${url}/remotes/mf-leave/${release}/${position})`, `${url}/static/js/index.js:1:2`];
  writeFileSync(stack, `Error: No rules.\n    at ${frames.join('\n    at ')}\n`);
  let text = '';
  const stream = {
    write: (part: string) => {
      text += part;
    },
  };
  await main(['symbolicate', '--stack', stack, '--store', store], { stdout: stream, stderr: stream });
  const source = readFileSync(join(root, 'mf-leave/src/routes.tsx'), 'utf8').split('\n');
  const expected = source.findIndex((each) => each.includes("'leavereason'")) + 1;
  expect(text).toBe(
    `Error: No rules.\n    at lazy (mf-leave/src/routes.tsx:${expected})\n    at ${frames[1]}\nmf-leave ${release} belongs to Leave team.\n`,
  );
  expect(globSync('**/*.map', { cwd: join(store, 'mf-leave') })).toEqual([]);
});
