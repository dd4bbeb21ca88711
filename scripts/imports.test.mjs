import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture } from './processes.mjs';
import { writeFiles } from './remoteTemplate.mjs';
import { readJson, root } from './root.mjs';

const REFUSED = [
  ['shared/src/form/x.tsx', '@emotion/react', 'Import the part from @seamline/shared/ui'],
  ['shared/src/http/x.ts', 'jotai', 'Use @seamline/shared/session'],
  ['mf-leave/src/api.ts', 'ky', 'Use call() from @seamline/shared/http'],
  ['server/src/http/route.ts', 'drizzle-orm', 'call a function of the area'],
  ['server/src/web/web.ts', 'pg', 'call a function of the area'],
  ['server/src/db/records.ts', '../http/access.ts', 'What stores data knows nothing above it'],
  ['mf-leave/src/x.tsx', '@seamline/mf-shifts', 'A remote is built and shipped alone'],
  ['mf-leave/src/x.tsx', '../../mf-shifts/src/routes', 'A remote is built and shipped alone'],
  ['mf-leave/src/a/b/x.tsx', '../../../../shell/src/App.tsx', 'A remote is built and shipped alone'],
  ['mf-leave/src/x.tsx', '../../shared/src/ui/Button.tsx', 'A remote is built and shipped alone'],
  ['mf-leave/src/x.tsx', '@seamline/e2e/fixtures', 'A remote is built and shipped alone'],
  ['template/src/x.tsx', '@seamline/server/env', 'A remote is built and shipped alone'],
  ['shell/src/x.tsx', '@seamline/mf-leave', 'The shell learns of remotes at run time'],
  ['shell/src/x.tsx', '../../mf-leave/src/routes.tsx', 'The shell learns of remotes at run time'],
  ['shared/src/contract/x.ts', 'react', 'It imports Zod, the core of Lingui and its own files only'],
  ['shared/src/contract/x.ts', 'node:crypto', 'It imports Zod, the core of Lingui and its own files only'],
  ['shared/src/contract/errors/x.ts', '../../paths.ts', 'It imports Zod, the core of Lingui and its own files only'],
  ['shared/src/contract/x.ts', '../paths.ts', 'It imports Zod, the core of Lingui and its own files only'],
  ['server/src/x.ts', '@seamline/shared/session', 'Import from @seamline/shared/contract/*'],
  ['server/src/x.ts', '../../shared/src/contract/shifts.ts', 'Import from @seamline/shared/contract/*'],
  ['delivery/src/x.ts', '@seamline/shared/paths', 'Import from @seamline/shared/contract/*'],
  ['shared/src/form/x.tsx', '../ui/Button.tsx', 'Import it as @seamline/shared/<folder>'],
  ['shared/src/form/x.tsx', '../paths.ts', 'Import it as @seamline/shared/<folder>'],
  ['shared/src/form/parts/x.tsx', '../../ui/Button.tsx', 'Import it as @seamline/shared/<folder>'],
  ['shared/src/form/parts/more/x.tsx', '../../../ui/Button.tsx', 'Import it as @seamline/shared/<folder>'],
  ['shared/src/x.ts', './ui/Button.tsx', 'Import it as @seamline/shared/<folder>'],
  ['mf-leave/src/x.ts', '@seamline/shared/build', 'Only an rsbuild.config.ts imports it'],
  ['server/src/x.ts', '../../delivery/src/keys.ts', 'Import it by its package name'],
  ['shared/src/session/x.ts', 'node:fs', 'This import references a Node.js builtin module'],
];

const ALLOWED = [
  ['shared/src/ui/UiProvider.tsx', '@emotion/react'],
  ['mf-leave/src/x.tsx', 'react-router-dom'],
  ['server/src/shifts/shifts.ts', 'drizzle-orm'],
  ['server/src/db/schema/shifts.ts', 'drizzle-orm/pg-core'],
  ['mf-leave/src/x.tsx', '@seamline/shared/ui'],
  ['mf-leave/src/leave-types/x.tsx', '../api.ts'],
  ['mf-leave/e2e/leave.spec.ts', '@seamline/e2e/fixtures'],
  ['mf-leave/rsbuild.config.ts', '@seamline/shared/build'],
  ['shared/src/contract/x.ts', 'zod/mini'],
  ['shared/src/contract/x.ts', './fields.ts'],
  ['shared/src/contract/errors/x.ts', '../errors.ts'],
  ['shared/src/contract/errors/x.ts', '@lingui/core'],
  ['shared/src/contract/x.test.ts', 'node:fs'],
  ['shared/src/form/x.tsx', './FormPage.tsx'],
  ['shared/src/form/parts/x.tsx', '../FormPage.tsx'],
  ['shared/src/form/x.tsx', '@seamline/shared/ui'],
  ['shared/src/build/x.ts', 'node:fs'],
  ['server/src/x.ts', '@seamline/shared/contract/shifts'],
  ['e2e/x.ts', '../server/test/support/database.ts'],
];

const FORMS = ["import type { A } from 'ky';", "import {\n  a,\n} from 'ky';", "export * from 'ky';", "import 'ky';"];
const EVERY_FORM = [...FORMS, "export const later = () => import('ky');", "// import 'ky';", "/* import 'ky'; */"];

let folder;
let diagnostics;

/** Each case is a file of its own, so that Biome runs once: `mf-leave/src/x.tsx` becomes `mf-leave/src/x-3.tsx`. */
function fileOf(file, index) {
  const [name, ...rest] = basename(file, extname(file)).split('.');
  // The name of a file decides whether it is a store or a configuration.
  if (/^(?:store|rsbuild)$/.test(name)) return file;
  return join(dirname(file), `${[`${name}-${index}`, ...rest].join('.')}${extname(file)}`);
}

const cases = [...REFUSED, ...ALLOWED].map(([file, specifier], index) => ({ path: fileOf(file, index), specifier }));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seamline-imports-'));
  const { vcs: _, ...settings } = readJson(join(root, 'biome.json'));
  const plugins = [join(root, 'imports.grit')];
  writeFiles(folder, [
    { path: 'biome.json', text: JSON.stringify({ ...settings, plugins }) },
    ...cases.map(({ path, specifier }) => ({ path, text: `export * from '${specifier}';\n` })),
    { path: 'shell/src/forms.ts', text: EVERY_FORM.join('\n') },
  ]);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { output } = await capture(process.execPath, args, { cwd: folder });
  const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  diagnostics = report.diagnostics.filter(({ category }) => /^plugin$|noNodejsModules/.test(category));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function findingsIn(path) {
  return diagnostics.filter(({ location }) => location.path === path);
}

test.each(REFUSED.map((each, index) => [...each, index]))(
  '%s may not import %s',
  (_file, _specifier, reason, index) => {
    // Two rules may refuse one import, and Biome reports them in no fixed order.
    expect(JSON.stringify(findingsIn(cases[index].path))).toContain(reason);
  },
);

test.each(ALLOWED.map((each, index) => [...each, index]))('%s may import %s', (_file, _specifier, index) => {
  expect(findingsIn(cases[REFUSED.length + index].path)).toEqual([]);
});

test('every form of import is found, and none in a comment', () => {
  expect(
    findingsIn('shell/src/forms.ts')
      .map(({ location }) => location.start?.line)
      .sort(),
  ).toEqual([1, 4, 5, 6, 7]);
});
