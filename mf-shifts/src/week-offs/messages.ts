import { defineMessages } from '@seamline/shared/messages';

const english = {
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
};

/** These texts in one language. */
export type WeekOffTexts = typeof english;

export const weekOffMessages = defineMessages(english, {
  hi: () => import('./messages.hi.ts'),
  gu: () => import('./messages.gu.ts'),
});
