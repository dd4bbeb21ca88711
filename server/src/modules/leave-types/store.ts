import type { LeaveType } from '@seamline/shared/contract/leave-types';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { leaveTypes } from '../../db/schema.ts';

export function leaveTypeStore({ db }: Database) {
  const listQuery = db
    .select({
      leave_type_id: leaveTypes.id,
      leave_type_name: leaveTypes.name,
      leave_type_short_name: leaveTypes.short_name,
      attachment_required: leaveTypes.attachment_required,
      apply_leave_on_holiday: leaveTypes.apply_leave_on_holiday,
      applicable_unpaid_leave: leaveTypes.applicable_unpaid_leave,
      is_birthday_anniversary_leave: leaveTypes.is_birthday_anniversary_leave,
      leave_applied_on_past_days: leaveTypes.leave_applied_on_past_days,
      applicable_for: leaveTypes.applicable_for,
      allow_applicable_previous_days: leaveTypes.allow_applicable_previous_days,
      description: leaveTypes.description,
    })
    .from(leaveTypes)
    .orderBy(sql`lower(${leaveTypes.name})`)
    .prepare('list_leave_types');

  return {
    list: (): Promise<LeaveType[]> => listQuery.execute(),
  };
}
