import { chmodSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { browserSettings, patience } from './e2e/support/browserSettings.ts';

const root = import.meta.dirname;

const TEMPORARY = 'seamline-test-';

// Everything that the tests leave behind, also those that are killed, is deleted with this folder. Vitest reads this
// file once for each project.
if (!basename(tmpdir()).startsWith(TEMPORARY)) {
  const folder = mkdtempSync(join(tmpdir(), TEMPORARY));
  // PostgreSQL runs as a user of its own and needs to pass through.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

/** They render a component or a screen in Chromium, without shell and server. The first does not find those of `shared`. */
const COMPONENT_TESTS = ['../*/src/**/*.component.test.tsx', 'src/**/*.component.test.tsx'];

/** These limits end tests that hang. They are generous because a busy machine is ten times slower than a free one. */
const limits = { testTimeout: 240_000, hookTimeout: 240_000 };

/** The full run shuffles the tests of each file, so that none relies on the one before it. */
const order = process.env.CI === 'true' ? { sequence: { shuffle: { tests: true, files: false } } } : {};

/** A module that a test replaces stays so for the other files of the process: such packages start one for each file. */
function replacesModules(folder: string): boolean {
  const files = globSync('src/**/*.test.{ts,tsx}', { cwd: join(root, folder) });
  return files.some((file) => readFileSync(join(root, folder, file), 'utf8').includes('vi.mock('));
}

function unitTests(folder: string, test: TestProjectInlineConfiguration['test'] = {}): TestProjectInlineConfiguration {
  return {
    plugins: [lingui({ macroTransform: true })],
    test: {
      ...limits,
      ...order,
      name: folder,
      root: join(root, folder),
      include: ['**/*.test.{ts,tsx,mjs}'],
      // A kind of record is made from the files of record/.
      exclude: ['**/*.component.test.tsx', '**/node_modules/**', 'record/**'],
      isolate: replacesModules(folder),
      ...test,
    },
  };
}

/** A folder with pictures of the stories, which `scripts/pictures.mjs` makes of one commit and compares with another. */
const pictures = process.env.PICTURES;

/** The component tests of all packages run in one page of Chromium; `isolate` would load the libraries for each file. */
function componentTests(): TestProjectInlineConfiguration {
  const { actionTimeout, launchOptions, viewport, locale, timezoneId } = browserSettings;
  return {
    plugins: [lingui({ macroTransform: true })],
    // React is found from here.
    root: join(root, 'shared'),
    cacheDir: join(root, '.cache', 'vite'),
    ...(pictures && { server: { fs: { allow: [root, pictures] } } }),
    // The search for libraries reads JSX as for development, so it does not find the first.
    optimizeDeps: { include: ['react/jsx-runtime'], entries: COMPONENT_TESTS },
    // React as users get it: the one for development takes several times as long.
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      'import.meta.env.COMPARES_PICTURES': JSON.stringify(pictures !== undefined),
    },
    oxc: { jsx: { development: false } },
    test: {
      ...limits,
      ...order,
      name: 'components',
      root: join(root, 'shared'),
      include: COMPONENT_TESTS,
      isolate: false,
      expect: { poll: { timeout: 8_000 * patience } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        expect: {
          toMatchScreenshot: {
            resolveScreenshotPath: ({ arg, ext }) => join(pictures ?? '', 'expected', arg + ext),
            resolveDiffPath: ({ arg, ext }) => join(pictures ?? '', 'changed', arg + ext),
          },
        },
        provider: playwright({
          launchOptions,
          actionTimeout,
          contextOptions: { locale, timezoneId },
        }),
        instances: [{ browser: 'chromium' }],
        viewport: viewport ?? undefined,
      },
    },
  };
}

const serverTests = globSync('{src,test}/**/*.test.ts', { cwd: join(root, 'server') });
const opensDatabase = (file: string) =>
  /testApp|testDatabase|inject\(/.test(readFileSync(join(root, 'server', file), 'utf8'));

/** The server's tests run on both engines, except those that open no database. */
function serverOn(engine: 'embedded' | 'postgresql', include: string[]) {
  return unitTests('server', {
    name: `server-${engine}`,
    include,
    globalSetup: [join(root, `server/test/support/${engine}.setup.ts`)],
    provide: { engine },
  });
}

/** Vitest skips every test that a name leaves out and passes; a name that no test has is a mistake. `npm test` goes on to the browser tests. */
const failWithoutTests: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    // A file whose setup failed skips its tests, and says so itself.
    const hasFailed = modules.some((each) => each.state() === 'failed');
    const goesOn = process.env.SEAMLINE_NAMED_TEST !== undefined;
    if (goesOn || hasFailed || tests.length === 0 || tests.some((each) => each.result().state !== 'skipped')) return;
    process.stderr.write('No test ran: none has such a name.\n');
    process.exitCode = 1;
  },
};

const REPEATED = 'the tests of delivery publish many times over';

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

export default defineConfig({
  test: {
    maxWorkers: 2,
    // The same order for the same commit. Projects take the seed from here only.
    sequence: { seed: Number(process.env.SEAMLINE_SEED ?? 2026) },
    reporters: ['default', failWithoutTests],
    attachmentsDir: '.cache/attachments',
    coverage: { include: ['*/src/**/*.{ts,tsx}'] },
    projects: [
      serverOn('embedded', serverTests),
      serverOn('postgresql', serverTests.filter(opensDatabase)),
      // The tests publish many times over; the smoke test in a browser and the server to meet have tests of their own.
      unitTests('delivery', { env: { SEAMLINE_WITHOUT_BROWSER: REPEATED, SEAMLINE_WITHOUT_SERVER: REPEATED } }),
      // Reads sheets with the code of a remote and writes them with that of the server, without a browser.
      unitTests('e2e', {
        globalSetup: [join(root, 'server/test/support/embedded.setup.ts')],
        provide: { engine: 'embedded' },
      }),
      componentTests(),
      // The template becomes a remote under another name.
      unitTests('template', { name: 'mf-sample-area' }),
      ...['bench', 'scripts', 'shared', 'shell', ...remotes].map((folder) => unitTests(folder)),
    ],
  },
});
