import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adviseGst, checkCharacter, isIndianPhone, isPincode, isWebAddress } from './CompanyFields.tsx';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const from = (characters: string, length: number) =>
  fc.array(fc.constantFrom(...characters), { minLength: length, maxLength: length }).map((parts) => parts.join(''));
const LETTERS = ALPHABET.slice(10);

const firstFourteen = fc
  .tuple(from('0123456789', 2), from(LETTERS, 5), from('0123456789', 4), from(LETTERS, 1), from(ALPHABET.slice(1), 1))
  .map((parts) => `${parts.join('')}Z`);
const gstin = firstFourteen.map((first) => first + checkCharacter(first));

describe('advice on a GST number', () => {
  test.each(['27AAPFU0939F1ZV', '24AAACM7463H1ZH', '29AAGCB7383J1Z4'])('%s: none', (number) => {
    expect(adviseGst(number)).toBeUndefined();
  });

  test('none when it is empty', () => {
    expect(adviseGst('  ')).toBeUndefined();
  });

  test('none in small letters, in groups and in other digits', () => {
    expect(adviseGst(' 27 aapfu-0939f 1zv ')).toBeUndefined();
    expect(adviseGst('२७AAPFU0939F1ZV')).toBeUndefined();
  });

  test('names another length', () => {
    expect(adviseGst('27AAPFU0939F1Z')).toEqual({ kind: 'length', length: 14 });
  });

  test('names another shape', () => {
    expect(adviseGst('AA27PFU0939F1ZV')).toEqual({ kind: 'shape' });
    expect(adviseGst('27AAPFU0939F1YV')).toEqual({ kind: 'shape' });
  });

  test('names the right check character', () => {
    expect(adviseGst('27AAPFU0939F1ZX')).toEqual({ kind: 'check', wanted: 'V' });
  });

  test('none for any number with its check character', () => {
    fc.assert(fc.property(gstin, (number) => adviseGst(number) === undefined));
  });

  test('always notices one mistyped character', () => {
    fc.assert(
      fc.property(gstin, fc.nat(14), fc.constantFrom(...ALPHABET), (number, at, character) => {
        fc.pre(number[at] !== character);
        return adviseGst(number.slice(0, at) + character + number.slice(at + 1)) !== undefined;
      }),
    );
  });

  test('nearly always notices two swapped neighbours', () => {
    const swapped = (number: string, at: number) =>
      number.slice(0, at) + number.charAt(at + 1) + number.charAt(at) + number.slice(at + 2);
    const isMissed = (number: string, at: number) =>
      number[at] !== number[at + 1] && adviseGst(swapped(number, at)) === undefined;
    const samples = fc.sample(fc.tuple(gstin, fc.nat(13)), { numRuns: 2000, seed: 7 });
    expect(samples.filter(([number, at]) => isMissed(number, at)).length).toBeLessThan(20);
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void adviseGst(text)));
  });
});

test.each(['', '395002', '395 002', ' 110001 ', '३९५००२'])('PIN code: %j is accepted', (text) => {
  expect(isPincode(text)).toBe(true);
});

test.each(['39500', '3950021', '095002', '39500A'])('PIN code: %j gets advice', (text) => {
  expect(isPincode(text)).toBe(false);
});

test.each(['', '9876500001', '0261 555 0142', '+91 98765 00001', '91-9876500001', '(0261) 555-0142', '૯૮૭૬૫૦૦૦૦૧'])(
  'phone number: %j is accepted',
  (text) => {
    expect(isIndianPhone(text)).toBe(true);
  },
);

test.each(['987650000', '98765000011', '+44 20 7946 0958', 'office', '9876500001 ext 4'])(
  'phone number: %j gets advice',
  (text) => {
    expect(isIndianPhone(text)).toBe(false);
  },
);

test.each(['', 'https://www.meghdhanush.example', 'meghdhanush.example', 'http://a.in/x?y=1', 'સુરત.ભારત'])(
  'web address: %j is accepted',
  (text) => {
    expect(isWebAddress(text)).toBe(true);
  },
);

test.each(['meghdhanush', 'our page', 'ftp://a.in', 'https://', 'a@b', '.in'])(
  'web address: %j gets advice',
  (text) => {
    expect(isWebAddress(text)).toBe(false);
  },
);
