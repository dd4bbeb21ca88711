import { msg } from '@lingui/core/macro';

/** The sample figures of the home page, as the product shows them. They are no live data. */
export const HOME_SECTIONS = [
  {
    key: 'attendance',
    title: msg`Attendance and pending status`,
    figures: [
      { key: 'present', label: msg`Present`, value: 96 },
      { key: 'lateIn', label: msg`Late In`, value: 7 },
      { key: 'absent', label: msg`Absent`, value: 9 },
      { key: 'fullDayLeave', label: msg`Full Day Leave`, value: 5 },
      { key: 'leaveRequests', label: msg`All Leave Requests`, value: 4 },
      { key: 'outOfRange', label: msg`Attendance Out Of Range`, value: 3 },
      { key: 'punchOutMissing', label: msg`Punch Out Missing`, value: 2 },
      { key: 'pendingExpenses', label: msg`Pending Expenses`, value: 11 },
      { key: 'pendingShiftRequest', label: msg`Pending Shift Request`, value: 1 },
      { key: 'bankChangeRequest', label: msg`Bank Change Request`, value: 0 },
      { key: 'deviceChangeRequest', label: msg`Device Change Request`, value: 2 },
      { key: 'workFromHomeRequest', label: msg`Work From Home Request`, value: 3 },
    ],
  },
  {
    key: 'warnings',
    title: msg`Warnings`,
    figures: [
      { key: 'noBankAccount', label: msg`Employees without bank account`, value: 6 },
      { key: 'noIdProof', label: msg`Employees without ID proof`, value: 4 },
      { key: 'noCtc', label: msg`Employees without CTC configuration`, value: 8 },
      { key: 'noShift', label: msg`Employees without shift assigned`, value: 3 },
      { key: 'noLeave', label: msg`Employees without leave assigned`, value: 12 },
    ],
  },
  {
    key: 'workReport',
    title: msg`Mandatory work report`,
    figures: [
      { key: 'submitted', label: msg`Submitted`, value: 74 },
      { key: 'reportPending', label: msg`Pending`, value: 22 },
    ],
  },
  {
    key: 'tasks',
    title: msg`Task status`,
    figures: [
      { key: 'taskPending', label: msg`Pending`, value: 14 },
      { key: 'taskInProgress', label: msg`In Progress`, value: 9 },
      { key: 'taskComplete', label: msg`Complete`, value: 31 },
      { key: 'taskOnHold', label: msg`On Hold`, value: 2 },
      { key: 'taskCancel', label: msg({ message: 'Cancel', context: 'status of tasks' }), value: 1 },
      { key: 'taskNotApplicable', label: msg`Not Applicable`, value: 3 },
      { key: 'activeTasks', label: msg`Total of active tasks`, value: 25 },
    ],
  },
];
