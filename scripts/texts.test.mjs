import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { inlineTexts, sentences } from './literals.mjs';
import { remotes, root } from './root.mjs';

/** What has no words of its own: names, formats and abbreviations that are the same in every language. */
const THE_SAME = /^(?:[\W\d_]|Seamline HR|OTP|HH:MM|[A-Z]{2,4})*$/u;
const SCRIPTS = { hi: /\p{Script=Devanagari}/u, gu: /\p{Script=Gujarati}/u };
const LANGUAGES = Object.keys(SCRIPTS);

/** Written and read by parts of the program only, or in English by whoever runs it. */
const FOR_PROGRAMS = [
  /^shared\/src\/(?:build|contract|host|paths\.ts)/,
  /^shared\/src\/ui\/(?:tokens|baseConfig)\.ts$/,
  /^shell\/src\/layout\/menu\.ts$/,
  /\/testing\/|\/cases\/|\.test\.tsx?$/,
];
const sourceNames = (name) => readdirSync(join(root, name, 'src'), { recursive: true });
/** A remote begins in English, and is held to every language from its first translation on. */
const isTranslated = (name) => sourceNames(name).some((file) => file.endsWith('.hi.ts'));

const browser = ['shared', 'shell', ...remotes().filter(isTranslated)];
const sources = browser.flatMap(sourcesOf).filter(({ file }) => !FOR_PROGRAMS.some((rule) => rule.test(file)));

/** A file of texts: it declares them, or stands beside its own translation. */
const translated = new Set(
  sources.map(({ file }) => file.replace(/\.hi\.ts$/, '.ts')).filter((file, index) => file !== sources[index]?.file),
);
/** What a shift is read out with has its languages side by side, which its types hold. */
const SIDE_BY_SIDE = /\bsatisfies Record<string, Said\b/;
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
const books = [];

beforeAll(async () => {
  globalThis.document = { documentElement: {} };
  const { setLanguage, textsLoaded } = await load('shared/src/session/session.ts');
  for (const { file } of sources.filter(({ source }) => /\bdefineMessages\(|\bdefinePhrases\(/.test(source))) {
    if (file.startsWith('shared/src/messages/')) continue;
    for (const [name, messages] of Object.entries(await load(file))) {
      if (typeof messages?.current !== 'function') continue;
      const told = { en: messages.current() };
      for (const language of LANGUAGES) {
        setLanguage(language);
        await textsLoaded();
        told[language] = messages.current();
      }
      setLanguage('en');
      (Object.keys(told.en).length > 0 ? catalogues : books).push({ file, name, told });
    }
  }
}, 60_000);

describe('every text of the interface', () => {
  test.each(LANGUAGES)('has its words in %s, with every value that is filled in', (language) => {
    expect(catalogues.length).toBeGreaterThan(5);
    const faults = catalogues.flatMap(({ name, told }) => faultsOf(name, told.en, told[language], language));
    expect(faults).toEqual([]);
  });

  test('is used somewhere', () => {
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

  test('stands in a file of texts, where translators find it', () => {
    const inline = sources.filter((source) => !isText(source)).flatMap(({ file, source }) => inlineTexts(file, source));
    expect(inline).toEqual([]);
  });
});

test('words that are data have the same entries in every language, with the same places to fill in', () => {
  expect(books.length).toBeGreaterThan(1);
  for (const { told } of books) expectSameBook(told);
});

describe('the sentences of the server and of the contract', () => {
  const parts = /^server\/src\/(?:modules|http|errors\.ts|db\/records\.ts|db\/tableRecords\.ts)/;
  const quiet =
    /modules\/docs\/|[sS]ettings\.ts|http\/(?:metrics|logging|testing)|testing|delivery\.ts|placeSearch|session\/rules\.ts|\.test\.ts$|\/store\.ts$/;
  const spoken = sourcesOf('server').filter(({ file }) => parts.test(file) && !quiet.test(file));
  const contract = sourcesOf('shared').filter(({ file }) => /contract\/(?:validation|shift)\.ts$/.test(file));

  /** Put together from parts, which the server’s own test reads whole, or said to programs. */
  const IN_PARTS = /cannot be deleted: … … (?:to )?it|^Not found$/;

  test.each(LANGUAGES)('are all known in %s', async (language) => {
    const book = await serverBook(language);
    const { translate } = await load('shared/src/contract/phrases.ts');
    const unknown = [...spoken, ...contract].flatMap(({ file, source }) =>
      sentences(file, source).filter((sentence) => !IN_PARTS.test(sentence) && translate(book, sentence) === sentence),
    );
    expect(unknown).toEqual([]);
  });

  test('are said somewhere', async () => {
    const said = [...spoken, ...contract, ...sourcesOf('server')].map(({ source }) => source).join('\n');
    const unsaid = Object.keys(await serverBook('hi'))
      .filter((sentence) => / .*[.!]$/.test(sentence))
      .filter((sentence) => !sentence.split(/\{[#+]?\w+\}/).every((piece) => piece.length < 9 || said.includes(piece)));
    expect(unsaid).toEqual([]);
  });

  test('have the same places to fill in in every language', async () => {
    const [hi, gu] = await Promise.all(LANGUAGES.map(serverBook));
    expectSameBook({ hi, gu });
  });
});

async function serverBook(language) {
  const own = await load(`server/src/language/phrases.${language}.ts`);
  const checks = await load(`shared/src/contract/validation.${language}.ts`);
  return { ...own.phrases, ...checks.texts };
}

function expectSameBook({ hi, gu }) {
  expect(Object.keys(gu)).toEqual(Object.keys(hi));
  const places = (text) => [...text.matchAll(/\{[#+]?\w+\}/g)].map(([place]) => place).sort();
  for (const [language, book] of Object.entries({ hi, gu })) {
    for (const [english, words] of Object.entries(book)) {
      expect(places(words), english).toEqual(places(english));
      expect(problemOf(english, words, language), english).toBeUndefined();
    }
  }
}

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
