import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { inlineTexts } from './literals.mjs';
import { remotes, root } from './root.mjs';

/** Texts without words to translate: names, formats and abbreviations that are the same in every language. */
const THE_SAME = /^(?:[\W\d_]|Seamline HR|OTP|HH:MM|[A-Z]{2,4})*$/u;
const SCRIPTS = { hi: /\p{Script=Devanagari}/u, gu: /\p{Script=Gujarati}/u };
const LANGUAGES = Object.keys(SCRIPTS);

/** Files whose texts only other code reads, or operators, who read English. */
const FOR_PROGRAMS = [
  /^shared\/src\/(?:build|contract|host|paths\.ts)/,
  /^shared\/src\/ui\/theme\/(?:tokens|tokenNames|baseConfig|recipes|system)\.ts$/,
  /^shell\/src\/layout\/menu\.ts$/,
  /\/testing\/|\/stories\/|\/cases\/|\.test\.tsx?$/,
];
const sourceNames = (name) => readdirSync(join(root, name, 'src'), { recursive: true });
/** A remote begins in English, and is held to every language from its first translation on. */
const isTranslated = (name) => sourceNames(name).some((file) => file.endsWith('.hi.ts'));

const browser = ['shared', 'shell', ...remotes().filter(isTranslated)];
const sources = browser.flatMap(sourcesOf).filter(({ file }) => !FOR_PROGRAMS.some((rule) => rule.test(file)));

/** The packages that have moved to Lingui: `locales.test.mjs` checks their translations. */
const withLingui = ['template', ...remotes()]
  .filter((name) => existsSync(join(root, name, 'locales')))
  .flatMap(sourcesOf)
  .filter(({ file }) => !FOR_PROGRAMS.some((rule) => rule.test(file)));

