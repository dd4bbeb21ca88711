import { expect, test } from 'vitest';
import { tidyMobile } from './tidyMobile.ts';

test.each([
  ['+91 94735 58777', '+91', '9473558777'],
  ['९४७३५५८७७७', '+91', '9473558777'],
  ['09473558777', '+91', '9473558777'],
  ['९४७३५५८७७७', undefined, '9473558777'],
  ['+91 94735 58777', undefined, '94735 58777'],
  ['+૯૧-૯૪૭૩૫-૫૮૭૭૭', undefined, '94735-58777'],
  ['+91 94735 5877', undefined, '+91 94735 5877'],
  ['919473558777', undefined, '919473558777'],
  ['05012345678', undefined, '05012345678'],
  ['૫૦ ૧૨૩ ૪૫૬૭', '+971', '50 123 4567'],
  ['+91 94735 58777', '+971', '+91 94735 58777'],
])('mobile number %j with the country code %j becomes %j', (typed, countryCode, number) => {
  expect(tidyMobile(typed, countryCode)).toBe(number);
});
