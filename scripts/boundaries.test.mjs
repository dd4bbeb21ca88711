import { expect, test } from 'vitest';
import { violationsOf } from './boundaries.mjs';

test.each([
  ['shared/src/form/x.tsx', '@emotion/react', 'Import the part from @seamline/shared/ui'],
  ['shared/src/http/x.ts', 'jotai', 'Use @seamline/shared/session'],
  ['mf-leave/src/api.ts', 'ky', 'Use call() from @seamline/shared/http'],
  ['server/src/modules/shifts/routes.ts', 'drizzle-orm', 'Move the statement into the store'],
  ['server/src/modules/shifts/rules.ts', 'postgres', 'Move the statement into the store'],
  ['mf-leave/src/x.tsx', '@seamline/mf-shifts', 'A remote is built and shipped alone'],
  ['mf-leave/src/x.tsx', '../../mf-shifts/src/routes', 'A remote is built and shipped alone'],
  ['mf-leave/src/x.tsx', '../../shell/src/App.tsx', 'A remote is built and shipped alone'],
  ['mf-leave/src/x.tsx', '../../shared/src/ui/Button.tsx', 'A remote is built and shipped alone'],
  ['shell/src/x.tsx', '@seamline/mf-leave', 'The shell learns of remotes at run time'],
  ['shared/src/contract/x.ts', 'react', 'It imports zod and its own files only'],
  ['shared/src/contract/x.ts', 'node:crypto', 'It imports zod and its own files only'],
  ['shared/src/contract/x.ts', '../paths.ts', 'It imports zod and its own files only'],
  ['server/src/x.ts', '@seamline/shared/session', 'Import from @seamline/shared/contract/*'],
  ['server/src/x.ts', '../../shared/src/contract/shifts.ts', 'Import from @seamline/shared/contract/*'],
  ['shared/src/form/x.tsx', '../ui/Button.tsx', 'Import it as @seamline/shared/<door>'],
  ['shared/src/form/x.tsx', '../paths.ts', 'Import it as @seamline/shared/<door>'],
  ['mf-leave/src/x.ts', '@seamline/shared/build', 'Only an rsbuild.config.ts imports it'],
  ['server/src/x.ts', '../../delivery/src/lock.ts', 'Import it by its package name'],
  ['shared/src/session/x.ts', 'node:fs', 'runs in a browser'],
])('%s may not import %s', (file, request, reason) => {
  const [violation, ...others] = violationsOf(file, `import { x } from '${request}';\n`);
  expect(violation).toContain(`${file}:1  imports ${request}`);
  expect(violation).toContain(reason);
  expect(others).toEqual([]);
});

test.each([
  ['shared/src/ui/UiProvider.tsx', '@emotion/react'],
  ['mf-leave/src/x.tsx', 'react-router-dom'],
  ['server/src/modules/shifts/store.ts', 'drizzle-orm'],
  ['server/src/db/schema/shifts.ts', 'drizzle-orm/pg-core'],
  ['mf-leave/src/x.tsx', '@seamline/shared/ui'],
  ['mf-leave/src/leave-types/x.tsx', '../api.ts'],
  ['mf-leave/e2e/leave.spec.ts', '@seamline/e2e/fixtures'],
  ['mf-leave/rsbuild.config.ts', '@seamline/shared/build'],
  ['shared/src/contract/x.ts', 'zod/mini'],
  ['shared/src/contract/x.ts', './fields.ts'],
  ['shared/src/contract/x.test.ts', 'node:fs'],
  ['shared/src/form/x.tsx', './FormPage.tsx'],
  ['shared/src/form/x.tsx', '@seamline/shared/ui'],
  ['server/src/x.ts', '@seamline/shared/contract/shifts'],
])('%s may import %s', (file, request) => {
  expect(violationsOf(file, `import { x } from '${request}';\n`)).toEqual([]);
});

test('every form of import is seen, with its line', () => {
  const source = [
    "import type { A } from 'ky';",
    'import {',
    '  a,',
    "} from 'ky';",
    "export * from 'ky';",
    "import 'ky';",
    "const later = () => import('ky');",
  ].join('\n');
  const lines = violationsOf('shell/src/x.ts', source).map((violation) => violation.split('  ')[0]);
  expect(lines).toEqual([1, 4, 5, 6, 7].map((line) => `shell/src/x.ts:${line}`));
});

test('an import inside a comment is not one', () => {
  expect(violationsOf('shell/src/x.ts', "// import 'ky';\n/* import 'ky'; */\n")).toEqual([]);
});
