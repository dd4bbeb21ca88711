import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild, type EnvironmentConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { remoteDescriptor } from '@seamline/shared/contract/releases/builds';
import type { CommandDeclaration } from '@seamline/shared/remote';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineRemote } from './defineRemote.ts';

const ABOUT = {
  name: '@seamline/mf-sample',
  version: '1.2.3',
  remote: {
    title: 'Sample',
    owner: 'Sample team',
    devPort: 3190,
    paths: ['sample'],
  },
};

const COMMANDS: CommandDeclaration[] = [{ kind: 'action', path: 'sample/add', label: 'Add sample' }];
const TRANSLATIONS = { hi: 'नमूना जोड़ें', gu: 'નમૂનો ઉમેરો' };

const SOURCES = {
  'routes.tsx': `
    // import { Carousel } from '@seamline/shared/ui'; in a comment only
    import type { RemoteModule } from '@seamline/shared/remote';
    export const routes: RemoteModule['routes'] = [
      { path: 'sample', lazy: () => import('./SampleScreen.tsx'), handle: { prefetch: ['/data/samples'] } },
      { path: 'sample/add', lazy: () => import(/* webpackChunkName: "forms" */ './AddScreen.tsx') },
    ];`,
  'SampleScreen.tsx': `
    import { Button as Push, type ButtonProps, Page } from '@seamline/shared/ui';
    import { useState } from 'react';
    import { answer } from './reexports.ts';
    import * as session from '@seamline/shared/session';
    export function Component(props: ButtonProps) {
      const [count, setCount] = useState(answer);
      return <Page title={session.useSession()?.name ?? ''}><Push {...props} onClick={() => setCount(count + 1)}>{count}</Push></Page>;
    }`,
  'AddScreen.tsx': `export const Component = () => <form />;`,
  'reexports.ts': `
    export { Link } from 'react-router-dom';
    export const answer = 42;`,
  'neverImported.ts': `import { Dialog } from '@seamline/shared/ui'; export const dialog = Dialog;`,
};

let folder: string;
let written: z.output<typeof remoteDescriptor>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seamline-remote-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(ABOUT));
  mkdirSync(join(folder, 'locales'));
  for (const [language, text] of Object.entries(TRANSLATIONS)) {
    writeFileSync(join(folder, `locales/${language}.po`), `msgid "Add sample"\nmsgstr "${text}"\n`);
  }
  for (const [name, source] of Object.entries(SOURCES)) writeFileSync(join(folder, 'src', name), source);
  const config = { ...defineRemote(folder, { commands: COMMANDS }), logLevel: 'silent' } as const;
  const rsbuild = await createRsbuild({ cwd: folder, config });
  await rsbuild.build();
  written = z.parse(remoteDescriptor, JSON.parse(readFileSync(join(folder, 'dist/mf-stats.json'), 'utf8')));
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('the stats contain the facts of package.json, and the name of the container', () => {
  expect(written).toMatchObject({
    name: 'mf-sample',
    version: '1.2.3',
    title: 'Sample',
    owner: 'Sample team',
    paths: ['sample'],
  });
  expect(written.entry).toBe('remoteEntry.js');
  expect(written).not.toHaveProperty('devPort');
  expect(written.container).toMatch(/^seamline_mf_sample_[0-9a-f]{12}$/);
});

test('the stats contain the commands of the palette', () => {
  expect(written.commands).toEqual([{ ...COMMANDS[0], label: { en: 'Add sample', ...TRANSLATIONS } }]);
});

test('the stats mark only a build that was compiled for React’s development version', async () => {
  expect(written.react).toBeUndefined();
  const config = mergeRsbuildConfig(defineRemote(folder), {
    logLevel: 'silent',
    output: { distPath: { root: 'dist-development' } },
    // Nothing is installed beside the sources of this test.
    resolve: { alias: { 'react/jsx-dev-runtime': fileURLToPath(import.meta.resolve('react/jsx-dev-runtime')) } },
    tools: { swc: { jsc: { transform: { react: { runtime: 'automatic', development: true } } } } },
  });
  await (await createRsbuild({ cwd: folder, config })).build();
  const text = readFileSync(join(folder, 'dist-development/mf-stats.json'), 'utf8');
  expect(z.parse(remoteDescriptor, JSON.parse(text)).react).toBe('development');
}, 60_000);

