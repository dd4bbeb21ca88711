import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { beforeAll, describe, expect, test } from 'vitest';
import { checks } from '../shared/src/contract/errors/checks.ts';
import { compileMessage } from '../shared/src/contract/errors/compileMessage.ts';
import { confirmations } from '../shared/src/contract/errors/confirmations.ts';
import { parts, refusals } from '../shared/src/contract/errors/refusals.ts';
import { englishOf } from '../shared/src/contract/errors/render.ts';
import { compileMessageOrThrow, faultsOf } from './locales.mjs';
import { readJson, remotes, root } from './root.mjs';

const LANGUAGES = ['hi', 'gu'];
const SCRIPTS = { hi: /\p{Script=Devanagari}/u, gu: /\p{Script=Gujarati}/u };
/** Names, formats and placeholders are the same in every language. */
const THE_SAME = /^(?:[\W\d_]|\{\w+\}|OTP|Sample Area)*$/u;

/** Each package's messages as its sources have them, and as its PO files have them. */
const packages = [];

beforeAll(async () => {
  const config = getConfig({ cwd: root, configPath: join(root, 'lingui.config.ts') });
  for (const catalog of await getCatalogs(config)) {
    const sources = await catalog.collect({});
    if (!sources) throw new Error(`The messages of ${catalog.path} could not be extracted.`);
    packages.push({ name: catalog.path, sources, files: await catalog.readAll(LANGUAGES) });
  }
}, 120_000);

describe('PO files', () => {
  test('have every message of the sources and no other, translated, with its placeholders', () => {
    expect(packages.length).toBeGreaterThan(1);
    expect(packages.flatMap(({ sources, files }) => faultsOf(sources, files))).toEqual([]);
  });

  test.each(LANGUAGES)('are in the script of %s, with Latin digits', (language) => {
    const wrong = packages.flatMap(({ files }) =>
      Object.values(files[language]).flatMap(({ message, translation }) => {
        const isTranslated = SCRIPTS[language].test(translation) || THE_SAME.test(message);
        const [other] = LANGUAGES.filter((each) => each !== language);
        return isTranslated && !SCRIPTS[other].test(translation) && !/[०-९૦-૯]/.test(translation) ? [] : [translation];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

const codes = { ...checks, ...refusals, ...confirmations, ...parts };

test('every English message is compiled in the page as Lingui compiles it', () => {
  const ofSources = packages.flatMap(({ sources }) => Object.entries(sources).map(([id, { message = id }]) => message));
  const messages = new Set([...ofSources, ...Object.values(codes).map(englishOf)]);
  expect(messages.size).toBeGreaterThan(1000);
  // Lingui adds an offset without a value to each choice.
  for (const message of messages) expect(compileMessage(message)).toEqual(compileMessageOrThrow(message));
});

test('every message of the server and of failed checks is used', () => {
  const files = globSync('{server,shared,shell,mf-*}/src/**/*.{ts,tsx}', { cwd: root });
  const users = files.filter((file) => !/\.test\.|contract\/errors\//.test(file));
  const words = new Set(users.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\w+/g)));
  expect(Object.keys(codes).filter((code) => !words.has(code))).toEqual([]);
});

test.each(remotes())('the shell has the title and the owner of %s in every language', (name) => {
  const { title, owner } = readJson(join(root, name, 'package.json')).remote;
  const { files } = packages.find((each) => each.name.endsWith('shell/locales/{locale}'));
  for (const language of LANGUAGES)
    expect(Object.keys(files[language])).toEqual(expect.arrayContaining([title, owner]));
});

describe('a fault in a PO file', () => {
  const sources = { a1: { message: '{count, plural, one {# leave of {name}} other {# leaves of {name}}}' } };
  const faults = (translation) =>
    faultsOf(sources, { hi: translation === undefined ? {} : { a1: { translation, message: sources.a1.message } } });

  test('is a message that was not extracted', () => {
    expect(faults(undefined)).toEqual([`hi lacks “${sources.a1.message}”: run \`pnpm messages\` and translate it.`]);
  });

  test('is a label that is its own id, and that a language lacks', () => {
    expect(faultsOf({ Leave: {} }, { hi: {} })).toEqual(['hi lacks “Leave”: run `pnpm messages` and translate it.']);
  });

  test('is a message without a translation', () => {
    expect(faults('')).toEqual([`hi has no translation of “${sources.a1.message}”.`]);
  });

  test('is a message that no source has', () => {
    expect(faultsOf({}, { gu: { a1: { message: 'Gone', translation: 'ગયું' } } })).toEqual([
      'gu has “Gone”, which no source uses: run `pnpm messages`.',
    ]);
  });

  test('is a placeholder that a translation lacks or adds', () => {
    expect(faults('{count, plural, one {# {nam}} other {# {name}}}')).toEqual([
      `hi has other placeholders or cases than “${sources.a1.message}”: count, nam, name.`,
    ]);
  });

  test('is a case of a choice that a translation lacks', () => {
    const message = '{kind, select, branch {Branch} shift {Shift} other {Record}}';
    const hindi = { translation: '{kind, select, branch {शाखा} other {शिफ़्ट}}' };
    expect(faultsOf({ a1: { message } }, { hi: { a1: hindi } })).toEqual([
      `hi has other placeholders or cases than “${message}”: kind, kind=branch, kind=other.`,
    ]);
  });

  test('is a translation that is no ICU message', () => {
    expect(faults('{count, plural, one {# {name}}')[0]).toMatch(/^hi cannot be compiled: “/);
  });
});
