import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checks } from '../shared/src/contract/errors/checks.ts';
import { confirmations } from '../shared/src/contract/errors/confirmations.ts';
import { parts, refusals } from '../shared/src/contract/errors/refusals.ts';
import { inlineTexts } from './literals.mjs';
import { remotes, root } from './root.mjs';

/** Files whose texts only other code reads, or operators, who read English. */
const FOR_PROGRAMS = [
  /^shared\/src\/(?:build|contract|host|paths\.ts)/,
  /^shared\/src\/ui\/theme\/(?:tokens|tokenNames|baseConfig|recipes|system)\.ts$/,
  /^shell\/src\/layout\/menu\.ts$/,
  // Labels that `lingui extract` reads as they are.
  /^[\w-]+\/src\/commands\.ts$/,
  /\/testing\/|\/stories\/|\/cases\/|\.(?:test|stories)\.tsx?$/,
];
const sourceNames = (name) => readdirSync(join(root, name, 'src'), { recursive: true });

/** Sources that run in the browser; `locales.test.mjs` checks the translations. */
const sources = ['shared', 'shell', 'template', ...remotes()]
  .flatMap(sourcesOf)
  .filter(({ file }) => !FOR_PROGRAMS.some((rule) => rule.test(file)));

function sourcesOf(name) {
  const files = sourceNames(name).filter((file) => /\.tsx?$/.test(file));
  return files.map((file) => {
    const path = join(name, 'src', file);
    return { file: path, source: readFileSync(join(root, path), 'utf8') };
  });
}

test('every text of the interface is in a macro of Lingui, where translators find it', () => {
  expect(sources.flatMap(({ file, source }) => inlineTexts(file, source))).toEqual([]);
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
  test('have a code that is used', () => {
    const words = new Set(users.flatMap(({ source }) => source.match(/\w+/g) ?? []));
    const unused = Object.keys({ ...checks, ...refusals, ...confirmations, ...parts }).filter(
      (code) => !words.has(code),
    );
    expect(unused).toEqual([]);
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
