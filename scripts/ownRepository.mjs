import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tarballOf } from './pack.mjs';
import { filledFiles, remoteFiles } from './remoteTemplate.mjs';
import { Failure, readJson, root } from './root.mjs';

const SOURCE = 'own-repository';
/** Files that are another kind of file there, or hidden, under names that the workspace's own tools pass by. */
const RENAMED = { gitignore: '.gitignore', github: '.github' };
const EXECUTABLE = 0o755;

/** A repository is made in an empty folder, or in one that holds nothing but its history. */
export function refuseFilledFolder(folder) {
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git') : [];
  if (found.length > 0) throw new Failure(`${folder} is not empty: it holds ${found.slice(0, 3).join(', ')}.`);
}

/** The files of a remote in a repository of its own: those of the workspace, and what the workspace does for them. */
export function* repositoryFiles(plan) {
  const replaced = new Set(['package.json', 'tsconfig.json']);
  for (const file of remoteFiles(plan)) if (!replaced.has(file.path)) yield file;
  for (const { path, text } of filledFiles(plan.spellings, SOURCE, new Set())) {
    const own = path.slice(SOURCE.length + 1).replace(/^[^/]+/, (first) => RENAMED[first] ?? first);
    yield { path: own, text, ...(text.startsWith('#!') && { mode: EXECUTABLE }) };
  }
  // The packed package cannot declare what the import of a PO file gives.
  yield { path: 'src/po.d.ts', text: readFileSync(join(root, 'shared/src/i18n/po.d.ts'), 'utf8') };
  yield json('package.json', manifest(plan));
  yield json('tsconfig.json', compilerSettings());
  yield json('biome.json', lintSettings());
}

function json(path, value) {
  return { path, text: `${JSON.stringify(value, null, 2)}\n` };
}

function manifest(plan) {
  const [{ text }] = [...remoteFiles(plan)].filter(({ path }) => path === 'package.json');
  const own = JSON.parse(text);
  const tools = readJson(join(root, 'package.json')).devDependencies;
  const packed = (name) => `file:packages/${tarballOf(name)}`;
  return {
    name: own.name,
    version: own.version,
    private: true,
    type: 'module',
    engines: { node: '>=22.18' },
    remote: own.remote,
    scripts: {
      dev: 'rsbuild dev',
      build: 'rsbuild build',
      lint: 'biome check .',
      typecheck: 'tsc -p .',
      test: 'vitest run --passWithNoTests --dir src',
      check: 'npm run lint && npm run typecheck && npm test && npm run build',
      browser: 'playwright test',
      messages: 'lingui extract --clean',
      delivery: 'delivery',
    },
    dependencies: {
      ...versions(own.dependencies),
      'react-dom': catalogue('react-dom'),
      '@seamline/shared': packed('shared'),
    },
    devDependencies: {
      '@biomejs/biome': tools['@biomejs/biome'],
      '@playwright/test': catalogue('@playwright/test'),
      ...versions(own.devDependencies),
      '@seamline/delivery': packed('delivery'),
      '@seamline/e2e': packed('e2e'),
      '@lingui/cli': tools['@lingui/cli'],
      '@lingui/conf': tools['@lingui/conf'],
      '@lingui/format-po': tools['@lingui/format-po'],
      '@types/node': catalogue('@types/node'),
    },
  };
}

/** The version of a library that the whole workspace uses. */
export function catalogue(name) {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const [, version] = new RegExp(`^ {2}"?${name}"?: (\\S+)$`, 'm').exec(workspace) ?? [];
  if (!version) throw new Error(`${name} is not in the catalogue of pnpm-workspace.yaml.`);
  return version;
}

function versions(dependencies) {
  const named = Object.entries(dependencies).filter(([, range]) => range === 'catalog:');
  return Object.fromEntries(named.map(([name]) => [name, catalogue(name)]));
}

function compilerSettings() {
  const { compilerOptions } = readJson(join(root, 'tsconfig.base.json'));
  return { compilerOptions, include: ['src', 'e2e', '*.ts'] };
}

function lintSettings() {
  // The plugin holds the boundaries between the packages of the workspace.
  const { plugins: _, ...settings } = readJson(join(root, 'biome.json'));
  return { ...settings, $schema: './node_modules/@biomejs/biome/configuration_schema.json' };
}
