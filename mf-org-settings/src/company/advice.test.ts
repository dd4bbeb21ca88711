import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adviseGst, checkCharacter, isIndianPhone, isPincode, isWebAddress } from './advice.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const from = (characters: string, length: number) =>
  fc.array(fc.constantFrom(...characters), { minLength: length, maxLength: length }).map((parts) => parts.join(''));
const LETTERS = ALPHABET.slice(10);

const firstFourteen = fc
  .tuple(from('0123456789', 2), from(LETTERS, 5), from('0123456789', 4), from(LETTERS, 1), from(ALPHABET.slice(1), 1))
  .map((parts) => `${parts.join('')}Z`);
const gstin = firstFourteen.map((first) => first + checkCharacter(first));

describe('a GST number', () => {
  test.each(['27AAPFU0939F1ZV', '24AAACM7463H1ZH', '29AAGCB7383J1Z4'])('%s needs no word', (number) => {
    expect(adviseGst(number)).toBeUndefined();
  });

  test('needs no word where there is none', () => {
    expect(adviseGst('  ')).toBeUndefined();
  });

  test('may be written in small letters and in groups', () => {
    expect(adviseGst(' 27 aapfu-0939f 1zv ')).toBeUndefined();
  });

  test('of another length is told its length', () => {
    expect(adviseGst('27AAPFU0939F1Z')).toEqual({ kind: 'length', length: 14 });
  });

  test('of another shape is told so', () => {
    expect(adviseGst('AA27PFU0939F1ZV')).toEqual({ kind: 'shape' });
    expect(adviseGst('27AAPFU0939F1YV')).toEqual({ kind: 'shape' });
    expect(adviseGst('२७AAPFU0939F1ZV')).toEqual({ kind: 'shape' });
  });

  test('with another check character is told the right one', () => {
    expect(adviseGst('27AAPFU0939F1ZX')).toEqual({ kind: 'check', wanted: 'V' });
  });

  test('with its own check character is right, whatever it is', () => {
    fc.assert(fc.property(gstin, (number) => adviseGst(number) === undefined));
  });

  test('with one character mistyped is always noticed', () => {
    fc.assert(
      fc.property(gstin, fc.nat(14), fc.constantFrom(...ALPHABET), (number, at, character) => {
        fc.pre(number[at] !== character);
        return adviseGst(number.slice(0, at) + character + number.slice(at + 1)) !== undefined;
      }),
    );
  });

  test('with two neighbours swapped is nearly always noticed', () => {
    const swapped = (number: string, at: number) =>
      number.slice(0, at) + number.charAt(at + 1) + number.charAt(at) + number.slice(at + 2);
    const isMissed = (number: string, at: number) =>
      number[at] !== number[at + 1] && adviseGst(swapped(number, at)) === undefined;
    const samples = fc.sample(fc.tuple(gstin, fc.nat(13)), { numRuns: 2000, seed: 7 });
    expect(samples.filter(([number, at]) => isMissed(number, at)).length).toBeLessThan(20);
  });

  test('never makes the advice fail, whatever it holds', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void adviseGst(text)));
  });
});

test.each(['', '395002', '395 002', ' 110001 '])('%j needs no word as a PIN code', (text) => {
  expect(isPincode(text)).toBe(true);
});

test.each(['39500', '3950021', '095002', '39500A', '३९५००२'])('%j is no PIN code', (text) => {
  expect(isPincode(text)).toBe(false);
});

test.each(['', '9876500001', '0261 555 0142', '+91 98765 00001', '91-9876500001', '(0261) 555-0142'])(
  '%j needs no word as a phone number',
  (text) => {
    expect(isIndianPhone(text)).toBe(true);
  },
);

test.each(['987650000', '98765000011', '+44 20 7946 0958', 'office', '9876500001 ext 4'])(
  '%j is no phone number of ten digits',
  (text) => {
    expect(isIndianPhone(text)).toBe(false);
  },
);

test.each(['', 'https://www.meghdhanush.example', 'meghdhanush.example', 'http://a.in/x?y=1', 'સુરત.ભારત'])(
  '%j needs no word as a web address',
  (text) => {
    expect(isWebAddress(text)).toBe(true);
  },
);

test.each(['meghdhanush', 'our page', 'ftp://a.in', 'https://', 'a@b', '.in'])('%j is no web address', (text) => {
  expect(isWebAddress(text)).toBe(false);
});
