import { extname, join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { browserSettings, patience } from './support/browserSettings.ts';

/** The browser tests of one remote in a repository of its own: the live shell, with that remote as it was just built. */
export function remoteSuite(directory: string): PlaywrightTestConfig {
  return defineConfig({
    globalSetup: join(import.meta.dirname, 'support', `startCandidate${extname(import.meta.filename)}`),
    testDir: join(directory, 'e2e'),
    testMatch: '**/*.spec.ts',
    fullyParallel: true,
    workers: 2,
    forbidOnly: true,
    timeout: 40_000 * patience,
    expect: { timeout: 8_000 * patience },
    reporter: 'list',
    outputDir: join(directory, 'test-results'),
    use: browserSettings,
  });
}
