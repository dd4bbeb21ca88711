import type { Definitions } from '../errors.ts';
import { ALL_KINDS, nameOf, type RecordKind, wordOf } from '../record-kinds.ts';

/** What may not exist beside records of the kinds. */
const OTHER_NAMES = {
  code: 'code',
  'employee-change': 'change of employees',
  'planned-change': 'planned change',
  'employee-view': 'view',
  file: 'file',
  import: 'import',
  session: 'session',
} as const;

/** Something that is asked for by its id. */
export type Named = RecordKind | keyof typeof OTHER_NAMES;

const NAMES = Object.entries({
  ...Object.fromEntries(ALL_KINDS.map((kind) => [kind, nameOf(kind)])),
  ...OTHER_NAMES,
}).map(([what, name]) => ({ word: wordOf(what as Named), name }));
const CASES = NAMES.map(({ word, name }) => `${word} {${name}}`).join(' ');

/** Reasons why the server refuses a request. */
export const refusals = {
  invalid_fields: 'Please check the marked fields.',
  not_found: [
    `This {record, select, ${CASES} other {record}} does not exist. It may have been deleted.`,
    { record: NAMES.map(({ word }) => word) },
  ],
  stale_version: ['{person} changed {name} while you were editing it.', { person: 'text', name: 'text' }],
  stale_deletion: [
    '{person} has changed {name} since you opened this. Look at it again before you delete it.',
    { person: 'text', name: 'text' },
  ],
  owners_only: 'Only an owner may do this.',
  view_not_permitted: 'You do not have permission to see this.',
  edit_not_permitted: 'You do not have permission to change this.',
  outside_scope: 'This is not within the branches that you manage. Ask an owner.',
  owner_without_scope: 'Owners see all branches. Only a manager can be limited to some.',
  value_refused: 'A value is not acceptable. Please check what you entered.',
  concurrent_change: 'Somebody else changed this at the same time. Please try again.',
  database_busy: 'The data service is busy. Please try again in a moment.',
  cut_off: 'The connection was too slow, or nothing arrived for a minute, so that nothing was saved. Please try again.',
  nothing_can_be_saved:
    'Nothing can be saved now: the server has no space left on its disk, or cannot write to it. What was saved before can still be read. Please tell the person who runs this server.',
  value_missing: 'A required value is missing.',
  already_exists: 'This already exists.',
  text_too_long: 'A text is too long.',
  number_out_of_range: 'A number is too large or too small.',
  date_or_time_invalid: 'A date or a time is not valid.',
  characters_not_storable: 'A text contains characters that cannot be stored.',
  in_use: 'This is in use and cannot be deleted.',
  reference_missing: 'Something that this refers to does not exist any more.',
  malformed_request: 'The request is malformed.',
  unknown_address: 'There is nothing at this address.',
  method_not_allowed: 'This address does not take that kind of request.',
  too_large: 'This is too large.',
  address_too_long: 'The address is too long.',
  content_type_not_accepted: 'This kind of content is not accepted here.',
  range_not_satisfiable: 'This part of the file does not exist.',
  request_not_served: 'The request cannot be served.',
  internal_error: 'Something went wrong on our side. Please try again.',
  malformed_form: 'The form is malformed.',
  malformed_address: 'The address is malformed.',
  shell_not_built: 'The application is not built yet.',
  no_key_trusted: 'No key is trusted here.',
  metrics_token_required: 'This needs the token of METRICS_TOKEN.',
  place_search_busy: 'The place search is busy. Please try again in a moment.',
  record_in_use: [
    '{name} cannot be deleted: {dependents} {total, plural, one {belongs} other {belong}} to it.',
    { name: 'text', dependents: 'list', total: 'number' },
  ],
  record_still_in_use: ['{name} cannot be deleted: something still belongs to it.', { name: 'text' }],
  leave_type_in_use: [
    '{name} cannot be deleted: the {total, plural, one {reason} other {reasons}} {reasons} {total, plural, one {belongs} other {belong}} to it.',
    { name: 'text', reasons: 'list', total: 'number' },
  ],
  shift_in_use: [
    '{name} cannot be deleted: {holders} {total, plural, one {holds} other {hold}} it: {people}.',
    { name: 'text', holders: 'list', people: 'list', total: 'number' },
  ],
  shift_still_in_use: ['{name} cannot be deleted: an employee still has this shift.', { name: 'text' }],
  restore_not_permitted: [
    'You can restore only what you deleted yourself. Ask an owner to restore {name}.',
    { name: 'text' },
  ],
  restore_expired: [
    '{name} was deleted more than {days, plural, one {# day} other {# days}} ago and cannot be restored any more.',
    { name: 'text', days: 'number' },
  ],
  restored_already: ['{name} has already been restored.', { name: 'text' }],
  restore_name_taken: [
    '{name} cannot be restored, because another record has this name now. Rename that one first.',
    { name: 'text' },
  ],
  restore_parent_deleted: [
    '{name} cannot be restored, because {parent}, which it belonged to, was deleted. Restore {parent} first.',
    { name: 'text', parent: 'text' },
  ],
  name_taken: ['The name {name} is taken already.', { name: 'text' }],
  number_taken: ['There is already an owner or manager with the number {number}.', { number: 'text' }],
  last_owner_deleted: ['{name} is the last active owner and cannot be deleted.', { name: 'text' }],
  last_owner_deactivated: ['{name} is the last active owner and cannot be deactivated.', { name: 'text' }],
  last_owner_demoted: ['{name} is the last active owner and cannot become a manager.', { name: 'text' }],
  branch_name_taken: ['There is already a branch called {name}.', { name: 'text' }],
  department_name_taken: ['There is already a department called {name} in this branch.', { name: 'text' }],
  sub_department_name_taken: ['There is already a sub-department called {name} in this department.', { name: 'text' }],
  department_not_in_branch: 'This department does not exist in this branch. It may have been moved or deleted.',
  department_move_outdated:
    'These departments or their employees were changed in the meantime. Nothing was changed. Please look at the preview again.',
  department_into_itself: 'A department cannot be merged into itself.',
  shift_name_taken: ['There is already a shift called {name}.', { name: 'text' }],
  leave_type_name_taken: ['There is already a leave type called {name}.', { name: 'text' }],
  leave_type_unknown: ['There is no leave type called {name}. It may have been renamed or deleted.', { name: 'text' }],
  employee_unknown: 'This employee does not exist.',
  employee_has_left: ['{name} has left. Reinstate them first, on the page of former employees.', { name: 'text' }],
  another_person: [
    'Name and birth date differ from those of {name}. Reload the page, check the sheet again, and confirm that the row is about the same person.',
    { name: 'text' },
  ],
  mobile_number_of_former_employee: [
    'The former employee {name} has the same mobile number. Reload the page, check the sheet again, and confirm that a new employee is added.',
    { name: 'text' },
  ],
  biometric_id_of_former_employee: [
    'The former employee {name} has the same biometric id. Reload the page, check the sheet again, and confirm that a new employee is added.',
    { name: 'text' },
  ],
  contradicts_full_name: ['This name and the full name “{full}” contradict each other. Change both.', { full: 'text' }],
  employee_id_not_number: 'An Employee ID is a number.',
  employee_id_unknown: ['Nobody has the Employee ID {id}.', { id: 'number' }],
  changed_after_export: 'Changed after this sheet was exported.',
  joined_after_day: 'This person joined after that day.',
  leaves_before_day: 'The last day of this person is before that day.',
  reports_in_circle_by_day:
    'By that day, somebody whom this person would report to reports to this person, directly or through others.',
  cell_whole_number: 'Enter a whole number.',
  cell_yes_or_no: 'Write Yes or No.',
  cell_gender: 'Write Male, Female or Other.',
  cell_employment_type: 'Write Full time or Part time.',
  cell_country: 'This country code is not in the list.',
  cell_date: [
    'No such date. Write it as {order, select, day {29/02/2020 (day first)} month {02/29/2020 (month first)} year {20-02-29 (year first)} other {29/02/2020}}, 2020-02-29 or 29 Feb 2020.',
    { order: ['day', 'month', 'year'] },
  ],
  department_needs_branch: 'A department needs a branch.',
  sub_department_needs_department: 'A sub-department needs a department.',
  name_not_found: [
    'There is no {record, select, branch {branch} designation {designation} shift {shift} other {record}} “{name}”.',
    { record: ['branch', 'designation', 'shift'], name: 'text' },
  ],
  department_not_found: ['There is no department “{name}” in the branch “{branch}”.', { name: 'text', branch: 'text' }],
  sub_department_not_found: [
    'There is no sub-department “{name}” in the department “{department}”.',
    { name: 'text', department: 'text' },
  ],
  name_ambiguous: [
    'There are several of the name “{name}”. Rename one, or choose it on the details page.',
    { name: 'text' },
  ],
  reporting_persons_expected:
    'Write the Employee IDs, codes or names of the reporting persons, with commas between them.',
  reporting_person_ambiguous: [
    'Several current employees have the code or name “{name}”. Write the Employee ID.',
    { name: 'text' },
  ],
  reporting_person_not_current: ['No current employee has the Employee ID {id}.', { id: 'number' }],
  branch_unknown: ['There is no branch called {name}, and the sheet of branches has none either.', { name: 'text' }],
  department_unknown: [
    'There is no department called {name} in this branch, and the sheet of departments has none either.',
    { name: 'text' },
  ],
  row_repeated: ['Row {row} has the same name. Keep one of the two rows.', { row: 'number' }],
  set_when_added: 'This was set when the record was added and cannot be changed. Leave the cell empty.',
  several_of_this_name: ['There are several records called {name}. Change them on their screen.', { name: 'text' }],
  organisation_import_refused: 'Some rows cannot be imported. Nothing was changed. Please check the workbook again.',
  organisation_import_outdated:
    'The organisation was changed in the meantime. Nothing was changed. Please check the workbook again.',
  row_outdated: ['Row {row} would have another effect now than in the preview.', { row: 'number' }],
  import_undone: ['{person} has undone this import.', { person: 'text' }],
  import_undo_outdated: 'More people were changed in the meantime. Nothing was undone. Please look at the list again.',
  import_without_versions: 'This import cannot be undone, because an earlier release of Seamline wrote it.',
  employees_selected_changed: [
    '{now, plural, one {# employee matches} other {# employees match}} now, but {seen, plural, one {# was} other {# were}} selected. Nothing was changed. Please select again.',
    { now: 'number', seen: 'number' },
  ],
  employee_change_outdated:
    'The data of these employees were changed in the meantime. Nothing was changed. Please look at the preview again.',
  employee_change_undone: ['{person} has undone this change.', { person: 'text' }],
  employee_change_undo_expired: [
    'This change was made more than {hours, plural, one {# hour} other {# hours}} ago and cannot be undone any more.',
    { hours: 'number' },
  ],
  employee_view_name_taken: ['You already have a view called {name}.', { name: 'text' }],
  too_many_employee_views: ['You have {most} saved views already. Delete one of them first.', { most: 'number' }],
  department_of_other_branch: 'This department does not belong to the chosen branch.',
  sub_department_of_other_department: 'This sub-department does not belong to the chosen department.',
  mobile_number_taken: ['{name} has this mobile number already.', { name: 'text' }],
  reports_to_oneself: 'Nobody can report to themselves.',
  reporting_loop: [
    '{person} already reports to {employee}, directly or through others. Reporting lines cannot form a circle.',
    { person: 'text', employee: 'text' },
  ],
  reporting_person_has_left: 'One of the reporting persons does not work here any more.',
  not_leaving: ['{name} is not leaving: there is nothing to withdraw.', { name: 'text' }],
  no_exit_tasks: ['{name} is not leaving: there are no tasks.', { name: 'text' }],
  employee_erased: [
    'The personal data of {name} were erased. This record cannot be changed any more.',
    { name: 'text' },
  ],
  mobile_number_taken_on_reinstating: [
    '{name} cannot be reinstated: {owner} has the same mobile number. Change one of the two first.',
    { name: 'text', owner: 'text' },
  ],
  mobile_number_taken_on_notice: [
    '{name} cannot be on notice: {owner} has the same mobile number. Change one of the two first.',
    { name: 'text', owner: 'text' },
  ],
  damaged_pdf: 'This PDF is damaged. Please choose another one.',
  unreadable_picture: 'This picture cannot be read. It is damaged or too large. Please choose another one.',
  file_address_expired: 'This address of a file is not valid any more. Please reload the page.',
  document_needs_edit_permission: 'Only those who may edit employees can open this document.',
  files_unreachable: 'Files cannot be reached at the moment. Please try again.',
  wrong_otp: 'Please check your OTP.',
  wrong_password: 'Please check your password.',
  account_deactivated: 'Your account is deactivated. Ask an owner to activate it.',
  not_signed_in: 'Please sign in.',
  session_ended: 'Your session has ended. Please sign in again.',
  otp_too_soon: ['Please wait {time} before asking for another OTP.', { time: 'message' }],
  too_many_otps: ['Too many OTPs were asked for. Please try again in {time}.', { time: 'message' }],
  too_many_wrong_otps: ['Too many wrong OTPs. Please try again in {time}.', { time: 'message' }],
  too_many_sign_ins: ['Too many failed sign-ins. Please try again in {time}.', { time: 'message' }],
  too_many_reports: ['Too many reports. Please try again in {time}.', { time: 'message' }],
  sign_in_busy: 'Too many people are signing in. Please try again in a moment.',
} as const satisfies Definitions;

