import { defineMessages } from '@seamline/shared/messages';

export const employeeMessages = defineMessages({
  directory: {
    title: 'Employees',
    loading: 'Loading employees...',
    none: 'No employees found for selected branch.',
    noMatch: (search: string) => `Nobody matches “${search}” by name, mobile number or email address.`,
    fetchFailed: 'Failed to fetch employees. Please try again later.',
    search: 'Search employees',
    branches: 'Branches',
    all: 'All',
    branch: (name: string, total: number) => `${name} (${total})`,
    noDepartment: 'No department',
    count: (shown: number) => (shown === 1 ? '1 employee' : `${shown} employees`),
    countOf: (shown: number, total: number) => `${shown} of ${total} employees`,
    more: 'Show more employees',
  },
});
