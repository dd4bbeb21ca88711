import { defineMessages } from '@seamline/shared/messages';

export const adminMessages = defineMessages({
  title: 'Owners and Managers',
  owner: 'Owner',
  manager: 'Manager',
  loading: 'Loading admin settings...',
  noToken: 'Token not found.',
  fetchFailed: 'Error fetching admin settings.',
  noOwners: 'No owners found.',
  noManagers: 'No managers found.',
  name: 'Name',
  number: 'Number',
  email: 'Email',
  edit: 'Edit',
  view: 'View',
  active: 'Active',
  yes: 'Yes',
  no: 'No',
  noEmail: '–',
  you: 'You',
  listing: {
    link: 'Owner and manager list',
    title: 'Owner and Manager List',
    back: 'Owners and Managers',
    accessBy: 'Access By',
  },
});
