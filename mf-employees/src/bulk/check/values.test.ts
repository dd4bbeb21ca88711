import { expect, test } from 'vitest';
import { readCountry, readId, readMobile, readPeople, readWholeNumber, readWord, readYesNo } from './values.ts';

const wire = (text: string) => ({ wire: text });

test.each([
  ['98765 00001', { number: '9876500001' }],
  ['૯૮૭૬૫ ૦૦૦૦૧', { number: '9876500001' }],
  ['+91 98765-00001', { number: '9876500001', country: '+91' }],
  ['0091 9876500001', { number: '9876500001', country: '+91' }],
  ['919876500001', { number: '9876500001', country: '+91' }],
  ['09876500001', { number: '9876500001' }],
  ['+971 (50) 123 4567', { number: '501234567', country: '+971' }],
  ['+977 9841234567', { number: '9841234567', country: '+977' }],
  ['+7 900 1234567', { number: '+79001234567' }],
])('the mobile number %s is understood', (text, mobile) => {
  expect(readMobile(text)).toEqual(mobile);
});

test('words, countries, numbers and ids are read as people write them', () => {
  expect(['M', 'female', 'महिला', 'Others'].map((text) => readWord('gender', text))).toEqual(
    ['MALE', 'FEMALE', 'FEMALE', 'OTHER'].map(wire),
  );
  expect(['Full-time', 'PART_TIME', 'अंशकालिक'].map((text) => readWord('employmentType', text))).toEqual(
    ['FULL_TIME', 'PART_TIME', 'PART_TIME'].map(wire),
  );
  expect(readWord('gender', 'yes')).toEqual({ problem: 'gender' });
  expect(['Yes', '0', 'हाँ', 'FALSE', 'ના'].map(readYesNo)).toEqual(
    ['true', 'false', 'true', 'false', 'false'].map(wire),
  );
  expect(['+91', '91', 'india', '971'].map(readCountry)).toEqual(['+91', '+91', '+91', '+971'].map(wire));
  expect(readCountry('Mars')).toEqual({ problem: 'country' });
  expect(['58', '58.0', '007'].map(readWholeNumber)).toEqual(['58', '58', '7'].map(wire));
  expect(readWholeNumber('many')).toEqual({ problem: 'wholeNumber' });
  expect(readPeople('#15; 3,15')).toEqual(wire('3,15'));
  expect(readPeople('Asha')).toEqual({ problem: 'people' });
  expect(['12', '#12', '12.0'].map(readId)).toEqual(['12', '12', '12'].map(wire));
  expect(readId('A-12')).toEqual({ problem: 'id' });
});
