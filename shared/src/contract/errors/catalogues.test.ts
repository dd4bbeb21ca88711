import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeMessage, encodeMessage, invalid, localized } from '../errors.ts';
import english from './catalogue.en.json' with { type: 'json' };
import gujarati from './catalogue.gu.json' with { type: 'json' };
import hindi from './catalogue.hi.json' with { type: 'json' };
import { messageRenderer } from './render.ts';
import { catalogueFiles, faultsOf, parameterFaults } from './testing/catalogues.ts';

const render = {
  en: messageRenderer('en', english),
  hi: messageRenderer('hi', hindi),
  gu: messageRenderer('gu', gujarati),
};
const languages = ['en', 'hi', 'gu'] as const;

describe('catalogues of messages', () => {
  test('every code is translated, with the parameters of the registry', () => {
    expect(faultsOf()).toEqual([]);
  });

  test('a code without a translation is reported in each language', () => {
    expect(faultsOf({ brand_new: 'This is new.' })).toEqual(
      expect.arrayContaining([
        'hi brand_new is not translated',
        'gu brand_new is not translated',
        'hi required is no code',
      ]),
    );
  });

  test('a parameter that a translation lacks or adds is reported', () => {
    const taken = ['{name} is taken by {owner}.', { name: 'text', owner: 'text' }] as const;
    expect(parameterFaults('hi taken', taken, '{name} {ownr}')).toEqual([
      'hi taken lacks {owner}',
      'hi taken adds {ownr}',
    ]);
    const counted = [
      '{things} {total, plural, one {is} other {are}} left.',
      { things: 'list', total: 'number' },
    ] as const;
    expect(parameterFaults('hi counted', counted, '{things} बाकी')).toEqual([]);
    expect(parameterFaults('hi counted', counted, '{total} बाकी')).toEqual(['hi counted lacks {things}']);
  });

  test('a case of a choice that a message lacks or adds is reported', () => {
    const gone = [
      'This {record, select, branch {branch} shift {shift} other {record}} is gone.',
      { record: ['branch', 'shift'] },
    ] as const;
    expect(parameterFaults('en gone', gone, gone[0])).toEqual([]);
    expect(parameterFaults('hi gone', gone, '{record, select, branch {शाखा} file {फ़ाइल} other {शिफ़्ट}}')).toEqual([
      'hi gone lacks the case shift of {record}',
      'hi gone has a case file of {record}',
    ]);
  });

  test('a record of a kind that a catalogue does not know is called no other kind', () => {
    const unknown = { code: 'not_found', params: { record: 'payslip' } };
    expect(render.en(unknown)).toBe('This record does not exist. It may have been deleted.');
    expect(render.hi(unknown)).toMatch(/^यह रिकॉर्ड /);
    expect(render.gu(unknown)).toMatch(/^આ રેકોર્ડ /);
  });

  test('the files are those that `pnpm --filter @seamline/shared catalogues` makes', () => {
    for (const [file, content] of Object.entries(catalogueFiles())) {
      expect(readFileSync(join(import.meta.dirname, file), 'utf8'), file).toBe(content);
    }
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
          expect(render[language](localized('leaving_withdrawn', { name }))).toContain(name);
        }
      }),
    );
  });

  test.each([
    [1, '1 department belongs to it.', 'इससे 1 विभाग जुड़ा है।'],
    [4, '4 departments belong to it.', 'इससे 4 विभाग जुड़े हैं।'],
    [1234, '1234 departments belong to it.', 'इससे 1234 विभाग जुड़े हैं।'],
  ])('has the plural form of %d', (count, inEnglish, inHindi) => {
    const message = localized('record_in_use', {
      name: 'Vesu',
      dependents: [localized('departments', { count })],
      total: count,
    });
    expect(render.en(message)).toBe(`Vesu cannot be deleted: ${inEnglish}`);
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
