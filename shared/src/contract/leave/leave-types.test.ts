import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createLeaveType, leaveType, updateLeaveType } from './leave-types.ts';

const RULES = {
  attachment_required: true,
  apply_leave_on_holiday: false,
  applicable_unpaid_leave: true,
  is_birthday_anniversary_leave: false,
  leave_applied_on_past_days: true,
  applicable_for: 'all' as const,
  allow_applicable_previous_days: 7,
  description: 'તાવ',
};
const LONG = { leave_type_id: 3, leave_type_name: 'Sick Leave', leave_type_short_name: 'SL' };

test('a leave type is understood by its long names and by the short ones', () => {
  const type = { ...LONG, ...RULES, version: 1 };

  expect(z.parse(leaveType, type)).toEqual(type);
  expect(z.parse(leaveType, { id: 3, name: 'Sick Leave', short_name: 'SL', ...RULES, version: 1 })).toEqual(type);
});

test('if a response has both names, the long one is used', () => {
  expect(z.parse(leaveType, { ...LONG, id: 9, name: 'Other', ...RULES, version: 1 })).toMatchObject(LONG);
});

test('a leave type without a name is refused', () => {
  expect(z.safeParse(leaveType, { leave_type_id: 3, ...RULES, version: 1 }).success).toBe(false);
});

test('yes and no are encoded as 1 and 0 in a creation, as true and false in an update', () => {
  const { leave_type_id: _, ...names } = LONG;
  const values = { ...names, ...RULES };

  expect(z.encode(createLeaveType.query, values)).toMatchObject({
    attachment_required: '1',
    apply_leave_on_holiday: '0',
    allow_applicable_previous_days: '7',
  });
  expect(z.encode(updateLeaveType.query, values)).toMatchObject({
    attachment_required: 'true',
    apply_leave_on_holiday: 'false',
    allow_applicable_previous_days: '7',
  });
});
