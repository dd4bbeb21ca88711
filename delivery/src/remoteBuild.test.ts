import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Endpoint } from '@seamline/shared/contract/endpoint';
import * as leaveReasons from '@seamline/shared/contract/leave-reasons';
import * as leaveTypes from '@seamline/shared/contract/leave-types';
import { operationOf } from '@seamline/shared/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuild } from './build.ts';
import { root } from './workspace.ts';

const run = promisify(execFile);

/** Descriptions of the workspace, which pnpm installs from, and the packages that are built. */
const COPIED = [
  'pnpm-*.yaml',
  'package.json',
  'tsconfig.base.json',
  '*/package.json',
  'server/patches/*',
  '{shared,mf-leave}/{src,tsconfig.json,rsbuild.config.ts}',
];

/** The contract also declares what other remotes and the shell use. */
const LEAVE_OPERATIONS = Object.fromEntries(
  [leaveReasons, leaveTypes]
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value)
    .map((each) => [`${each.method} ${each.path}`, operationOf(each)]),
);

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seamline-reproducible-'));
  const first = join(folder, 'first');
  for (const path of COPIED.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
    mkdirSync(dirname(join(first, path)), { recursive: true });
    cpSync(join(root, path), join(first, path), { recursive: true });
  }
  const install = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  await run('pnpm', [...install, '--filter', '@seamline/mf-leave', '--filter', '@seamline/shared'], { cwd: first });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds mf-leave in a copy of the workspace; returns the release id, the operations, and the hash of every file. */
async function built(copy: string) {
  const remote = join(copy, 'mf-leave');
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
  rmSync(dist, { recursive: true });
  return { release: release.id, operations: descriptor.operations, files: Object.fromEntries(hashes) };
}

test('build of a remote: records its operations, and is the same in another directory', async () => {
  const first = join(folder, 'first');
  const second = join(folder, 'a longer name', 'and one level deeper');
  const before = await built(first);
  expect(before.operations).toEqual(LEAVE_OPERATIONS);
  expect(Object.keys(before.files).filter((path) => path.endsWith('.map')).length).toBeGreaterThan(5);
  mkdirSync(dirname(second));
  // The packages, which pnpm links by relative paths, move as well.
  renameSync(first, second);
  expect(await built(second)).toEqual(before);
});
