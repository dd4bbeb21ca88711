import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserSettings } from './support/browserSettings.ts';

const root = join(import.meta.dirname, '..');

/** A remote's own tests stand in its folder; they run against the composed shell like all others. */
const remotesWithTests = readdirSync(root).filter(
  (name) => name.startsWith('mf-') && existsSync(join(root, name, 'e2e')),
);

export default defineConfig({
  globalSetup: './support/startSuite.ts',
  projects: [
    { name: 'suite', testDir: '.', testMatch: '*.spec.ts' },
    ...remotesWithTests.map((name) => ({ name, testDir: join(root, name, 'e2e'), testMatch: '**/*.spec.ts' })),
  ],
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: process.env.SEAMLINE_ALLOW_ONLY === undefined,
  // Each step and each expectation has a limit of its own; on a slow machine many steps take long without a fault.
  timeout: 90_000,
  expect: { timeout: 8_000 },
  reporter: 'list',
  outputDir: join(root, '.cache', 'test', 'browser'),
  use: browserSettings,
});
