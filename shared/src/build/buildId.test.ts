import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildId } from './buildId.ts';

let folder: string;

function write(files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seamline-build-id-'));
  write({
    'package.json': '{"version":"1.0.0"}',
    'rsbuild.config.ts': 'export {};',
    'src/routes.tsx': 'one',
    'src/a/b.ts': 'two',
  });
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a build’s id is twelve hexadecimal digits, the same for the same sources', () => {
  expect(buildId(folder)).toMatch(/^[0-9a-f]{12}$/);
  expect(buildId(folder)).toBe(buildId(folder));
});

test.each([
  ['a source', { 'src/a/b.ts': 'changed' }],
  ['a translation', { 'locales/hi.po': 'msgid "Name"' }],
  ['a new source', { 'src/c.ts': 'new' }],
  ['the version', { 'package.json': '{"version":"1.0.1"}' }],
  ['the configuration', { 'rsbuild.config.ts': 'export const x = 1;' }],
] as [string, Record<string, string>][])('%s changes it', (_, files) => {
  const before = buildId(folder);
  write(files);
  expect(buildId(folder)).not.toBe(before);
});

test('a renamed source changes the build id', () => {
  const before = buildId(folder);
  rmSync(join(folder, 'src/a/b.ts'));
  write({ 'src/a/c.ts': 'two' });
  expect(buildId(folder)).not.toBe(before);
});

test.each([
  ['what was built', { 'dist/remoteEntry.js': 'built' }],
  ['installed packages', { 'node_modules/x/index.js': 'x' }],
  ['the browser tests', { 'e2e/x.spec.ts': 'test' }],
  ['a test beside its source', { 'src/a/b.test.ts': 'test' }],
  ['what only tests use', { 'src/testing/helper.ts': 'helper' }],
] as [string, Record<string, string>][])('%s does not change it', (_, files) => {
  const before = buildId(folder);
  write(files);
  expect(buildId(folder)).toBe(before);
});

describe('installed dependencies', () => {
  const manifest = (name: string, version: string, dependencies = {}) =>
    JSON.stringify({ name, version, dependencies });

  beforeEach(() => {
    write({
      'package.json': '{"version":"1.0.0","dependencies":{"leaflet":"catalog:"}}',
      'node_modules/leaflet/package.json': manifest('leaflet', '1.9.4', { tiles: '^2.0.0' }),
      'node_modules/tiles/package.json': manifest('tiles', '2.0.0'),
    });
  });

  test.each([
    ['a dependency', { 'node_modules/leaflet/package.json': manifest('leaflet', '1.9.5', { tiles: '^2.0.0' }) }],
    ['a dependency of a dependency', { 'node_modules/tiles/package.json': manifest('tiles', '2.0.1') }],
    ['a nested dependency', { 'node_modules/leaflet/node_modules/tiles/package.json': manifest('tiles', '2.0.1') }],
  ] as [string, Record<string, string>][])('another version of %s changes the build id', (_, files) => {
    const before = buildId(folder);
    write(files);
    expect(buildId(folder)).not.toBe(before);
  });

  test('another version of a tool for development does not change the build id', () => {
    const before = buildId(folder);
    write({ 'node_modules/typescript/package.json': manifest('typescript', '7.0.0') });
    expect(buildId(folder)).toBe(before);
  });

  test('the folder in which they are installed does not change the build id', () => {
    const before = buildId(folder);
    renameSync(join(folder, 'node_modules'), join(folder, 'store'));
    mkdirSync(join(folder, 'node_modules'));
    for (const name of ['leaflet', 'tiles']) {
      mkdirSync(join(folder, 'store', name, 'node_modules'));
      symlinkSync(join(folder, 'store/tiles'), join(folder, 'store', name, 'node_modules/tiles'));
    }
    symlinkSync(join(folder, 'store/leaflet'), join(folder, 'node_modules/leaflet'));
    expect(buildId(folder)).toBe(before);
  });
});