/** Parts of other messages: counts, durations, persons without a name; and notes on a row of a sheet. */
export const parts = {
  departments: ['{count, plural, one {{count} department} other {{count} departments}}', { count: 'number' }],
  sub_departments: [
    '{count, plural, one {{count} sub-department} other {{count} sub-departments}}',
    { count: 'number' },
  ],
  employees: ['{count, plural, one {{count} employee} other {{count} employees}}', { count: 'number' }],
  former_employees: [
    '{count, plural, one {{count} former employee} other {{count} former employees}}',
    { count: 'number' },
  ],
  transfers: [
    '{count, plural, one {{count} planned change} other {{count} planned changes}} ({people})',
    { count: 'number', people: 'list' },
  ],
  managers: [
    '{count, plural, one {{count} manager} other {{count} managers}} ({people})',
    { count: 'number', people: 'list' },
  ],
  seconds: ['{count, plural, one {{count} second} other {{count} seconds}}', { count: 'number' }],
  minutes: ['{count, plural, one {{count} minute} other {{count} minutes}}', { count: 'number' }],
  hours: ['{count, plural, one {{count} hour} other {{count} hours}}', { count: 'number' }],
  more: ['{count} more', { count: 'number' }],
  no_text: '(no text)',
  somebody: 'Somebody',
  somebody_else: 'Somebody else',
  somebody_else_within: 'somebody else',
  this_person: 'This person',
  unusual_value: 'This is not one of the usual values. Can be saved.',
  odd_mobile_number: 'Indian mobile numbers begin with 6, 7, 8 or 9. Can be saved.',
  name_follows: 'Follows from the other names.',
  department_cleared: 'Cleared, because the department does not belong to the new branch.',
  day_unused:
    'Counts only for a change of branch, department, designation, shift, reporting persons, grade or employment type.',
  sub_department_cleared: 'Cleared, because the sub-department does not belong to the new department.',
} as const satisfies Definitions;
