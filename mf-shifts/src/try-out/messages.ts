import { defineMessages } from '@seamline/shared/messages';

export const tryOutMessages = defineMessages({
  check: 'Rule Check',
  words: 'The Shift in Words',
  weekOffs: 'Week Offs of the Next 13 Weeks',
  simulator: 'Try It with Punches',
});
