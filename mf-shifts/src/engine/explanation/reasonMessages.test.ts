import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { Step } from '../simulation/result.ts';
import { explainStep } from './reasonMessages.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const explain = (reason: Step['reason'], ...values: Step['values']) =>
  explainStep({ rule: 'shift_name', reason, values }, i18n);

test.each([
  ['1 punch between the first and the last does not count.', explain('middleIgnored', 1)],
  ['2 punches between the first and the last do not count.', explain('middleIgnored', 2)],
  ['The only short leave of the month is used.', explain('shortLeaveUsedUp', 1)],
  ['All 3 short leaves of the month are used.', explain('shortLeaveUsedUp', 3)],
  ['A short leave of 1 minute does not cover 1 minute.', explain('shortLeaveTooShort', 1, 1)],
  ['Forgiven over the short leave: 1 minute.', explain('shortLeaveBuffer', 1)],
  ['Deducted from the hours worked: 1 minute late.', explain('lateDeducted', 1)],
  ['Not productive: 1 minute of lunch.', explain('lunchTaken', 1)],
  ['Counts as work: 2 minutes of personal break.', explain('personalPaid', 2)],
  ['Overtime: 1 minute after the end of the shift.', explain('paidAfter', 1)],
])('reason of a step: %s', (expected, explained) => {
  expect(explained).toBe(expected);
});
