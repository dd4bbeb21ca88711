import { globSync, readFileSync } from 'node:fs';

const RULES = [
  'mf-shifts/src/engine/**/*.ts',
  'mf-employees/src/imports/{check,columns}/*.ts',
  'delivery/src/{autoRollback,contractGate,keys,shell}.ts',
];

/** Tests, and the loop over the rows of an import. */
const NO_RULES = /\.test\.ts$|\/testing\/|\/forEachYielding\.ts$/;

/** Files of the contract that decide something have tests beside them; the others declare shapes. */
const contract = globSync('shared/src/contract/*/*.test.ts', { exclude: ['**/errors/**'] }).map((file) =>
  file.replace('.test.ts', '.ts'),
);

/** Lingui's macros are compiled from their source text, which a changed file no longer has. */
const withoutMacros = (file) => !readFileSync(file, 'utf8').includes("/macro'");

/** Mutation testing of the rules, see docs/testing.md. */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [...contract, ...globSync(RULES).filter((file) => !NO_RULES.test(file) && withoutMacros(file))],
  // Packages find each other through links into this checkout, so a copy would test unchanged code.
  inPlace: true,
  // What a module computes as it is loaded would need a start of the tests for each change.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  tempDirName: '.cache/stryker',
};
