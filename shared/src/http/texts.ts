import { defineMessages } from '@seamline/shared/messages';

const english = {
  noSession: 'Session missing – sign in',
  network: 'The server cannot be reached. Check the connection and try again.',
  timeout: 'The server did not answer in time. Try again.',
  unexpected: 'The server answered something that this page does not understand.',
  answered: (status: number) => `The server answered ${status}.`,
};

/** What a translation of these texts has. */
export type HttpTexts = typeof english;

/** The sentences of calls that failed before the server could say why. */
export const httpMessages = defineMessages(english, {
  hi: () => import('./texts.hi.ts'),
  gu: () => import('./texts.gu.ts'),
});
