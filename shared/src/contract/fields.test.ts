import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { id, idParameter, mobileNumber, oneZero, requiredText, text, trueFalse } from './fields.ts';

const problemOf = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

const visible = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((value) => /^\P{C}*$/u.test(value));
const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00A0', '\u3000'), maxLength: 5 });
const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 10 });

describe('text', () => {
  test('what stands around it goes, what stands in it stays', () => {
    fc.assert(
      fc.property(blank, visible, blank, (before, value, after) => {
        expect(z.parse(text(1_000), before + value + after)).toBe(value.trim());
      }),
    );
  });

  test('a limit counts characters as people do', () => {
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

  test('what is no text is told so', () => {
    expect(problemOf(text(10), 7)).toBe('Enter text.');
    expect(problemOf(requiredText(10), null)).toBe('Enter text.');
  });

  test.each([undefined, '', '   ', '\n\t'])('required text is not %j', (value) => {
    expect(problemOf(requiredText(10), value)).toBe('This field is required.');
    expect(problemOf(requiredText(10, 'Name is required.'), value)).toBe('Name is required.');
  });
});

describe('an id in an address', () => {
  test('every id makes the way there and back', () => {
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

  test.each([0, -1, 1.5, 2_147_483_648, Number.NaN])('%d in an answer is none either', (value) => {
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

  test('ten digits are one', () => {
    expect(z.parse(mobileNumber, '9876500001')).toBe('9876500001');
  });
});
