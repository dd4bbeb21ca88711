import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textInEnglish } from '../errors/english.ts';
import { date, isCalendarDate } from './dates.ts';
import {
  cleanName,
  email,
  id,
  idParameter,
  isSameName,
  mobileNumber,
  oneZero,
  optionalName,
  requiredName,
  requiredText,
  text,
  trueFalse,
} from './fields.ts';

const problemOf = (schema: z.ZodMiniType, value: unknown) => {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue && textInEnglish(issue.message);
};

const visible = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .filter((value) => /^[^\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(value))
  .map((value) => value.normalize('NFC'));
const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00A0', '\u3000'), maxLength: 5 });
const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 10 });

describe('text', () => {
  test('a text loses the white space around it and keeps the one inside', () => {
    fc.assert(
      fc.property(blank, visible, blank, (before, value, after) => {
        expect(z.parse(text(1_000), before + value + after)).toBe(value.trim());
      }),
    );
  });

  test('a limit counts code points', () => {
    expect(problemOf(text(3), '👗👗👗')).toBeUndefined();
    expect(problemOf(text(3), '👗👗👗👗')).toBe('Use at most 3 characters.');
    expect(problemOf(text(4), 'સુરત')).toBeUndefined();
  });

  test('exactly the texts within the limit pass', () => {
    fc.assert(
      fc.property(visible, fc.integer({ min: 0, max: 80 }), (value, most) => {
        const fits = [...value.trim()].length <= most;
        expect(problemOf(text(most), value)).toBe(fits ? undefined : `Use at most ${most} characters.`);
      }),
    );
  });

  test('tabs and line breaks pass, every other control character does not', () => {
    expect(problemOf(text(100), 'one\ttwo\r\nthree')).toBeUndefined();
    const control = fc.oneof(fc.integer({ min: 0, max: 31 }), fc.integer({ min: 127, max: 159 }));
    fc.assert(
      fc.property(ascii, control, ascii, (before, unit, after) => {
        fc.pre(![9, 10, 13].includes(unit));
        const value = `a${before}${String.fromCharCode(unit)}${after}b`;
        expect(problemOf(text(100), value)).toBe('Remove the invisible control characters.');
      }),
    );
  });

  test('half of a surrogate pair does not pass', () => {
    fc.assert(
      fc.property(ascii, fc.integer({ min: 0xd8_00, max: 0xdf_ff }), ascii, (before, unit, after) => {
        const value = before + String.fromCharCode(unit) + after;
        expect(problemOf(text(100), value)).toBe('Remove the invisible control characters.');
      }),
    );
  });

  test('a value that is not a text is refused with "Enter text."', () => {
    expect(problemOf(text(10), 7)).toBe('Enter text.');
    expect(problemOf(requiredText(10), null)).toBe('Enter text.');
  });

  test.each([undefined, '', '   ', '\n\t'])('required text is not %j', (value) => {
    expect(problemOf(requiredText(10), value)).toBe('This field is required.');
    expect(problemOf(requiredText(10, 'Name is required.'), value)).toBe('Name is required.');
  });
});

/** Characters that show nothing by themselves, each by its name. */
const INVISIBLE: [name: string, character: string][] = [
  ['zero width space', '\u200B'],
  ['zero width non-joiner', '\u200C'],
  ['zero width joiner', '\u200D'],
  ['left-to-right mark', '\u200E'],
  ['right-to-left override', '\u202E'],
  ['word joiner', '\u2060'],
  ['isolate', '\u2066'],
  ['byte order mark', '\uFEFF'],
  ['soft hyphen', '\u00AD'],
  ['combining grapheme joiner', '\u034F'],
  ['Hangul filler', '\u3164'],
  ['Hangul choseong filler', '\u115F'],
  ['halfwidth Hangul filler', '\uFFA0'],
  ['blank of Braille', '\u2800'],
  ['Mongolian vowel separator', '\u180E'],
  ['variation selector', '\uFE0F'],
  ['supplementary variation selector', '\u{E0100}'],
  ['tag', '\u{E0041}'],
  ['interlinear annotation anchor', '\uFFF9'],
  ['no-break space', '\u00A0'],
  ['ideographic space', '\u3000'],
];

