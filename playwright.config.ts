import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserSettings, patience } from './e2e/support/browserSettings.ts';

const root = import.meta.dirname;

/** Each remote keeps its browser tests in its own folder; they run in the composed shell like all others. */
const remotesWithTests = readdirSync(root).filter(
  (name) => name.startsWith('mf-') && existsSync(join(root, name, 'e2e')),
);

// Tests publish remotes on the way; the smoke test of a publication and the server that it meets have tests of their own.
process.env.SEAMLINE_WITHOUT_BROWSER ??= 'published by a test';
process.env.SEAMLINE_WITHOUT_SERVER ??= 'published by a test';

export default defineConfig({
  // SEAMLINE_BASE_URL names a running suite to test instead.
  webServer: process.env.SEAMLINE_BASE_URL
    ? undefined
    : {
        // `pnpm candidate` names a remote to serve among the live releases.
        command: `${process.execPath} scripts/serveSuite.mjs ${process.env.SEAMLINE_CANDIDATE ?? ''}`,
        wait: {
          stdout:
            /Suite ready at (?<seamline_base_url>\S+), signing with (?<seamline_suite_key>\S+), taking remotes from (?<seamline_dev_origin>\S+)/,
        },
        timeout: 600_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
  projects: [
    { name: 'suite', testDir: 'e2e', testMatch: '*.spec.ts' },
    ...remotesWithTests.map((name) => ({ name, testDir: join(name, 'e2e'), testMatch: '**/*.spec.ts' })),
  ],
  fullyParallel: true,
  // More than the cores of a small machine: a third of the time of the tests is waiting for limits and animations.
  workers: 4,
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  // Each step and each expectation has a limit of its own; on a slow machine many steps take long without a fault.
  timeout: 90_000 * patience,
  expect: { timeout: 8_000 * patience },
  reporter: 'list',
  outputDir: join(root, '.cache', 'test', 'browser'),
  use: browserSettings,
});
