import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import babelExtractor from '@lingui/cli/api/extractors/babel';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { messageExtractors } from './shared/src/build/messageExtractors.ts';

/** The packages whose messages are translated with Lingui. */
const packages = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, 'locales')),
);

const TESTS = '**/*.test.*';
/** Sources of the shell that run before the sign-in. */
const SIGN_IN = ['<rootDir>/shell/src/*.*', '<rootDir>/shell/src/session'];

/** The live figures of the home page: no other page needs their messages. */
const HOME_FIGURES = ['<rootDir>/shell/src/home/live'];

/** The page of the own account. */
const PROFILE = ['<rootDir>/shell/src/profile'];

/** The page *Help*. */
const HELP = ['<rootDir>/shell/src/help'];

/** The command palette, which is loaded when it is opened. */
const PALETTE = ['<rootDir>/shell/src/palette'];

/** Parts of `shared` that the shell provides to the remotes. The others are built into each remote. */
const PROVIDED = ['<rootDir>/shared/src/ui', '<rootDir>/shared/src/http'];
/** Messages of the server and of failed checks. */
const ERRORS = ['checks', 'refusals'].map((name) => `<rootDir>/shared/src/contract/errors/${name}.ts`);

/** The panels that explain a shift: the list and the form need none of their messages and load before them. */
const SHIFT_TRY_OUT = ['<rootDir>/mf-shifts/src/try-out', '<rootDir>/mf-shifts/src/engine/explanation'];

/** The parts of `shared` for sheets: only the remotes that use sheets have their messages. */
const SHEETS = '<rootDir>/shared/src/sheet';
const WITH_SHEETS = ['mf-employees', 'mf-org-settings'];

/** The labels of the fields of the contract: a remote has the messages of the files that it uses. */
const LABELS = '<rootDir>/shared/src/labels';
const WITH_LABELS: Readonly<Record<string, string[]>> = {
  'mf-admins': [LABELS],
  'mf-employees': [`${LABELS}/employee.ts`],
  'mf-leave': [`${LABELS}/leave.ts`],
  'mf-org-settings': ['organisation', 'company', 'leave'].map((name) => `${LABELS}/${name}.ts`),
  'mf-shifts': [`${LABELS}/shift.ts`],
};

const EXCLUDED: Readonly<Record<string, string[]>> = {
  shell: [...SIGN_IN, ...HOME_FIGURES, ...PROFILE, ...HELP, ...PALETTE],
  'mf-shifts': SHIFT_TRY_OUT,
  shared: [...PROVIDED, '<rootDir>/shared/src/contract', '<rootDir>/shared/src/host', SHEETS, LABELS],
};

export default defineConfig({
  sourceLocale: 'en',
  // English is in the sources alone.
  locales: ['hi', 'gu'],
  extractors: [...messageExtractors, babelExtractor],
  catalogs: [
    { path: '<rootDir>/shell/locales/sign-in/{locale}', include: SIGN_IN, exclude: [TESTS] },
    { path: '<rootDir>/shell/locales/home/{locale}', include: HOME_FIGURES, exclude: [TESTS] },
    { path: '<rootDir>/shell/locales/profile/{locale}', include: PROFILE, exclude: [TESTS] },
    { path: '<rootDir>/shell/locales/help/{locale}', include: HELP, exclude: [TESTS] },
    { path: '<rootDir>/shell/locales/later/{locale}', include: PALETTE, exclude: [TESTS] },
    { path: '<rootDir>/shared/locales/provided/{locale}', include: PROVIDED, exclude: [TESTS] },
    { path: '<rootDir>/shared/locales/errors/{locale}', include: ERRORS },
    { path: '<rootDir>/mf-shifts/locales/later/{locale}', include: SHIFT_TRY_OUT, exclude: [TESTS] },
    ...packages.map((name) => ({
      path: `<rootDir>/${name}/locales/{locale}`,
      include: [`<rootDir>/${name}/src`, ...(WITH_SHEETS.includes(name) ? [SHEETS] : []), ...(WITH_LABELS[name] ?? [])],
      exclude: [TESTS, ...(EXCLUDED[name] ?? [])],
    })),
  ],
  orderBy: 'origin',
  format: formatter({ lineNumbers: false }),
});
