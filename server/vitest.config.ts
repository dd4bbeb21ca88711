import { defineConfig } from 'vitest/config';

/** Every test runs on both engines: what holds on one has to hold on the other. */
const project = (engine: 'embedded' | 'postgresql') => ({
  test: {
    name: engine,
    include: ['src/**/*.test.ts'],
    globalSetup: [`src/testing/${engine}.setup.ts`],
    provide: { engine },
    pool: 'forks' as const,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: { maxWorkers: 2, projects: [project('embedded'), project('postgresql')] },
});
