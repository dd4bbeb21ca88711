import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messages as gujarati } from '../../../locales/errors/gu.po';
import { messages as hindi } from '../../../locales/errors/hi.po';
import { type Definitions, decodeMessage, encodeMessage, invalid, localized } from '../errors.ts';
import { checks } from './checks.ts';
import { compileMessage } from './compileMessage.ts';
import { confirmations } from './confirmations.ts';
import { inEnglish } from './english.ts';
import { parts, refusals } from './refusals.ts';
import { englishOf, rendererFor } from './render.ts';

const render = {
  en: inEnglish,
  hi: rendererFor(setupI18n({ locale: 'hi', messages: { hi: hindi } }), {}),
  gu: rendererFor(setupI18n({ locale: 'gu', messages: { gu: gujarati } }), {}),
};
const languages = ['en', 'hi', 'gu'] as const;
const definitions: Definitions = { ...checks, ...refusals, ...confirmations, ...parts };

describe('the registry of messages', () => {
  test.each(Object.entries(definitions))('%s has the parameters that its English shows', (_code, definition) => {
    const shown = new Set<string>();
    const declared = typeof definition === 'string' ? {} : definition[1];
    const wordings = (tokens: unknown) => {
      for (const token of Array.isArray(tokens) ? tokens : []) {
        if (!Array.isArray(token)) continue;
        const [name, kind, cases = {}] = token;
        shown.add(name);
        if (kind === 'select') expect(Object.keys(cases)).toEqual([...(declared[name] ?? []), 'other']);
        Object.values(cases).forEach(wordings);
      }
    };
    wordings(compileMessage(englishOf(definition)));
    expect([...shown].sort()).toEqual(Object.keys(declared).sort());
  });

  test('a record of a kind that a catalogue does not know is called no other kind', () => {
    const unknown = { code: 'not_found', params: { record: 'payslip' } };
    expect(render.en(unknown)).toBe('This record does not exist. It may have been deleted.');
    expect(render.hi(unknown)).toMatch(/^यह रिकॉर्ड /);
    expect(render.gu(unknown)).toMatch(/^આ રેકોર્ડ /);
  });
});

describe('an English message', () => {
  test.each([
    "it''s {a}, don't",
    "'{'{a}'}' # {n, plural, =0 {none} one {# of '#' {b}} other {''#}}",
    '{n, plural, one {{kind, select, a {#} other {}}} other {<0>{b}</0>}}',
    '{n, selectordinal, one {#st} other {#th}}',
  ])('%s is compiled as Lingui compiles it', (message) => {
    // Lingui adds an offset without a value to each choice.
    expect(compileMessage(message)).toEqual(compileMessageOrThrow(message));
  });

  test.each(['{', '{a', '{n, plural, one {a}', '{n, plural, other}', '{a, date}'])('%s is refused', (message) => {
    expect(() => compileMessage(message)).toThrow(message);
  });
});

describe('a rendered message', () => {
  test.each([
    'Please sign in.',
    'Fever',
    'Wedding and travel',
    '1 employee',
    '{name}',
    "{count, plural, one {'#'} other {it''s}}",
    "D'Souza's # {0}",
    String.raw`C:\x41\u0041 \u{1F457}`,
    '%__lingui_octothorpe__%',
    '<b>$& $1</b>',
    '{"code":"required","params":{}}',
    '__proto__',
  ])('contains the name %j letter for letter, in every language', (name) => {
    for (const language of languages) {
      expect(render[language](localized('branch_name_taken', { name }))).toContain(name);
      const reasons = [name, localized('more', { count: 2 }), name];
      const inUse = render[language](localized('leave_type_in_use', { name, reasons, total: 4 }));
      expect(inUse.split(name)).toHaveLength(4);
      const stale = localized('stale_version', { person: name, name });
      expect(render[language](stale).split(name)).toHaveLength(3);
    }
  });

  test('contains any text letter for letter, in every language', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...String.raw`\ux01AFaf{}#'",<$&`) }),
    );
    fc.assert(
      fc.property(texts, (name) => {
        for (const language of languages) {
          expect(render[language](localized('record_still_in_use', { name }))).toContain(name);
        }
      }),
    );
  });

  test.each([
    [1, '1 department belongs to it.', 'इससे 1 विभाग जुड़ा है।'],
    [4, '4 departments belong to it.', 'इससे 4 विभाग जुड़े हैं।'],
    [1234, '1234 departments belong to it.', 'इससे 1234 विभाग जुड़े हैं।'],
  ])('has the plural form of %d', (count, english, inHindi) => {
    const message = localized('record_in_use', {
      name: 'Vesu',
      dependents: [localized('departments', { count })],
      total: count,
    });
    expect(render.en(message)).toBe(`Vesu cannot be deleted: ${english}`);
    expect(render.hi(message)).toBe(`Vesu को हटाया नहीं जा सकता: ${inHindi}`);
  });

  test('takes the singular for none in Hindi and Gujarati', () => {
    expect(render.hi(localized('hours', { count: 0 }))).toBe('0 घंटा');
    expect(render.en(localized('hours', { count: 0 }))).toBe('0 hours');
  });

  test('is empty for an unknown code, whatever its name', () => {
    for (const code of ['constructor', '__proto__', 'of_a_later_release'])
      expect(render.hi({ code, params: {} })).toBe('');
  });
});

describe('an encoded message', () => {
  test('decodes to the same message', () => {
    expect(decodeMessage(invalid('too_long', { max: 5 }))).toEqual({ code: 'too_long', params: { max: 5 } });
  });

  test('a sentence, and an answer without a code, stay as they are', () => {
    expect(decodeMessage('The end comes after the start.')).toBeUndefined();
    expect(decodeMessage('{"code":"required"} is taken.')).toBeUndefined();
    expect(encodeMessage({ message: 'Name is taken.' })).toBe('Name is taken.');
  });
});
