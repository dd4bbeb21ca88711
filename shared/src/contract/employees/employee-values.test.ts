import { describe, expect, test } from 'vitest';
import { textInEnglish } from '../errors/english.ts';
import { findImpossibleValues, isOddMobile, readBloodGroup, readMaritalStatus } from './employee-values.ts';

const problems = (values: Record<string, string>, stored: Record<string, string> = {}) =>
  findImpossibleValues({ ...stored, ...values }, stored).map(({ field, message }) => [field, textInEnglish(message)]);

const TEN_DIGITS = 'An Indian mobile number has ten digits.';
const TELEPHONE = 'Enter a telephone number of 6 to 15 digits.';
const EMAIL = 'Enter an email address, such as name@example.com.';
const LINK = 'Enter an address that begins with https:// or http://, or a name.';

describe('a value that cannot work', () => {
  test.each([
    ['mobile_number', '12345', TEN_DIGITS],
    ['mobile_number', '98240123456', TEN_DIGITS],
    ['emergency_number', 'abc', TELEPHONE],
    ['emergency_number', '98 98', TELEPHONE],
    ['whatsapp_number', '98 98', TELEPHONE],
    ['alt_phone_number', '1234567890123456', TELEPHONE],
    ['company_mobile', '98+24012345', TELEPHONE],
    ['company_mobile', '+', TELEPHONE],
    ['primary_email', 'name@company', EMAIL],
    ['primary_email', 'name@company..in', EMAIL],
    ['primary_email', 'name@.in', EMAIL],
    ['personal_email', 'a@b@c.in', EMAIL],
    ['facebook_link', 'javascript:alert(1)', LINK],
    ['linkedin_link', ' JavaScript:alert(1)', LINK],
    ['twitter_link', 'java\tscript:alert(1)', LINK],
    ['twitter_link', 'java\u200Bscript:alert(1)', LINK],
    ['instagram_link', 'ftp://example.com', LINK],
    ['instagram_link', 'data:text/html,x', LINK],
  ])('is refused: %s %j', (field, value, message) => {
    expect(problems({ [field]: value })).toEqual([[field, message]]);
  });

  test('is accepted as it is stored, in any notation, and refused once it changes', () => {
    const stored = { mobile_number: '12345', country_code: '+91', whatsapp_number: '98 98', primary_email: 'a@b' };
    expect(problems({ mobile_number: '123-45', whatsapp_number: '9898', primary_email: 'a@b' }, stored)).toEqual([]);
    expect(problems({ mobile_number: '12346', primary_email: 'a@c' }, stored)).toEqual([
      ['mobile_number', TEN_DIGITS],
      ['primary_email', EMAIL],
    ]);
    expect(problems({ country_code: '+91' }, { mobile_number: '501234567', country_code: '+971' })).toEqual([
      ['mobile_number', TEN_DIGITS],
    ]);
  });
});

test.each([
  { mobile_number: '98240 12345' },
  { mobile_number: '+91 98240 12345' },
  { mobile_number: '1234567890' },
  { mobile_number: '501234567', country_code: '+971' },
  { mobile_number: '1234', country_code: '+977' },
  { emergency_number: '0261 234567' },
  { alt_phone_number: '+971 (50) 123-4567' },
  { primary_email: 'name@company.co.in' },
  { facebook_link: 'https://facebook.com/x' },
  { facebook_link: 'HTTP://facebook.com/x' },
  { instagram_link: 'instagram.com/asha' },
  { instagram_link: 'example.com:8080/asha' },
  { twitter_link: '@asha' },
  { emergency_number: '', primary_email: '' },
])('a value that can work is accepted: %j', (values) => {
  expect(problems(values as unknown as Record<string, string>)).toEqual([]);
});

test('an edit without the country leaves the count of digits to the server, which knows it', () => {
  expect(problems({ mobile_number: '12345' }, { mobile_number: '9824012345' })).toEqual([]);
});

test.each([
  ['B+', 'B+'],
  ['b +ve', 'B+'],
  ['AB negative', 'AB-'],
  ['O(−)', 'O-'],
  ['0 pos.', 'O+'],
  ['A Rh positive', 'A+'],
  ['Bombay', 'Bombay'],
  ['A1B', 'A1B'],
  ['', ''],
])('blood group %j is read as %j', (text, group) => {
  expect(readBloodGroup(text)).toBe(group);
});

test.each([
  ['married', 'Married'],
  [' MARRIED ', 'Married'],
  ['Un-married', 'Single'],
  ['विवाहित', 'Married'],
  ['અપરિણીત', 'Single'],
  ['Widower', 'Widowed'],
  ['engaged', 'engaged'],
  ['', ''],
])('marital status %j is read as %j', (text, status) => {
  expect(readMaritalStatus(text)).toBe(status);
});

test('an Indian number of ten digits that begins with 0 to 5 is worth a look', () => {
  expect(isOddMobile('5824012345', '+91')).toBe(true);
  expect(isOddMobile('98240 12-345', '+91')).toBe(false);
  expect(isOddMobile('582401234', '+91')).toBe(false);
  expect(isOddMobile('', '+91')).toBe(false);
  expect(isOddMobile('5012345678', '+971')).toBe(false);
});
