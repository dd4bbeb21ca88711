import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import type { Definition, Definitions } from '../../errors.ts';
import { checks } from '../checks.ts';
import { confirmations } from '../confirmations.ts';
import { parts, refusals } from '../refusals.ts';

const FOLDER = join(import.meta.dirname, '..');
export const LANGUAGES = ['hi', 'gu'] as const;
const ALL: Definitions = { ...checks, ...refusals, ...confirmations, ...parts };

/** Code → message in ICU MessageFormat. */
type Texts = Readonly<Record<string, string>>;

/**
 * Makes every file that follows from the registry and the translations, by its path below this folder: the PO files
 * with each code and its English, and the catalogues that Lingui reads.
 */
export function catalogueFiles(definitions: Definitions = ALL): Record<string, string> {
  const files: Record<string, string> = {
    'checks.en.json': compiled(englishOf(checks)),
    'catalogue.en.json': compiled(englishOf(definitions)),
  };
  for (const language of LANGUAGES) {
    const po = synchronised(readFileSync(join(FOLDER, `locales/${language}.po`), 'utf8'), definitions);
    files[`locales/${language}.po`] = `${po.toString()}\n`;
    files[`catalogue.${language}.json`] = compiled(translationsOf(po));
  }
  return files;
}

/** Says what is wrong with the messages: a code without a translation, or parameters that differ from the declared ones. */
export function faultsOf(definitions: Definitions = ALL): string[] {
  const english = Object.entries(definitions).flatMap(([code, definition]) =>
    parameterFaults(`en ${code}`, definition, englishIn(definition)),
  );
  const others = LANGUAGES.flatMap((language) => {
    const texts = translationsOf(PO.parse(readFileSync(join(FOLDER, `locales/${language}.po`), 'utf8')));
    const unknown = Object.keys(texts).filter((code) => !Object.hasOwn(definitions, code));
    const faults = Object.entries(definitions).flatMap(([code, definition]) => {
      const text = texts[code];
      return text
        ? parameterFaults(`${language} ${code}`, definition, text)
        : [`${language} ${code} is not translated`];
    });
    return [...unknown.map((code) => `${language} ${code} is no code`), ...faults];
  });
  return [...english, ...others];
}

/** A parameter that only selects a wording, such as a plural form, may be left out where the wording is one. */
export function parameterFaults(place: string, definition: Definition, text: string): string[] {
  const declared = typeof definition === 'string' ? {} : definition[1];
  const { shown, selecting } = parametersOf(compileMessageOrThrow(text));
  const isShown = parametersOf(compileMessageOrThrow(englishIn(definition))).shown;
  const lacking = Object.keys(declared).filter((name) => isShown.has(name) && !shown.has(name));
  const added = [...shown, ...selecting].filter((name) => !Object.hasOwn(declared, name));
  const unused = Object.keys(declared).filter(
    (name) => place.startsWith('en ') && !shown.has(name) && !selecting.has(name),
  );
  return [
    ...[...lacking, ...unused].map((name) => `${place} lacks {${name}}`),
    ...added.map((name) => `${place} adds {${name}}`),
    ...Object.entries(declared).flatMap(([name, kind]) =>
      typeof kind === 'string' ? [] : caseFaults(place, name, kind, compileMessageOrThrow(text)),
    ),
  ];
}

/** A word without a wording would be shown as `other`, which is for the words of later releases and names no record. */
function caseFaults(place: string, name: string, words: readonly string[], tokens: unknown): string[] {
  const expected = [...words, 'other'];
  return selections(tokens, name).flatMap((cases) => [
    ...expected.filter((word) => !cases.includes(word)).map((word) => `${place} lacks the case ${word} of {${name}}`),
    ...cases.filter((word) => !expected.includes(word)).map((word) => `${place} has a case ${word} of {${name}}`),
  ]);
}

/** Lingui compiles an `offset` without a value into each choice. */
function wordsOf(cases: object): string[] {
  return Object.entries(cases).flatMap(([word, wording]) => (wording === undefined ? [] : [word]));
}

/** Returns the cases of each choice by the parameter in a compiled message. */
function selections(tokens: unknown, name: string): string[][] {
  if (!Array.isArray(tokens)) return [];
  const [parameter, type, cases] = tokens as [unknown, unknown, unknown];
  const isChoice = typeof cases === 'object' && cases !== null && !Array.isArray(cases);
  const inner = Object.values(isChoice ? cases : tokens).flatMap((each) => selections(each, name));
  return isChoice && parameter === name && type === 'select' ? [wordsOf(cases), ...inner] : inner;
}

function parametersOf(tokens: unknown): { shown: Set<string>; selecting: Set<string> } {
  const shown = new Set<string>();
  const selecting = new Set<string>();
  const visit = (list: unknown) => {
    for (const token of Array.isArray(list) ? list : []) {
      if (!Array.isArray(token)) continue;
      const [name, type, cases] = token as [string, string | undefined, object | undefined];
      if (type === undefined) shown.add(name);
      else selecting.add(name);
      for (const branch of Object.values(cases ?? {})) visit(branch);
    }
  };
  visit(tokens);
  return { shown, selecting };
}

function englishIn(definition: Definition): string {
  return typeof definition === 'string' ? definition : definition[0];
}

function englishOf(definitions: Definitions): Texts {
  return Object.fromEntries(Object.entries(definitions).map(([code, definition]) => [code, englishIn(definition)]));
}

function translationsOf(po: PO): Texts {
  return Object.fromEntries(po.items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
}

/** The same translations with the codes, English texts and parameters of the registry, in its order. */
function synchronised(source: string, definitions: Definitions): PO {
  const po = PO.parse(source);
  const known = translationsOf(po);
  po.items = Object.entries(definitions).map(([code, definition]) => {
    const item = new PO.Item();
    item.msgid = code;
    item.msgstr = [known[code] ?? ''];
    item.extractedComments = [
      'js-lingui-explicit-id',
      `English: ${englishIn(definition)}`,
      ...parameterNotes(definition),
    ];
    return item;
  });
  return po;
}

const NOTES = {
  text: 'a name or text as it was typed; it has no grammatical form',
  number: 'a number',
  list: 'names or counts, joined by commas and "and"',
  message: 'another message of this file, such as a duration',
} as const;

function parameterNotes(definition: Definition): string[] {
  if (typeof definition === 'string') return [];
  return Object.entries(definition[1]).map(
    ([name, kind]) =>
      `{${name}}: ${typeof kind === 'string' ? NOTES[kind as keyof typeof NOTES] : `one of ${kind.join(', ')}`}`,
  );
}

/** One line for each message, so that a change of one is one line of a difference. */
function compiled(texts: Texts): string {
  const lines = Object.entries(texts).map(
    ([code, text]) => `  ${JSON.stringify(code)}: ${JSON.stringify(compileMessageOrThrow(text))}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

if (process.argv[1] === import.meta.filename) {
  for (const [file, content] of Object.entries(catalogueFiles())) writeFileSync(join(FOLDER, file), content);
  const faults = faultsOf();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
