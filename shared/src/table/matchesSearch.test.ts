import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesSearch } from './searchParams.ts';

test.each([
  ['', ['Surat']],
  ['   ', ['Surat']],
  ['sur', ['Surat']],
  ['RAT', ['Surat']],
  ['surat factory', ['Surat', 'Factory']],
  ['fac sur', ['Surat', 'Factory']],
  ['સુર', ['સુરત શાખા']],
  ['૩૯૫', ['395002']],
  ['unit 2', ['Unit २']],
  ['zoe', ['Zoë']],
  ["d'souza", ['D’Souza']],
  ['Müller', ['Muller']],
  ['(1+1)*', ['Unit (1+1)*']],
  ['\\', ['a\\b']],
])('the search %j finds %j', (search, texts) => {
  expect(matchesSearch(search, ...texts)).toBe(true);
});

test.each([
  ['surat showroom', ['Surat', 'Factory']],
  ['ratfac', ['Surat', 'Factory']],
  ['.*', ['Surat']],
  ['null', [null, undefined, '']],
])('the search %j does not find %j', (search, texts) => {
  expect(matchesSearch(search, ...texts)).toBe(false);
});

test('a text is found by all of its words, in any order', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(words, (list) => {
      expect(matchesSearch(list.toReversed().join('  ').toUpperCase(), list.join(' '))).toBe(true);
    }),
  );
});
