import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './root.mjs';

const unit = readFileSync(join(root, 'docs/operations/seamline.service'), 'utf8');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test('the unit for systemd starts the suite, and starts it again however often it ends', () => {
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/npm start$/m);
  expect(unit).toMatch(/^Restart=always$/m);
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
});

// Containers and other systems than Linux have no systemd to ask.
test.skipIf(!hasSystemd)('systemd finds nothing wrong with it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'seamline.service');
  // The path of npm may differ on this machine, which the test ignores.
  writeFileSync(file, unit.replace('/usr/bin/npm start', process.execPath));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