describe('text of invisible characters only', () => {
  test.each(INVISIBLE)('%s: counts as empty', (_name, character) => {
    expect(problemOf(requiredText(10), character)).toBe('This field is required.');
    expect(problemOf(requiredName(10, 'Name is required.'), ` ${character}${character} `)).toBe('Name is required.');
    expect(z.parse(text(10), character)).toBe('');
    expect(z.parse(optionalName(10), character)).toBe('');
  });

  test('any mixture of invisible characters counts as empty', () => {
    const mixture = fc.string({ unit: fc.constantFrom(...INVISIBLE.map(([, character]) => character)), maxLength: 20 });
    fc.assert(
      fc.property(mixture, (value) => {
        expect(z.parse(text(100), value)).toBe('');
      }),
    );
  });
});

describe('a name', () => {
  const anyName = fc.string({ unit: 'binary', maxLength: 30 });

  test.each([
    ['\u202AVesu\u202C', 'Vesu'],
    ['Ve\u202Esu', 'Vesu'],
    ['\u2066Vesu\u2069 \u2067Showroom\u2069', 'Vesu Showroom'],
    ['Ve\u200Bsu\uFEFF', 'Vesu'],
    ['Vesu \u200D', 'Vesu'],
    ['\u200DVesu\u200C', 'Vesu'],
    ['Ring  Road', 'Ring Road'],
    ['Ring\u00A0Road', 'Ring Road'],
    ['Ring\u2009\u3000Road', 'Ring Road'],
    ['Ring \u200B Road', 'Ring Road'],
    ['Ring \u200D Road', 'Ring Road'],
    ['Ring\t\r\nRoad', 'Ring Road'],
  ])('%j becomes %j', (typed, stored) => {
    expect(z.parse(requiredName(100), typed)).toBe(stored);
    expect(isSameName(typed, ` ${stored.toUpperCase()} `)).toBe(true);
  });

  test.each(['क्\u200Dष', 'श्री\u200Cमान', 'અક્\u200Cષય', 'അവന്\u200D', '👩\u200D👩\u200D👧', '❤\uFE0F', '👩🏽\u200D🦰'])(
    '%j keeps the joiners and selectors that shape it',
    (name) => {
      expect(z.parse(requiredName(100), name)).toBe(name);
    },
  );

  test('direction controls are removed, and a second cleaning changes nothing', () => {
    fc.assert(
      fc.property(anyName, (typed) => {
        const name = cleanName(typed);
        expect(name).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
        expect(cleanName(name)).toBe(name);
      }),
    );
  });

  test('a stored name has single spaces, and a second reading changes nothing', () => {
    const spaces = fc.constantFrom('a', 'B', ...' \t\n\u0085\u00A0\u1680\u2009\u200B\u200D\u2028\u202F\u205F\u3000');
    fc.assert(
      fc.property(fc.string({ unit: spaces, maxLength: 30 }), (typed) => {
        const name = z.parse(optionalName(100), typed);
        expect(name).toMatch(/^(?:\S+(?: \S+)*)?$/);
        expect(z.parse(optionalName(100), name)).toBe(name);
        expect(isSameName(typed, name)).toBe(true);
      }),
    );
  });

  test('a text that is no name keeps the characters and spaces that names do not have', () => {
    expect(z.parse(text(100), 'left \u202Eright,\n  below')).toBe('left \u202Eright,\n  below');
  });
});

describe('an id in a URL', () => {
  test('every id survives encoding and decoding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (value) => {
        expect(z.decode(idParameter, z.encode(idParameter, value))).toBe(value);
        expect(z.encode(idParameter, value)).toMatch(/^[1-9]\d*$/);
      }),
    );
  });

  test.each([
    '',
    '0',
    '-1',
    '+1',
    '01',
    '1.0',
    '1e3',
    '0x1',
    ' 1',
    '1 ',
    '2147483648',
    '99999999999',
    'NaN',
    '१',
    "1'--",
  ])('%j is none', (wire) => {
    expect(problemOf(idParameter, wire)).toBe('This is not a valid id.');
  });

  test.each([0, -1, 1.5, 2_147_483_648, Number.NaN])('%d in a response is no id either', (value) => {
    expect(problemOf(id, value)).toBe('This is not a valid id.');
  });
});

