import { expect, test } from 'vitest';
import { suggestCode } from './suggestCode.ts';

test('a code is made of the beginnings of the first two words', () => {
  expect(suggestCode('Vesu Showroom')).toBe('VES-SHO');
  expect(suggestCode('Sachin')).toBe('SAC');
  expect(suggestCode('  sachin – g.i.d.c. weaving ')).toBe('SAC-G');
});

test('a code that another branch has gets a number', () => {
  expect(suggestCode('Vesu Showroom', ['ves-sho', null, 'VES-SHO-2'])).toBe('VES-SHO-3');
});

test('letters of Indian scripts stay whole', () => {
  expect(suggestCode('વેસુ શોરૂમ')).toBe('વેસુ-શોરૂમ');
});

test('a name without letters gets a code as well', () => {
  expect(suggestCode('–')).toBe('BRA');
});
