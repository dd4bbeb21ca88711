/** What the activity log tells of. */
export const ACTIVITY_RECORDS = [
  'branch',
  'department',
  'sub-department',
  'designation',
  'leave-type',
  'leave-reason',
  'shift',
  'employee',
  'member',
  'company',
] as const;
export type ActivityRecord = (typeof ACTIVITY_RECORDS)[number];

export const ACTIVITY_ACTIONS = ['create', 'update', 'remove'] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];
