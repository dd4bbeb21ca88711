import { defineMessages, formatNumber } from '@seamline/shared/messages';

const english = {
  retry: 'Retry',
  details: 'Details',
  opening: 'Opening…',
  more: 'More',
  less: 'Less',
  count: (shown: number, total: number) => `${formatNumber(shown)} of ${formatNumber(total)}`,
};

/** What a translation of these texts has. */
export type TableTexts = typeof english;

export const tableMessages = defineMessages(english, {
  hi: () => import('./texts.hi.ts'),
  gu: () => import('./texts.gu.ts'),
});