describe('yes and no', () => {
  test.each([
    ['true', true],
    ['True', true],
    ['1', true],
    ['false', false],
    ['FALSE', false],
    ['0', false],
  ])('%j is understood as %s', (wire, value) => {
    expect(z.decode(trueFalse, wire)).toBe(value);
    expect(z.decode(oneZero, wire)).toBe(value);
  });

  test('each is sent in the spelling of its field', () => {
    expect([true, false].map((value) => z.encode(trueFalse, value))).toEqual(['true', 'false']);
    expect([true, false].map((value) => z.encode(oneZero, value))).toEqual(['1', '0']);
  });

  test.each(['', 'yes', '2', 'tru', '01'])('%j is neither', (wire) => {
    expect(problemOf(trueFalse, wire)).toBe('Choose yes or no.');
    expect(problemOf(oneZero, wire)).toBe('Choose yes or no.');
  });
});

describe('a mobile number', () => {
  test.each(['987650000', '98765000011', '+919876500001', '98765 00001', '९८७६५०००००', '987650000a', '9876500001\n'])(
    '%j is none',
    (number) => {
      expect(problemOf(mobileNumber, number)).toBe('Please enter a valid mobile number.');
    },
  );

  test('ten digits are a mobile number', () => {
    expect(z.parse(mobileNumber, '9876500001')).toBe('9876500001');
  });
});

describe('a calendar date', () => {
  test.each(['1000-01-01', '1600-02-29', '2000-02-29', '2024-02-29', '2026-12-31', '2026-11-30'])('is %s', (value) => {
    expect(isCalendarDate(value)).toBe(true);
    expect(problemOf(date, value)).toBeUndefined();
  });

  test.each([
    ...['0999-12-31', '1900-02-29', '2023-02-29', '2026-02-30', '2026-04-31', '2026-11-00', '2026-00-10', '2026-13-01'],
    ...['x2026-11-01', '2026-11-01x', '12026-11-01', '2026-1-1', 'soon'],
  ])('is not %s', (value) => {
    expect(isCalendarDate(value)).toBe(false);
    expect(problemOf(date, value)).toBe('Enter a date that exists, as YYYY-MM-DD.');
  });

  test('may be empty', () => {
    expect(problemOf(date, '')).toBeUndefined();
  });
});

describe('an email address', () => {
  test.each(['', 'a@b', 'asha.patel+hr@studio.example'])('is %j', (value) => {
    expect(problemOf(email, value)).toBeUndefined();
  });

  test.each([
    ...['asha', '@studio.example', 'asha@', 'asha patel@studio.example', 'asha@studio example'],
    ...['asha@patel@studio.example', 'Asha <asha@studio.example>'],
  ])('is not %j', (value) => {
    expect(problemOf(email, value)).toBe('Enter an email address, such as name@example.com.');
  });
});

test('names that differ by a letter are not the same', () => {
  expect(isSameName('Adajan Studio', ' ADAJAN studio')).toBe(true);
  expect(isSameName('Adajan Studio', 'Adajan Studios')).toBe(false);
});

test.each([
  ['Café', 'cafe'],
  ['Cafe\u0301', 'Café'],
  ['D’Souza', "D'Souza"],
  ['Ring\u2011Road', 'Ring-Road'],
  ['Ring\u00A0 Road', 'Ring Road'],
  ['Łódź', 'LODZ'],
  ['Ærø', 'aero'],
  ['Straße', 'STRASSE'],
  ['क़िला', 'क\u093Cिला'],
])('the names %s and %s read as one', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test.each(['Café', 'Zoë', 'क़', 'Å'])('the text %s is stored composed, however it was typed', (value) => {
  expect(text(9).parse(value.normalize('NFD'))).toBe(value.normalize('NFC'));
  expect(requiredName(9).parse(value.normalize('NFD'))).toBe(value.normalize('NFC'));
});
