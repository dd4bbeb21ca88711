import { defineMessages } from '@seamline/shared/messages';

const english = {
  cancel: 'Cancel',
  close: 'Close',
  wait: 'Please wait…',
  retry: 'Retry',
  messages: 'Messages',
  dismiss: 'Dismiss message',
  deleteTitle: 'Confirm Deletion',
  deleteConfirm: 'Yes, Delete',
  deleteQuestion: (name: string) => `Delete ${name}? This cannot be undone.`,
};

/** What a translation of these texts has. */
export type UiTexts = typeof english;

export const uiMessages = defineMessages(english, {
  hi: () => import('./texts.hi.ts'),
  gu: () => import('./texts.gu.ts'),
});
