import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

/** To whom a leave type applies, spelt as on the wire. */
export const APPLICABLE_FOR = [
  'all',
  'male only',
  'married',
  'un-married',
  'married female only',
  'married male only',
] as const;

export const leaveType = z.object({
  leave_type_id: id,
  leave_type_name: z.string(),
  leave_type_short_name: z.string(),
  attachment_required: z.boolean(),
  apply_leave_on_holiday: z.boolean(),
  applicable_unpaid_leave: z.boolean(),
  is_birthday_anniversary_leave: z.boolean(),
  leave_applied_on_past_days: z.boolean(),
  applicable_for: z.string(),
  allow_applicable_previous_days: z.int(),
  description: z.string(),
});
export type LeaveType = z.output<typeof leaveType>;

export const listLeaveTypes = endpoint({
  method: 'GET',
  path: '/data/leave-management/leave-types',
  summary: 'All leave types',
  answer: z.object({ leave_types: z.array(leaveType) }),
});
