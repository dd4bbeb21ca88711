import { defineMessages } from '@seamline/shared/messages';

export const sampleAreaMessages = defineMessages({
  title: 'Sample Area',
  lead: 'This area is being built. It begins with the branches that it will be used in.',
  loading: 'Loading branches...',
  fetchFailed: 'Failed to fetch branches.',
  none: 'No branches found.',
  noneWhy: 'As soon as somebody adds a branch in the company settings, it is listed here.',
  addBranch: 'Add a branch',
  noMatch: (search: string) => `No branch matches “${search}”.`,
  search: 'Search branches',
  caption: 'Branches',
  name: 'Branch',
  type: 'Type',
  code: 'Code',
  noCode: '–',
  count: (type: string, count: number) => `${count} × ${type}`,
});
