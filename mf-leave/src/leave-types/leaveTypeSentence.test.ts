import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { leaveTypeSentence } from './leaveTypeSentence.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const PLAIN = {
  attachment_required: false,
  apply_leave_on_holiday: false,
  applicable_unpaid_leave: false,
  is_birthday_anniversary_leave: false,
  leave_applied_on_past_days: false,
  applicable_for: 'all' as const,
  allow_applicable_previous_days: 0,
};

const read = (rules: Partial<Parameters<typeof leaveTypeSentence>[0]>) =>
  leaveTypeSentence({ ...PLAIN, ...rules }, i18n);

test('sentence of a leave type: a plain one is paid, and asked for in time', () => {
  expect(read({})).toBe('Paid leave for all employees; must be asked for before the day is over.');
});

test('sentence of a leave type: names every rule that is on', () => {
  expect(
    read({
      applicable_for: 'female only',
      attachment_required: true,
      apply_leave_on_holiday: true,
      applicable_unpaid_leave: true,
      is_birthday_anniversary_leave: true,
      leave_applied_on_past_days: true,
      allow_applicable_previous_days: 7,
    }),
  ).toBe(
    'Unpaid leave for women; meant for a birthday or an anniversary; needs a document; can be taken on a holiday too; can be asked for up to 7 days afterwards.',
  );
});

test('sentence of a leave type: says when no group is chosen', () => {
  expect(read({ applicable_for: '' })).toMatch(/^Paid leave for no chosen group;/);
});

test('sentence of a leave type: past days without a number of days have no effect', () => {
  const idle = /could be asked for afterwards, but Previous Days Allowed is 0\.$/;
  expect(read({ leave_applied_on_past_days: true })).toMatch(idle);
  expect(read({ leave_applied_on_past_days: true, allow_applicable_previous_days: Number.NaN })).toMatch(idle);
  expect(read({ leave_applied_on_past_days: true, allow_applicable_previous_days: 1 })).toMatch(
    /up to 1 day afterwards/,
  );
});
