import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What opens no database is the same on either engine and runs once. */
const opensDatabase = (file: string) =>
  /testApp|testDatabase|inject\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8'));
const files = globSync('src/**/*.test.ts', { cwd: import.meta.dirname });

/** Every other test runs on both engines: what holds on one has to hold on the other. */
const project = (engine: 'embedded' | 'postgresql', include: string[]) => ({
  test: {
    name: engine,
    include,
    globalSetup: [`src/testing/${engine}.setup.ts`],
    provide: { engine },
    pool: 'forks' as const,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [project('embedded', files), project('postgresql', files.filter(opensDatabase))],
  },
});
