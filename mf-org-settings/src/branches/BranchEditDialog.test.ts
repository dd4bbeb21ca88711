import { expect, test } from 'vitest';
import { suggestCode } from './BranchEditDialog.tsx';

test('suggested code: is made of the beginnings of the first two words', () => {
  expect(suggestCode('Vesu Showroom')).toBe('VES-SHO');
  expect(suggestCode('Sachin')).toBe('SAC');
  expect(suggestCode('  sachin – g.i.d.c. weaving ')).toBe('SAC-G');
});

test('suggested code: gets a number if another branch has it', () => {
  expect(suggestCode('Vesu Showroom', ['ves-sho', null, 'VES-SHO-2'])).toBe('VES-SHO-3');
});

test('suggested code: keeps letters of Indian scripts whole', () => {
  expect(suggestCode('વેસુ શોરૂમ')).toBe('વેસુ-શોરૂમ');
});

test('suggested code: exists for a name without letters', () => {
  expect(suggestCode('–')).toBe('BRA');
});
