import { defineConfig } from 'vitest/config';
import suite from './vitest.config.ts';

const NAMES = ['shared', 'mf-shifts', 'mf-employees', 'delivery'];

const named = suite.test?.projects?.filter(
  (project) => typeof project === 'object' && 'test' in project && NAMES.includes(String(project.test?.name)),
);

/** The unit tests of the rules that `stryker.config.mjs` changes. */
export default defineConfig({ ...suite, test: { ...suite.test, projects: named, reporters: [] } });
