import { expect, test } from 'vitest';
import { bareNumber, indianNumber, mobileNumberOf, readMobile, searchedNumber } from './telephone-numbers.ts';

test('a telephone number without separators keeps a plus and letters', () => {
  expect(bareNumber('+971 (50) 123.45/67-x')).toBe('+971501234567x');
});

test.each([
  ['9876500001', '9876500001'],
  ['98765 00001', '9876500001'],
  ['+91 98765-00001', '9876500001'],
  ['0091 98765 00001', '9876500001'],
  ['919876500001', '9876500001'],
  ['09876500001', '9876500001'],
  ['(98765) 00001', '9876500001'],
  ['9187650000', '9187650000'],
  ['98765a00001', '9876500001'],
  ['९८७६५ ००००१', '9876500001'],
  ['+૯૧ ૯૮૭૬૫૦૦૦૦૧', '9876500001'],
  ['\u202A+91 98765 00001\u202C', '9876500001'],
  ['987650000112', '987650000112'],
  ['98765000012', '98765000012'],
  ['abc', ''],
  ['', ''],
])('Indian number %j is taken for %j', (typed, number) => {
  expect(indianNumber(typed)).toBe(number);
});

test.each([
  ['+91 94735 58777', '+91', '9473558777'],
  ['९४७३५५८७७७', '+91', '9473558777'],
  ['09473558777', '+91', '9473558777'],
  ['९४७३५५८७७७', undefined, '9473558777'],
  ['+91 94735 58777', undefined, '94735 58777'],
  ['\u202A+૯૧-૯૪૭૩૫-૫૮૭૭૭\u202C', undefined, '94735-58777'],
  ['+91 94735 5877', undefined, '+91 94735 5877'],
  ['919473558777', undefined, '919473558777'],
  ['05012345678', undefined, '05012345678'],
  ['૫૦ ૧૨૩ ૪૫૬૭', '+971', '50 123 4567'],
  ['+971 50 123 4567', '+971', '50 123 4567'],
  ['00971-50 123 4567', '+971', '50 123 4567'],
  ['+91 94735 58777', '+971', '+91 94735 58777'],
])('mobile number %j with the country code %j becomes %j', (typed, countryCode, number) => {
  expect(mobileNumberOf(typed, countryCode)).toBe(number);
});

test.each([
  ['98765 00001', { number: '9876500001' }],
  ['૯૮૭૬૫ ૦૦૦૦૧', { number: '9876500001' }],
  ['\u202A98765 00001\u202C', { number: '9876500001' }],
  ['٩٨٧٦٥٠٠٠٠١', { number: '9876500001' }],
  ['+91 98765-00001', { number: '9876500001', country: '+91' }],
  ['0091 9876500001', { number: '9876500001', country: '+91' }],
  ['919876500001', { number: '9876500001', country: '+91' }],
  ['09876500001', { number: '9876500001' }],
  ['+971 (50) 123 4567', { number: '501234567', country: '+971' }],
  ['+977 9841234567', { number: '9841234567', country: '+977' }],
  ['+7 900 1234567', { number: '+79001234567' }],
])('mobile number %j of a sheet is understood', (text, mobile) => {
  expect(readMobile(text)).toEqual(mobile);
});

test.each([
  ['98765 00001', '9876500001'],
  ['+91 98765', '98765'],
  ['0091 98765', '98765'],
  ['919876500001', '9876500001'],
  ['\u202A9876500001\u202C', '9876500001'],
  ['९८७६५', '98765'],
  ['9876500001', undefined],
  ['+9', undefined],
  ['Asha 98765', undefined],
])('search for %j looks for the number %j', (search, number) => {
  expect(searchedNumber(search)).toBe(number);
});
