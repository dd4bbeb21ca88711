import { defineMessages } from '@seamline/shared/messages';

export const shiftMessages = defineMessages({
  shifts: {
    title: 'Manage Shift',
    loading: 'Loading shifts...',
    none: 'No shifts found.',
    noneWhy: 'A shift says when people work, and how lateness and breaks are treated.',
    noMatch: (search: string) => `Nothing matches “${search}” by code, name, week off or time zone.`,
    fetchFailed: 'Failed to fetch shifts. Please try again later.',
    search: 'Search shift...',
    serial: 'S.No',
    code: 'Shift Code',
    name: 'Shift Name',
    employees: 'Employees',
    weekOff: 'Week Off',
    timezone: 'Timezone',
    noCode: '–',
    noWeekOff: 'None',
  },
});