/** Files that have a translation next to them. */
const translated = new Set(
  sources.map(({ file }) => file.replace(/\.hi\.ts$/, '.ts')).filter((file, index) => file !== sources[index]?.file),
);
/** Sentences that read out a shift list their languages side by side, and their types check that none is missing. */
const SIDE_BY_SIDE = /\bsatisfies Record<string, Sentence\b/;
const isText = ({ file, source }) =>
  /\.(?:hi|gu)\.ts$/.test(file) ||
  translated.has(file) ||
  /\bdefineMessages\(/.test(source) ||
  SIDE_BY_SIDE.test(source);

function sourcesOf(name) {
  const files = sourceNames(name).filter((file) => /\.tsx?$/.test(file));
  return files.map((file) => {
    const path = join(name, 'src', file);
    return { file: path, source: readFileSync(join(root, path), 'utf8') };
  });
}

const load = (file) => import(/* @vite-ignore */ pathToFileURL(join(root, file)).href);

/** Every catalogue of the suite, in English and in the other languages. */
const catalogues = [];

beforeAll(async () => {
  globalThis.document = { documentElement: {} };
  const { setLanguage } = await load('shared/src/session/session.ts');
  for (const { file } of sources.filter(({ source }) => /\bdefineMessages\(/.test(source))) {
    if (file.startsWith('shared/src/messages/')) continue;
    for (const [name, messages] of Object.entries(await load(file))) {
      if (typeof messages?.current !== 'function') continue;
      const told = { en: messages.current() };
      for (const language of LANGUAGES) {
        setLanguage(language);
        // The page gives a translation three seconds; a busy machine needs more.
        await vi.waitFor(() => expect(Object.values(told)).not.toContain(messages.current()), { timeout: 30_000 });
        told[language] = messages.current();
      }
      setLanguage('en');
      catalogues.push({ file, name, told });
    }
  }
}, 60_000);

describe('every text of the interface', () => {
  test.each(LANGUAGES)('has its words in %s, with every value that is filled in', (language) => {
    expect(catalogues.length).toBeGreaterThan(0);
    const faults = catalogues.flatMap(({ name, told }) => faultsOf(name, told.en, told[language], language));
    expect(faults).toEqual([]);
  });

  test('is used in the sources', () => {
    const unused = catalogues.flatMap(({ file, name, told }) => {
      const [folder = ''] = file.split('/src/');
      const rest = sources
        .filter((other) => other.file.startsWith(`${folder}/`) && !isText(other))
        .concat(sourcesOf('shared').filter((other) => /\/contract\//.test(other.file)))
        .map(({ source }) => source)
        .join('\n');
      const words = new Set(rest.match(/[\w$-]+/g));
      return keysOf(told.en)
        .filter((key) => !words.has(key) && !rest.includes(`'${key}'`))
        .map((key) => `${name}: ${key}`);
    });
    expect(unused).toEqual([]);
  });

  test('stands where translators find it: in a file of texts, or in a macro of Lingui', () => {
    const inline = [...sources, ...withLingui]
      .filter((source) => !isText(source))
      .flatMap(({ file, source }) => inlineTexts(file, source));
    expect(inline).toEqual([]);
  });
});

test('a text outside of the macros of Lingui is found, and one inside of them is not', () => {
  const file = (body) =>
    inlineTexts('Screen.tsx', `export const Screen = () => ${body};`).map((line) => line.split('  ')[1]);
  expect(file('<p>Leave Types</p>')).toEqual(['Leave Types']);
  expect(file('<Page title="Leave Types" />')).toEqual(['Leave Types']);
  expect(file('<Page title={t`Leave Types`}><Trans>All <b>Types</b></Trans></Page>')).toEqual([]);
  expect(file("<p>{t({ message: 'Leave Types', context: 'Menu of leave' })}</p>")).toEqual([]);
});

describe('messages of the server and of failed checks', () => {
  const registry = /contract\/errors\//;
  const contract = sourcesOf('shared').filter(({ file }) => /\/contract\//.test(file) && !registry.test(file));
  const users = [...sourcesOf('server'), ...contract, ...sources].filter(({ file }) => !file.includes('.test.'));
  const catalogueOf = async (language) => (await load(`shared/src/contract/errors/catalogue.${language}.ts`)).catalogue;

  test('have a code that is used', async () => {
    const words = new Set(users.flatMap(({ source }) => source.match(/\w+/g) ?? []));
    const unused = Object.keys(await catalogueOf('en')).filter((code) => !words.has(code));
    expect(unused).toEqual([]);
  });

  test.each(LANGUAGES)('are written in the letters of %s, with Latin digits', async (language) => {
    const english = await catalogueOf('en');
    const faults = Object.entries(await catalogueOf(language)).flatMap(([code, tokens]) => {
      const problem = problemOf(JSON.stringify(english[code]), JSON.stringify(tokens), language);
      return problem ? [`${code} ${problem}`] : [];
    });
    expect(faults).toEqual([]);
  });

  test('are in the registry, and no schema of the contract has a sentence of its own', () => {
    const inline = contract
      .filter(({ file }) => !/\.test\.ts$/.test(file))
      .flatMap(({ file, source }) => inlineTexts(file, source.replaceAll(/^ *summary:.*$/gm, '')))
      // Names such as Head Office are data.
      .filter((text) => /\p{L} \p{Ll}/u.test(text));
    expect(inline).toEqual([]);
  });
});

function keysOf(texts) {
  return Object.entries(texts).flatMap(([key, value]) => [key, ...(typeof value === 'object' ? keysOf(value) : [])]);
}

function faultsOf(path, english, words, language) {
  if (typeof english === 'object') {
    const keys = new Set([...Object.keys(english), ...Object.keys(words ?? {})]);
    return [...keys].flatMap((key) => faultsOf(`${path}.${key}`, english[key], words?.[key], language));
  }
  if (typeof english !== typeof words) return [`${path} is missing`];
  const pairs =
    typeof english === 'function'
      ? samplesOf(english).map((values) => [english(...values), words(...values)])
      : [[english, words]];
  return pairs.flatMap(([one, other]) => {
    const problem = problemOf(one, other, language) ?? valueLost(one, other);
    return problem ? [`${path} ${problem}: ${other}`] : [];
  });
}

/** Numbers serve for every value: they are found again in whatever sentence they are filled into. */
function samplesOf(text) {
  const many = text.toString().startsWith('({')
    ? (at) => new Proxy({}, { get: (_, name) => at + String(name).length })
    : (at) => at;
  return [[1, 502, 603, 704].map(many), [801, 902, 63, 74].map(many)];
}

function valueLost(english, words) {
  const numbers = (text) => [...new Set(text.replaceAll(',', '').match(/\d+/g)?.map(Number))].sort();
  return String(numbers(english)) === String(numbers(words)) ? undefined : `fills in other values than “${english}”`;
}

function problemOf(english, words, language) {
  if (typeof words !== 'string') return 'is no text';
  if (/[०-९૦-૯]/.test(words)) return 'has digits that are not the Latin ones';
  const [other] = LANGUAGES.filter((each) => each !== language);
  if (SCRIPTS[other].test(words)) return 'has letters of another language';
  if (!SCRIPTS[language].test(words) && !THE_SAME.test(english)) return 'is not translated';
  return undefined;
}
