import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { adviceOnText, isMinorAtJoining } from './advice.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('another spelling of a usual value is saved as that, and any other text can be saved', () => {
  expect(adviceOnText('blood_group', '', i18n)).toBeUndefined();
  expect(adviceOnText('blood_group', 'AB-', i18n)).toBeUndefined();
  expect(adviceOnText('blood_group', 'o positive', i18n)).toEqual({ text: 'It is saved as “O+”.', isSavable: false });
  expect(adviceOnText('marital_status', 'widow', i18n)?.text).toBe('It is saved as “Widowed”.');
  const unusual = { text: 'This is not one of the usual values.', isSavable: true };
  expect(adviceOnText('blood_group', 'Bombay', i18n)).toEqual(unusual);
  expect(adviceOnText('marital_status', 'It is complicated', i18n)).toEqual(unusual);
});

test('an employee is a minor at joining from the fourteenth to the eighteenth birthday', () => {
  expect(isMinorAtJoining('2000-03-08', '2018-03-07')).toBe(true);
  expect(isMinorAtJoining('2000-03-08', '2018-03-08')).toBe(false);
  expect(isMinorAtJoining('2000-03-08', '2014-03-08')).toBe(true);
  expect(isMinorAtJoining('2000-03-08', '2014-03-07')).toBe(false);
  expect(isMinorAtJoining('2000-02-29', '2018-02-28')).toBe(true);
  expect(isMinorAtJoining('', '2018-03-08')).toBe(false);
  expect(isMinorAtJoining('2000-03-08', '')).toBe(false);
});
