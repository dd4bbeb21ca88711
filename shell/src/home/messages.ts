import type { SetupStep } from '@seamline/shared/contract/setup';
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

interface Step {
  name: string;
  why: string;
  /** What the button says that leads there. */
  start: string;
}

const english = {
  home: 'Dashboard',
  sampleFigures: 'Sample figures',
  sampleFiguresWhy: 'These numbers show what will stand here; they are not live.',
  firstSteps: {
    title: 'Set your company up',
    lead: (done: number, all: number) => `${done} of ${all} steps are done. In this order each finds what it needs.`,
    done: 'Done',
    hide: 'Hide this',
    importInstead: 'or bring everybody at once from a sheet',
    steps: {
      company: { name: 'Company details', why: 'Name, address, logo and the place on the map.', start: 'Fill in' },
      branches: { name: 'Branches', why: 'The places where people work.', start: 'Add Branch' },
      departments: { name: 'Departments', why: 'What each branch is divided into.', start: 'Add Department' },
      designations: { name: 'Designations', why: 'What people are called by their work.', start: 'Add Designation' },
      'leave-types': { name: 'Leave types', why: 'The kinds of leave, and who may take them.', start: 'Add Leave' },
      shifts: { name: 'Shifts', why: 'When people work, and what follows from lateness.', start: 'Add Shift' },
      employees: { name: 'Employees', why: 'Everybody who works here.', start: 'Add Employee' },
      managers: { name: 'Managers', why: 'Who else may work in this back-office.', start: 'Add Manager' },
    } satisfies Record<SetupStep, Step>,
  },
  sections,
  figures,
};

/** What a translation of these texts has. */
export type HomeTexts = typeof english;

export const homeMessages = defineMessages(english, {
  hi: () => import('./messages.hi.ts'),
  gu: () => import('./messages.gu.ts'),
});
