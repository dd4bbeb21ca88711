export * from './schema/accounts.ts';
export * from './schema/activity.ts';
export * from './schema/employees.ts';
export * from './schema/files.ts';
export * from './schema/leave.ts';
export * from './schema/organisation.ts';
export * from './schema/shiftDays.ts';
export * from './schema/shifts.ts';
