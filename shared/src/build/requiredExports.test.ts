import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { type RemoteDescriptor, remoteDescriptor } from '@seamline/shared/contract/releases/builds';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineRemote } from './defineRemote.ts';

const ABOUT = {
  name: '@seamline/mf-sample',
  version: '1.2.3',
  remote: { title: 'Sample', owner: 'Sample team', paths: ['sample'] },
};
const PACKAGE = join(import.meta.dirname, '../..');
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Builds a remote with one screen; returns its description, or throws with what the build says. */
async function build(screen: string, dependencies: Record<string, string> = {}): Promise<RemoteDescriptor> {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-remote-'));
  folders.push(folder);
  mkdirSync(join(folder, 'src'));
  symlinkSync(join(PACKAGE, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...ABOUT, dependencies }));
  writeFileSync(
    join(folder, 'src/routes.tsx'),
    `export const routes = [{ path: 'sample', lazy: () => import('./SampleScreen.tsx') }];`,
  );
  writeFileSync(join(folder, 'src/SampleScreen.tsx'), screen);
  const rsbuild = await createRsbuild({ cwd: folder, config: { ...defineRemote(folder), logLevel: 'silent' } });
  let problem = '';
  rsbuild.onAfterBuild(({ stats }) => {
    problem = (stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message).join('\n');
  });
  await rsbuild.build().catch((error: Error) => {
    problem ||= error.message;
  });
  if (problem) throw new Error(problem);
  return z.parse(remoteDescriptor, JSON.parse(readFileSync(join(folder, 'dist/mf-stats.json'), 'utf8')));
}

test('an export that the shell does not provide fails the build with its name and a remedy', async () => {
  const screen = `
    import { useFetcher, useNavigate } from 'react-router-dom';
    export const Component = () => [useFetcher(), useNavigate()];`;
  await expect(build(screen)).rejects.toThrow(
    'The shell does not provide useFetcher of react-router-dom. Add it to shared/src/build/sharedModules.ts, and release a shell with it before this remote.',
  );
});

test('a subpath that the shell does not provide fails the build with its name and a remedy', async () => {
  const screen = `
    import { Combobox } from '@chakra-ui/react/combobox';
    export const Component = Combobox.Root;`;
  await expect(build(screen)).rejects.toThrow(
    /The shell does not provide @chakra-ui\/react\/combobox, and a copy in this remote would have a state of its own\. Import one of .*@chakra-ui\/react\/styled-system, .*@chakra-ui\/react\/dialog, or add it to shared\/src\/build\/sharedModules\.ts/,
  );
});

test('a remote takes a lazy module of the shell by its own name, and the exports that it uses are listed', async () => {
  const { shared, uses } = await build(`
    import { Dialog } from '@chakra-ui/react/dialog';
    export { Link } from 'react-router';
    export const Component = () => <Dialog.Root open><Dialog.Title>Title</Dialog.Title></Dialog.Root>;`);
  expect(uses).toEqual({
    '@chakra-ui/react/dialog': ['Dialog'],
    'react-router': ['Link'],
    'react/jsx-runtime': ['jsx'],
  });
  expect(Object.keys(shared).sort()).toEqual(Object.keys(uses).sort());
});

test('an export of React is known by its name, also where it is taken from the default export', async () => {
  const { uses } = await build(`
    import React from 'react';
    export const Component = () => React.useMemo(() => null, []);`);
  expect(uses.react).toEqual(['useMemo']);
});

const ROUTED = `
  import { Link } from 'react-router-dom';
  import { useState } from 'react';
  export const Component = () => useState(Link);`;

test('a remote that names another major of a shared library fails its build, once for the library', async () => {
  await expect(build(ROUTED, { 'react-router-dom': '^6.30.0', react: 'catalog:' })).rejects.toThrow(
    /This remote requires react-router-dom \^6\.30\.0 by its package\.json, and the shell provides 7\.\d+\.\d+\. A page has one version/,
  );
  await expect(build(ROUTED, { 'react-router': '8' })).rejects.toThrow('requires react-router-dom ^8.0.0 by its');
  const chakra = `
    import { Box } from '@chakra-ui/react/box';
    import { Text } from '@chakra-ui/react/text';
    export const Component = () => [Box, Text];`;
  const failure = await build(chakra, { '@chakra-ui/react': '2.10.1' }).catch(String);
  expect(String(failure).match(/This remote requires @chakra-ui\/react \^2\.10\.1/g)).toHaveLength(1);
});

test('a remote that names a newer version than the shell provides fails its build', async () => {
  await expect(build(ROUTED, { react: '^19.99.0' })).rejects.toThrow(/requires react \^19\.99\.0 by its package\.json/);
});

test('a release states what its own package.json requires, with what catalog: and workspace: mean', async () => {
  const screen = `${ROUTED}\nexport { Button } from '@seamline/shared/ui';`;
  const dependencies = { react: '^19.0.0', 'react-router-dom': 'catalog:', zod: 'workspace:*' };
  const { shared } = await build(screen, dependencies);
  const installed = (name: string) =>
    JSON.parse(readFileSync(join(PACKAGE, 'node_modules', name, 'package.json'), 'utf8')).version;
  expect(shared).toMatchObject({ react: '^19.0.0', 'react-router-dom': `^${installed('react-router-dom')}` });
});

test.each(['>=18', '18 || 19', '~19.3.0', '*', 'latest'])(
  'a range that no release can state is refused: %j',
  async (range) => {
    await expect(build(ROUTED, { react: range })).rejects.toThrow(
      `names react as ${JSON.stringify(range)}. The shell provides one version of it: name a version or a caret range, such as ^19.`,
    );
  },
);

test('a library that is named and not installed is refused', async () => {
  await expect(build(ROUTED, { 'react-router': 'catalog:' })).rejects.toThrow('but it is not installed.');
});
