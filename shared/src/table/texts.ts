import { defineMessages, formatNumber } from '@seamline/shared/messages';

const english = {
  retry: 'Retry',
  details: 'Details',
  opening: 'Opening…',
  more: 'More',
  less: 'Less',
  clearFilters: 'Clear search and filters',
  gone: 'This record does not exist. It may have been deleted.',
  backToList: 'Back to the list',
  count: (shown: number, total: number) => `${formatNumber(shown)} of ${formatNumber(total)}`,
};

/** What a translation of these texts has. */
export type TableTexts = typeof english;

export const tableMessages = defineMessages(english, {
  hi: () => import('./texts.hi.ts'),
  gu: () => import('./texts.gu.ts'),
});
