import { defineMessages } from '@seamline/shared/messages';

export const employeeMessages = defineMessages({
  directory: {
    title: 'Employees',
    loading: 'Loading employees...',
    none: 'No employees found for selected branch.',
    fetchFailed: 'Failed to fetch employees. Please try again later.',
    branches: 'Branches',
    all: 'All',
    noDepartment: 'No department',
  },
});
