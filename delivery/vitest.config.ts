import { defineConfig } from 'vitest/config';

// The tests start the command line many times, which takes its time on a busy machine.
export default defineConfig({
  test: { testTimeout: 90_000, env: { SEAMLINE_WITHOUT_BROWSER: 'the tests of delivery publish many times over' } },
});
