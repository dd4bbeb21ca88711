import { expect, test } from 'vitest';
import { isIndianState, lacksPincode } from './BranchContactFields.tsx';

test('address of a branch: six digits that can be a PIN code are found, in any digits and in two groups', () => {
  expect(['Surat 395002', 'Surat 395 002, Gujarat', 'સુરત ૩૯૫૦૦૨', '', undefined].map(lacksPincode)).toEqual(
    Array(5).fill(false),
  );
  expect(['Ring Road, Surat', 'Surat 39500', 'Surat 095002', 'Tel. 02615550142'].map(lacksPincode)).toEqual(
    Array(4).fill(true),
  );
});

test('state of a branch: the names of states are known in any case and with either "and"', () => {
  expect(['', 'Gujarat', ' gujarat ', 'Jammu & Kashmir'].map(isIndianState)).toEqual(Array(4).fill(true));
  expect(['Gujrat', 'GJ', 'Bavaria'].map(isIndianState)).toEqual(Array(3).fill(false));
});
