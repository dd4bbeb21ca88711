import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { expect, onTestFinished, test } from 'vitest';
import { checks } from '../contract/errors/checks.ts';
import { defineRemote } from './defineRemote.ts';
import { staleErrorTexts } from './extractedMessages.ts';

const ABOUT = {
  name: '@seamline/mf-sample',
  version: '1.2.3',
  remote: { title: 'Sample', owner: 'Sample team', devPort: 3190, paths: ['sample'] },
};

const ROUTES = `
  export const catalogues = { en: () => import('../locales/en.po'), later: () => import('../locales/later/en.po') };
  export const routes = [
    { path: 'sample', lazy: () => import('./SampleScreen.tsx') },
    { path: 'sample/later', lazy: () => import('./later/LaterScreen.tsx') },
  ];`;

const CONFIG = `export default {
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    { path: '<rootDir>/locales/later/{locale}', include: ['<rootDir>/src/later'] },
    { path: '<rootDir>/locales/{locale}', include: ['<rootDir>/src'], exclude: ['<rootDir>/src/later'] },
  ],
};`;

const entry = (text: string) => `msgid "${text}"\nmsgstr "${text}"\n`;
const label = (text: string) => `#. js-lingui-explicit-id\n${entry(text)}`;

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-messages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Builds a remote whose screens have these messages, and returns what the build said. */
async function build(screen: string, later = '<p>Later</p>'): Promise<string[]> {
  const folder = folderForTest();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const each of ['src/later', 'locales/later']) mkdirSync(join(folder, each), { recursive: true });
  write('package.json', JSON.stringify(ABOUT));
  write('lingui.config.mjs', CONFIG);
  write(
    'locales/en.po',
    `${entry('Leave Types')}\n${entry('{count, plural, one {# day} other {# days}}')}\n${label('Sample')}`,
  );
  write('locales/later/en.po', `${entry('Explained')}\n${label('Later')}`);
  write('src/routes.tsx', ROUTES);
  const imports = `import { Plural, Trans, useLingui } from '@lingui/react/macro'; export const OWN = /*i18n*/ 'Sample';`;
  const component = (body: string) =>
    `${imports} export function Component({ count }: { count: number }) { const { t } = useLingui(); return <>${body}</>; }`;
  write('src/SampleScreen.tsx', component(screen));
  write('src/later/LaterScreen.tsx', component(later).replace('Sample', 'Later'));
  const rsbuild = await createRsbuild({ cwd: folder, config: { ...defineRemote(folder), logLevel: 'silent' } });
  const said: string[] = [];
  rsbuild.onAfterBuild(
    ({ stats }) =>
      void said.push(...(stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message)),
  );
  await rsbuild.build().catch(() => undefined);
  return said;
}

const missing = (file: string, text: string) =>
  expect.stringContaining(`${file}: no catalogue of this build has the message “${text}”`);

test('build of a remote: passes when its catalogue has every message', async () => {
  expect(await build('<Trans>Leave Types</Trans><Plural value={count} one="# day" other="# days" />')).toEqual([]);
});

test('build of a remote: fails with the file and the English of each message that was not extracted', async () => {
  const said = await build('<p title={t`Kinds of leave`}><Trans>All <b>of {count}</b></Trans></p>');
  expect(said).toEqual(
    expect.arrayContaining([
      missing('src/SampleScreen.tsx', 'Kinds of leave'),
      missing('src/SampleScreen.tsx', 'All <0>of {count}</0>'),
    ]),
  );
});

test('build of a remote: a message of another part’s catalogue is not extracted, because that may load later', async () => {
  expect(await build('<Trans>Explained</Trans>')).toEqual([missing('src/SampleScreen.tsx', 'Explained')]);
});

test('build of a remote: fails for a label that is its own id and that no catalogue has', async () => {
  const said = await build("<p>{t({ id: /*i18n*/ 'Payslips' })}</p>");
  expect(said).toEqual([missing('src/SampleScreen.tsx', 'Payslips')]);
});

test('build of a remote: fails for a command of the palette that lacks a language', () => {
  const folder = folderForTest();
  writeFileSync(join(folder, 'package.json'), JSON.stringify(ABOUT));
  const label = { en: 'Add sample', hi: 'नमूना जोड़ें' } as { en: string; hi: string; gu: string };
  const commands = [{ kind: 'action', path: 'sample/add', label } as const];
  expect(() => defineRemote(folder, { commands, mode: 'production' })).toThrow(
    'commands.ts: this command has no label in one language, or a wrong path: {"kind":"action","path":"sample/add"',
  );
});

test('catalogues of error messages: a message without its text is a fault of the build', () => {
  const errors = join(import.meta.dirname, '../contract/errors');
  expect(staleErrorTexts(errors)).toEqual([]);
  const folder = folderForTest();
  cpSync(errors, folder, { recursive: true });
  const file = join(folder, 'checks.en.json');
  const { required: _, ...others } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify(others));
  expect(staleErrorTexts(folder)).toEqual([
    expect.stringContaining(`required: a catalogue lacks “${checks.required}”`),
  ]);
  expect(staleErrorTexts(errors, { ...checks, required: 'Fill this in.' })).toEqual([
    expect.stringContaining('required: a catalogue lacks “Fill this in.”, or has another text for it.'),
  ]);
});