test('a production build contains no development code', () => {
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, 'dist', file), 'utf8'));
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.join('\n')).not.toMatch(/jsxDEV|\$RefreshReg\$|rsbuild-hmr|webpackHotUpdate|enqueueUpdate/);
});

test('a build for a development server is marked, and takes the development runtime of JSX from the shell', async () => {
  const [container] = Object.values(
    (defineRemote(folder, { mode: 'development' }).environments ?? {}) as Record<string, EnvironmentConfig>,
  );
  const config = mergeRsbuildConfig(defineRemote(folder, { mode: 'development' }), {
    logLevel: 'silent',
    output: { distPath: { root: 'dist-served' } },
  });
  await (
    await createRsbuild({ cwd: folder, config: { ...config, environments: { container: container ?? {} } } })
  ).build();
  const served = z.parse(remoteDescriptor, JSON.parse(readFileSync(join(folder, 'dist-served/mf-stats.json'), 'utf8')));
  expect(served.react).toBe('development');
  expect(served.shared).toHaveProperty('react/jsx-dev-runtime');
  expect(served.uses['react/jsx-dev-runtime']).toEqual(['jsxDEV']);
}, 60_000);

test('a remote without a development port is refused with a message that says what to add', () => {
  const other = mkdtempSync(join(tmpdir(), 'seamline-remote-'));
  const { devPort: _, ...remote } = ABOUT.remote;
  writeFileSync(join(other, 'package.json'), JSON.stringify({ ...ABOUT, remote }));
  expect(() => defineRemote(other, { mode: 'development' })).toThrow(
    'mf-sample names no port for its development server: add "devPort" to "remote" in its package.json.',
  );
  rmSync(other, { recursive: true });
});

test('the stats list the used exports of each shared module by their original names', () => {
  expect(written.uses['@seamline/shared/ui']).toEqual(['Button', 'Page']);
  expect(written.uses.react).toEqual(['useState']);
  expect(written.uses['react/jsx-runtime']).toEqual(['jsx']);
  expect(written.uses['@seamline/shared/session']).toEqual(['*']);
  expect(written.uses).not.toHaveProperty('@seamline/shared/http');
});

test('the stats and the manifest list the shared modules by name, in whichever order they were compiled', () => {
  for (const file of ['mf-stats.json', 'mf-manifest.json']) {
    const { shared } = JSON.parse(readFileSync(join(folder, 'dist', file), 'utf8')) as { shared: { name: string }[] };
    const names = shared.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names).toEqual(names.toSorted());
  }
});

test('the stats have a caret range for every used shared module', () => {
  expect(Object.keys(written.shared).sort()).toEqual([
    '@seamline/shared/session',
    '@seamline/shared/ui',
    'react',
    'react-router-dom',
    'react/jsx-runtime',
  ]);
  expect(Object.values(written.shared).filter((range) => !/^\^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
});

test('the files to preload exist', () => {
  const files = readdirSync(join(folder, 'dist'), { recursive: true });
  expect(written.preload).toHaveLength(1);
  expect(files).toEqual(expect.arrayContaining([...written.preload, written.entry]));
});

test('each page has the files of its screen, and its prefetch list', () => {
  const files = readdirSync(join(folder, 'dist'), { recursive: true });
  expect(Object.keys(written.screens ?? {})).toEqual(['sample', 'sample/add']);
  expect(written.screens?.sample).toHaveLength(1);
  expect(written.screens?.['sample/add']).toEqual([expect.stringContaining('forms')]);
  expect(written.preload).not.toEqual(expect.arrayContaining(written.screens?.sample ?? []));
  expect(files).toEqual(expect.arrayContaining(written.screens?.sample ?? []));
  expect(written.prefetch).toEqual({ sample: ['/data/samples'] });
});

test('no module that the shell provides is built in', () => {
  const scripts = readdirSync(join(folder, 'dist'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => readFileSync(join(folder, 'dist', file), 'utf8')).join('\n');
  expect(code.length).toBeLessThan(60_000);
  expect(code).not.toContain('react.transitional.element');
});
