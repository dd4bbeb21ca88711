import { defineMessages } from '@seamline/shared/messages';
import type { FigureKey, SectionKey } from './figures.ts';

const sections: Record<SectionKey, string> = {
  attendance: 'Attendance and pending status',
  warnings: 'Warnings',
  workReport: 'Mandatory work report',
  tasks: 'Task status',
};

const figures: Record<FigureKey, string> = {
  present: 'Present',
  lateIn: 'Late In',
  absent: 'Absent',
  fullDayLeave: 'Full Day Leave',
  leaveRequests: 'All Leave Requests',
  outOfRange: 'Attendance Out Of Range',
  punchOutMissing: 'Punch Out Missing',
  pendingExpenses: 'Pending Expenses',
  pendingShiftRequest: 'Pending Shift Request',
  bankChangeRequest: 'Bank Change Request',
  deviceChangeRequest: 'Device Change Request',
  workFromHomeRequest: 'Work From Home Request',
  noBankAccount: 'Employees without bank account',
  noIdProof: 'Employees without ID proof',
  noCtc: 'Employees without CTC configuration',
  noShift: 'Employees without shift assigned',
  noLeave: 'Employees without leave assigned',
  submitted: 'Submitted',
  reportPending: 'Pending',
  taskPending: 'Pending',
  taskInProgress: 'In Progress',
  taskComplete: 'Complete',
  taskOnHold: 'On Hold',
  taskCancel: 'Cancel',
  taskNotApplicable: 'Not Applicable',
  activeTasks: 'Total of active tasks',
};

const english = {
  home: 'Dashboard',
  sampleFigures: 'Sample figures',
  sampleFiguresWhy: 'These numbers show what will stand here; they are not live.',
  sections,
  figures,
};

/** What a translation of these texts has. */
export type HomeTexts = typeof english;

export const homeMessages = defineMessages(english, {
  hi: () => import('./messages.hi.ts'),
  gu: () => import('./messages.gu.ts'),
});
