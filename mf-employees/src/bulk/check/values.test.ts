import { expect, test } from 'vitest';
import {
  readCountry,
  readDate,
  readId,
  readMobile,
  readPeople,
  readWholeNumber,
  readWord,
  readYesNo,
} from './values.ts';

const wire = (text: string) => ({ wire: text });

test.each([
  ['2020-02-29', '2020-02-29'],
  ['2020/2/9', '2020-02-09'],
  ['29/02/2020', '2020-02-29'],
  ['9-2-20', '2020-02-09'],
  ['1.12.1985', '1985-12-01'],
  ['01/06/85', '1985-06-01'],
  ['29 Feb 2020', '2020-02-29'],
  ['3rd March 1999', '1999-03-03'],
  ['Mar 3, 1999', '1999-03-03'],
  ['43890', '2020-02-29'],
  ['2020-02-29T00:00:00', '2020-02-29'],
  ['31/02/2020', '2020-02-31'],
  ['२९/०२/२०२०', '2020-02-29'],
])('the date %s is %s', (text, date) => {
  expect(readDate(text)).toEqual(wire(date));
});

test.each(['soon', '2020', '1/2', '98765 43210', '31-Foo'])('“%s” is no date', (text) => {
  expect(readDate(text)).toEqual({ problem: 'date' });
});

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
