import { defineMessages } from '@seamline/shared/messages';

/** What tells about the shift, in its order on the page. */
export const TRY_OUT_PARTS = ['check', 'words', 'weekOffs', 'simulator'] as const;
export type TryOutPart = (typeof TRY_OUT_PARTS)[number];

export const tryOutMessages = defineMessages({
  check: 'Rule Check',
  words: 'The Shift in Words',
  weekOffs: 'Week Offs of the Next 13 Weeks',
  simulator: 'Try It with Punches',
  loading: 'Loading what the shift means...',
  failed: 'What the shift means could not be loaded. The form works without it.',
});
