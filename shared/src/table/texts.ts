import { defineMessages } from '@seamline/shared/messages';

export const tableMessages = defineMessages({
  retry: 'Retry',
  details: 'Details',
  more: 'More',
  less: 'Less',
  count: (shown: number, total: number) => `${shown} of ${total}`,
});
