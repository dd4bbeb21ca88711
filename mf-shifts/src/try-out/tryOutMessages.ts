import { defineMessages } from '@seamline/shared/messages';

/** The panels that explain the shift, in their order on the page. */
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
  explanation: {
    copy: 'Copy the text',
    copied: 'The text was copied.',
    copyFailed: 'The browser did not allow copying. Select the text and copy it yourself.',
    marked: 'Marked sentences are new since the form was opened.',
  },
  preview: {
    caption: 'Week offs of the next 13 weeks',
    week: 'Week of',
    off: (date: string) => `${date}, week off`,
    work: (date: string) => `${date}, working day`,
    today: 'today',
    count: (days: number) => (days === 1 ? '1 day off in 13 weeks.' : `${days} days off in 13 weeks.`),
    fifth: (dates: string) => `A fifth of its weekday in its month: ${dates}.`,
    fifthOff: (date: string) => `${date} (off)`,
    fifthWorked: (date: string) => `${date} (worked)`,
    automatic: (count: number) =>
      `Week offs are automatic, so they have no dates: the first ${count === 1 ? 'day' : `${count} days`} of each week without a punch, from Monday to Sunday.`,
    automaticOpen: 'Week offs are automatic, but how many a week is not set, so there are none.',
    none: 'No day of the week is off.',
  },
};

/** These texts in one language. */
export type TryOutTexts = typeof english;

export const tryOutMessages = defineMessages(english, {
  hi: () => import('./tryOutMessages.hi.ts'),
  gu: () => import('./tryOutMessages.gu.ts'),
});
