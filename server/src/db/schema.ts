export * from './schema/access.ts';
export * from './schema/employeeChanges.ts';
export * from './schema/employees.ts';
export * from './schema/files.ts';
export * from './schema/leave.ts';
export * from './schema/organisation.ts';
export * from './schema/releases.ts';
export * from './schema/shifts.ts';
