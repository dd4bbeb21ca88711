import { expect, test } from 'vitest';
import { isMobileNumber, mayRequestOtp } from './SignInForm.tsx';

test('a code may be asked for from ten digits on, signing in needs exactly ten', () => {
  const numbers = ['', '987650000', '9876500001', '98765000011'];
  expect(numbers.map(mayRequestOtp)).toEqual([false, false, true, true]);
  expect(numbers.map(isMobileNumber)).toEqual([false, false, true, false]);
});
