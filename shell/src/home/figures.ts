/** The sample figures of the home page, as the product shows them: no live data. */
export const HOME_SECTIONS = [
  {
    key: 'attendance',
    figures: [
      { key: 'present', value: 96 },
      { key: 'lateIn', value: 7 },
      { key: 'absent', value: 9 },
      { key: 'fullDayLeave', value: 5 },
      { key: 'leaveRequests', value: 4 },
      { key: 'outOfRange', value: 3 },
      { key: 'punchOutMissing', value: 2 },
      { key: 'pendingExpenses', value: 11 },
      { key: 'pendingShiftRequest', value: 1 },
      { key: 'bankChangeRequest', value: 0 },
      { key: 'deviceChangeRequest', value: 2 },
      { key: 'workFromHomeRequest', value: 3 },
    ],
  },
  {
    key: 'warnings',
    figures: [
      { key: 'noBankAccount', value: 6 },
      { key: 'noIdProof', value: 4 },
      { key: 'noCtc', value: 8 },
      { key: 'noShift', value: 3 },
      { key: 'noLeave', value: 12 },
    ],
  },
  {
    key: 'workReport',
    figures: [
      { key: 'submitted', value: 74 },
      { key: 'reportPending', value: 22 },
    ],
  },
  {
    key: 'tasks',
    figures: [
      { key: 'taskPending', value: 14 },
      { key: 'taskInProgress', value: 9 },
      { key: 'taskComplete', value: 31 },
      { key: 'taskOnHold', value: 2 },
      { key: 'taskCancel', value: 1 },
      { key: 'taskNotApplicable', value: 3 },
      { key: 'activeTasks', value: 25 },
    ],
  },
] as const;

export type FigureKey = (typeof HOME_SECTIONS)[number]['figures'][number]['key'];
export type SectionKey = (typeof HOME_SECTIONS)[number]['key'];
