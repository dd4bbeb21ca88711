import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { endpoint } from '../wire/endpoint.ts';
import {
  done,
  id,
  idParameter,
  oneZero,
  requiredName,
  text,
  trueFalse,
  version,
  versionParameter,
} from '../wire/fields.ts';

/** To whom a leave type applies, spelt as on the wire; the last value was added to the specified six. */
export const APPLICABLE_FOR = [
  'all',
  'male only',
  'married',
  'un-married',
  'married female only',
  'married male only',
  'female only',
] as const;

/** Most characters of a leave type's texts. */
export const LEAVE_TYPE_LIMITS = { name: 100, shortName: 50, description: 1000 } as const;

/** The yes/no rules of a leave type, in the order of the list. */
export const LEAVE_FLAGS = [
  'attachment_required',
  'apply_leave_on_holiday',
  'applicable_unpaid_leave',
  'is_birthday_anniversary_leave',
  'leave_applied_on_past_days',
] as const;
export type LeaveFlag = (typeof LEAVE_FLAGS)[number];

const fields = z.object({
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
  version,
});
export type LeaveType = z.output<typeof fields>;

/** A leave type in a response; a server may use the shorter names `id`, `name` and `short_name` as well. */
export const leaveType = z.codec(z.looseObject({}), fields, {
  decode: (wire) =>
    ({
      ...wire,
      leave_type_id: wire.leave_type_id ?? wire.id,
      leave_type_name: wire.leave_type_name ?? wire.name,
      leave_type_short_name: wire.leave_type_short_name ?? wire.short_name,
    }) as LeaveType,
  encode: (value) => value,
});

const wholeDays = z.codec(
  z.string(invalid('invalid_days')).check(z.regex(/^\d{1,9}$/, invalid('invalid_days'))),
  z
    .int(invalid('invalid_days'))
    .check(z.minimum(0, invalid('invalid_days')), z.maximum(999_999_999, invalid('invalid_days'))),
  { decode: Number, encode: String },
);

/** Values of the add form: yes/no as `1` and `0`. A missing value counts as empty, No or none. */
export const leaveTypeInput = z.object({
  leave_type_name: requiredName(LEAVE_TYPE_LIMITS.name),
  leave_type_short_name: z._default(text(LEAVE_TYPE_LIMITS.shortName), ''),
  attachment_required: z._default(oneZero, false),
  apply_leave_on_holiday: z._default(oneZero, false),
  applicable_unpaid_leave: z._default(oneZero, false),
  is_birthday_anniversary_leave: z._default(oneZero, false),
  leave_applied_on_past_days: z._default(oneZero, false),
  applicable_for: z._default(z.enum(['', ...APPLICABLE_FOR], invalid('invalid_choice')), ''),
  allow_applicable_previous_days: z._default(wholeDays, 0),
  description: z._default(text(LEAVE_TYPE_LIMITS.description), ''),
});
export type LeaveTypeInput = z.output<typeof leaveTypeInput>;

/** Values of the edit overlay: every field, yes/no as `true` and `false`. */
export const leaveTypeChange = z.object({
  leave_type_name: requiredName(LEAVE_TYPE_LIMITS.name),
  leave_type_short_name: text(LEAVE_TYPE_LIMITS.shortName),
  attachment_required: trueFalse,
  apply_leave_on_holiday: trueFalse,
  applicable_unpaid_leave: trueFalse,
  is_birthday_anniversary_leave: trueFalse,
  leave_applied_on_past_days: trueFalse,
  applicable_for: z.enum(APPLICABLE_FOR, invalid('invalid_choice')),
  allow_applicable_previous_days: wholeDays,
  description: text(LEAVE_TYPE_LIMITS.description),
});
export type LeaveTypeChange = z.output<typeof leaveTypeChange>;

/** Previous days mean nothing where past days are not allowed: then there are none. */
export function withoutIdleDays<Values extends LeaveTypeInput>(values: Values): Values {
  return values.leave_applied_on_past_days ? values : { ...values, allow_applicable_previous_days: 0 };
}

const params = z.object({ id: idParameter });

export const listLeaveTypes = endpoint({
  method: 'GET',
  path: '/data/leave-management/leave-types',
  summary: 'All leave types',
  answer: z.object({ leave_types: z.array(leaveType) }),
});

export const createLeaveType = endpoint({
  method: 'POST',
  path: '/data/leave-management/leave-type',
  summary: 'Add a leave type',
  query: leaveTypeInput,
  answer: leaveType,
});

export const updateLeaveType = endpoint({
  method: 'PUT',
  path: '/data/leave-management/leave-type/:id',
  summary: 'Change a leave type; its reasons follow its name',
  params,
  query: z.extend(leaveTypeChange, { version: versionParameter }),
  answer: leaveType,
});

export const removeLeaveType = endpoint({
  method: 'DELETE',
  path: '/data/leave-management/leave-type/:id',
  summary: 'Delete a leave type that has no reasons',
  params,
  query: z.object({ version: versionParameter }),
  answer: done,
});
