import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '@seamline/shared/paths';

/** A job that people do with the product. */
export interface Job {
  readonly key: string;
  readonly title: MessageDescriptor;
  readonly what: MessageDescriptor;
  readonly steps: readonly MessageDescriptor[];
  /** Where it is done. */
  readonly links: readonly { readonly label: MessageDescriptor; readonly to: string }[];
}

/** The jobs, in the order in which a new company meets them. */
export const JOBS: readonly Job[] = [
  {
    key: 'company',
    title: msg`Set your company up`,
    what: msg`Employees refer to branches, departments and designations, so these come first.`,
    steps: [
      msg`Enter name, address and logo of the company.`,
      msg`Add branches, then their departments, then designations.`,
      msg`Or write all of them into one workbook and import it.`,
    ],
    links: [
      { label: msg`Company Details`, to: paths.companyDetail },
      { label: msg`Branches`, to: paths.branches },
      { label: msg`Import a workbook`, to: paths.organisationImport },
    ],
  },
  {
    key: 'import',
    title: msg`Bring in all employees at once`,
    what: msg`A sheet as you have it, in XLSX or CSV. Nothing is written before you have seen the preview.`,
    steps: [
      msg`Choose the file, and say which column is which.`,
      msg`Correct the rows that are marked, in the sheet or on the page.`,
      msg`Import. The whole import can be undone afterwards.`,
    ],
    links: [{ label: msg`Import employees`, to: paths.employeeImport }],
  },
  {
    key: 'employee',
    title: msg`Add an employee`,
    what: msg`A few fields are required; the others can wait.`,
    steps: [
      msg`Enter name, mobile number, branch, designation and joining date.`,
      msg`Add pictures of the Aadhaar card, and of the PAN card if there is one.`,
      msg`Give the employee a shift, now or later.`,
    ],
    links: [{ label: msg`Add Employee`, to: paths.employeeAdd }],
  },
  {
    key: 'find',
    title: msg`Find somebody`,
    what: msg`By name as written or as it sounds, by number, email, code, designation or department.`,
    steps: [
      msg`Press Ctrl+K on any page and type; or search and filter in the directory.`,
      msg`Open the profile: it has everything, and what was changed when.`,
      msg`Save search and filters that you need often as a view.`,
    ],
    links: [{ label: msg`Employees`, to: paths.employees }],
  },
  {
    key: 'change',
    title: msg`Move people or give them another shift`,
    what: msg`One person or many, from a day that is past, today or ahead.`,
    steps: [
      msg`Show the directory as a list and select the employees.`,
      msg`Choose what changes: branch, department, designation, shift and more.`,
      msg`Choose the day, look at the preview, and confirm. It can be undone.`,
    ],
    links: [{ label: msg`Employees as a list`, to: `${paths.employees}?view=list` }],
  },
  {
    key: 'exit',
    title: msg`Record that somebody leaves`,
    what: msg`Until the last day the employee is on notice, and after it a former employee.`,
    steps: [
      msg`Choose the employee, and enter resignation date and last day.`,
      msg`Complete the tasks of the exit, up to the final settlement.`,
      msg`Whoever stays after all can be taken back on the same page.`,
    ],
    links: [
      { label: msg`Ex Employees`, to: paths.exEmployees },
      { label: msg`On notice`, to: `${paths.employees}/on-notice` },
    ],
  },
  {
    key: 'shift',
    title: msg`Make a shift`,
    what: msg`Working times of each day, week-offs, and what follows from lateness.`,
    steps: [
      msg`Enter name and times; the rest has defaults.`,
      msg`Read the sentences that explain your rules, and try them with example times.`,
      msg`Save, then give the shift to employees.`,
    ],
    links: [
      { label: msg`Add Shift`, to: paths.shiftAdd },
      { label: msg`Manage Shift`, to: paths.shifts },
    ],
  },
  {
    key: 'leave',
    title: msg`Set up leave`,
    what: msg`The kinds of leave, who may take them, and the reasons to choose from.`,
    steps: [
      msg`Add a leave type and say whom it is for.`,
      msg`Add the reasons that employees choose from.`,
      msg`Duplicate a leave type to make a similar one.`,
    ],
    links: [
      { label: msg`Leave Type`, to: paths.leaveTypes },
      { label: msg`Leave Reason`, to: paths.leaveReasons },
    ],
  },
  {
    key: 'access',
    title: msg`Let colleagues work here`,
    what: msg`Owners may do everything. A manager sees or changes what an owner permits.`,
    steps: [
      msg`An owner adds a manager by name and mobile number.`,
      msg`The manager signs in with an OTP and chooses a password.`,
      msg`Take permissions away, or end the access, on the same page.`,
    ],
    links: [
      { label: msg`Manager`, to: paths.managers },
      { label: msg`Your profile`, to: paths.profile },
    ],
  },
  {
    key: 'check',
    title: msg`See what is missing and who changed what`,
    what: msg`Nothing is lost by mistake: most changes can be undone, and deleted records restored.`,
    steps: [
      msg`Look through the problems in records: missing values, dates that expire, duplicates.`,
      msg`Undo is in the message after a change, and in the notifications.`,
      msg`Owners see every change, and what was deleted, in the activity log.`,
    ],
    links: [
      { label: msg`Problems in records`, to: paths.employeeHealth },
      { label: msg`Activity Logs`, to: `${paths.dashboard}/activity-logs` },
    ],
  },
];
