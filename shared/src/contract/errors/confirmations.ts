import type { Definitions } from '../errors.ts';

/** Confirmations of a request that succeeded. */
export const confirmations = {
  thanks: 'Thank you.',
  administrator_deleted: [
    '{role, select, owner {Owner} manager {Manager} other {Administrator}} deleted successfully.',
    { role: ['owner', 'manager'] },
  ],
  record_deleted: ['{record} deleted successfully.', { record: 'text' }],
  company_updated: 'Company details updated.',
  record_restored: ['{name} was restored.', { name: 'text' }],
  employee_added: 'Employee added successfully!',
  employee_updated: 'Updated successfully.',
  leaving_recorded: 'Ex-employee data updated successfully!',
  employee_reinstated: ['{name} works here again.', { name: 'text' }],
  leaving_withdrawn: ['{name} is no longer on notice.', { name: 'text' }],
  planned_change_withdrawn: ['The planned change of {name} was withdrawn.', { name: 'text' }],
  employee_view_deleted: 'View deleted successfully.',
  otp_sent: 'OTP successfully sent.',
  signed_in: 'Login successful.',
  signed_out: 'You are signed out.',
  sessions_ended: [
    '{count, plural, =0 {No other session was open.} one {# session ended.} other {# sessions ended.}}',
    { count: 'number' },
  ],
  password_changed: 'Password changed successfully.',
} as const satisfies Definitions;
