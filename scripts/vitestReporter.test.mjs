import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { capture } from './processes.mjs';
import { fromVitest } from './reports.mjs';
import { root } from './root.mjs';

test('a failed comparison shows the values that differ, and an error its message', async () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'seamline-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(
    join(folder, 'a.test.js'),
    `test('compares', () => expect(['409 This already exists.', '503 The data service is busy.']).toEqual([]));
     test('throws', () => { throw new Error('It broke.'); });`,
  );
  const report = join(folder, 'report.json');
  const args = ['run', '--globals', `--root=${folder}`, `--outputFile=${report}`];
  const vitest = join(root, 'scripts', 'node_modules', 'vitest', 'vitest.mjs');
  const reporter = `--reporter=${join(root, 'scripts', 'vitestReporter.mjs')}`;
  const run = await capture(process.execPath, [vitest, ...args, reporter], { cwd: folder, timeout: 60_000 });

  const messages = fromVitest(report, run).failures.map(({ message }) => message);
  expect(messages).toEqual([
    expect.stringMatching(
      /^AssertionError: .*\n(.*\n)*\+ {3}"503 The data service is busy\.",\n(.*\n)*\s+at .*a\.test\.js/,
    ),
    expect.stringMatching(/^Error: It broke\.\n/),
  ]);
});
