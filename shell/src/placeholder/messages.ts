import { defineMessages } from '@seamline/shared/messages';

const english = {
  placeholderTitle: 'Under Testing Mode',
  placeholderItem: (item: string) => `${item} is not available yet.`,
  placeholderUnknown: 'This part is not available yet.',
  misspeltAddress: 'The menu leads to a mistyped address; it is the same page.',
  lookingForAddShift: 'Looking for Add Shift?',
};

/** What a translation of these texts has. */
export type PlaceholderTexts = typeof english;

export const placeholderMessages = defineMessages(english, {
  hi: () => import('./messages.hi.ts'),
  gu: () => import('./messages.gu.ts'),
});
