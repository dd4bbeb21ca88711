import { defineMessages } from '@seamline/shared/messages';

export const leaveMessages = defineMessages({
  leaveTypes: {
    title: 'Leave Types',
    loading: 'Loading leave types...',
    none: 'No leave types found.',
    noneWhy: 'A leave type says who may take leave, and on which terms.',
    noMatch: (search: string) => `No leave type matches “${search}”.`,
    search: 'Search leave types',
    fetchFailed: (reason: string) => `Error fetching leave types: ${reason}`,
    serial: 'Sr. No.',
    name: 'Name',
    shortName: 'Short Name',
    attachment: 'Attachment Required',
    onHoliday: 'Apply on Holiday',
    unpaid: 'Unpaid Leave',
    birthday: 'Birthday Anniversary',
    applicableFor: 'Applicable For',
    pastDays: 'Past Days',
    previousDays: 'Previous Days Allowed',
    description: 'Description',
    yes: 'Yes',
    no: 'No',
  },
  management: {
    title: 'Under Testing Mode',
    lead: 'Coming Soon...',
    why: 'This part of leave management is still being tested. Leave types are ready to use.',
    leaveTypes: 'Go to leave types',
  },
});
