import type { Messages } from '@seamline/shared/messages';
import { describe, expect, test } from 'vitest';
import { texts as ruleCheckGujarati } from './rule-check/messages.gu.ts';
import { texts as ruleCheckHindi } from './rule-check/messages.hi.ts';
import { ruleCheckMessages } from './rule-check/messages.ts';
import { texts as simulatorGujarati } from './simulator/messages.gu.ts';
import { texts as simulatorHindi } from './simulator/messages.hi.ts';
import { simulatorMessages } from './simulator/messages.ts';
import { texts as tryOutGujarati } from './try-out/messages.gu.ts';
import { texts as tryOutHindi } from './try-out/messages.hi.ts';
import { tryOutMessages } from './try-out/messages.ts';
import { texts as weekOffGujarati } from './week-offs/messages.gu.ts';
import { texts as weekOffHindi } from './week-offs/messages.hi.ts';
import { weekOffMessages } from './week-offs/messages.ts';
import { texts as wordsGujarati } from './words/messages.gu.ts';
import { texts as wordsHindi } from './words/messages.hi.ts';
import { wordsMessages } from './words/messages.ts';

/** Values that stand out in a text; as minutes they are less than an hour, as dates they stay as they are. */
const VALUES = [41, 43, 47] as const;
const DATE = '2027-01-30';
/** Words that stay as they are typed or pressed, and marks of punctuation around numbers. */
const LATIN = /“holiday”|“leave”/g;

type Text = string | ((...values: unknown[]) => string);
type Tree = { readonly [key: string]: Tree | Text };

/** Every text of a part by its way, with values filled in where it takes some. */
function textsOf(tree: Tree, way = ''): Map<string, string> {
  const texts = Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[way + key, value]];
    if (typeof value === 'function') return [[way + key, filled(key, value)]];
    return [...textsOf(value, `${way}${key}.`)];
  });
  return new Map(texts);
}

function filled(key: string, say: (...values: unknown[]) => string): string {
  return key === 'compOffUntil' ? say(DATE) : say(...VALUES);
}

function valuesIn(text: string): string[] {
  return [...VALUES.map(String), '2027'].filter((value) => text.includes(value));
}

const PARTS: [name: string, english: Messages<unknown>, hindi: object, gujarati: object][] = [
  ['the rule check', ruleCheckMessages, ruleCheckHindi, ruleCheckGujarati],
  ['the simulator', simulatorMessages, simulatorHindi, simulatorGujarati],
  ['the week offs', weekOffMessages, weekOffHindi, weekOffGujarati],
  ['the words', wordsMessages, wordsHindi, wordsGujarati],
  ['the frame around them', tryOutMessages, tryOutHindi, tryOutGujarati],
];

describe.each(PARTS)('%s', (_name, messages, hindi, gujarati) => {
  const english = textsOf(messages.current() as Tree);
  const languages = [
    ['Hindi', textsOf(hindi as Tree), /\p{Script=Devanagari}/u, /\p{Script=Gujarati}|[a-z]/iu],
    ['Gujarati', textsOf(gujarati as Tree), /\p{Script=Gujarati}/u, /\p{Script=Devanagari}|[a-z]/iu],
  ] as const;

  test.each(languages)('has every text in %s, in its own letters', (_language, texts, own, foreign) => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [way, text] of texts) {
      if (!/[a-z]/i.test(english.get(way) ?? '')) continue;
      expect(text, way).toMatch(own);
      // The danda ends sentences in Hindi, and is a letter of no script.
      expect(text.replaceAll(LATIN, '').replaceAll('।', ''), way).not.toMatch(foreign);
    }
  });

  test.each(languages)('puts every value of a text into %s too', (_language, texts) => {
    for (const [way, text] of texts) expect(valuesIn(text), way).toEqual(valuesIn(english.get(way) ?? ''));
  });
});
