import { defineMessages } from '@seamline/shared/messages';

const english = {
  copy: 'Copy the text',
  copied: 'The text was copied.',
  copyFailed: 'The browser did not allow copying. Select the text and copy it yourself.',
  marked: 'Marked sentences are new since the form was opened.',
};

/** These texts in one language. */
export type WordsTexts = typeof english;

export const wordsMessages = defineMessages(english, {
  hi: () => import('./messages.hi.ts'),
  gu: () => import('./messages.gu.ts'),
});
