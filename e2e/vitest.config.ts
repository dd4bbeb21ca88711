import { defineConfig } from 'vitest/config';

/** What needs the code of a remote and of the server, and no browser; the database is the server's embedded one. */
export default defineConfig({
  test: {
    include: ['*.test.ts'],
    globalSetup: ['../server/src/testing/embedded.setup.ts'],
    provide: { engine: 'embedded' },
    pool: 'forks',
  },
});
