import { defineMessages } from '@seamline/shared/messages';

/** What tells about the shift, in its order on the page. */
export const TRY_OUT_PARTS = ['check', 'words', 'weekOffs', 'simulator'] as const;
export type TryOutPart = (typeof TRY_OUT_PARTS)[number];

const english = {
  check: 'Rule Check',
  words: 'The Shift in Words',
  weekOffs: 'Week Offs of the Next 13 Weeks',
  simulator: 'Try It with Punches',
  language: 'Language of check, words and punches',
  loading: 'Loading what the shift means...',
  failed: 'What the shift means could not be loaded. The form works without it.',
};

/** These texts in one language. */
export type TryOutTexts = typeof english;

export const tryOutMessages = defineMessages(english, {
  hi: () => import('./messages.hi.ts'),
  gu: () => import('./messages.gu.ts'),
});
