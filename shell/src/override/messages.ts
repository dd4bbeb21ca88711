import { defineMessages } from '@seamline/shared/messages';

const english = {
  name: 'Development server',
  shown: (title: string, origin: string) => `${title} comes from ${origin}, not from its release.`,
  stop: 'Stop',
  close: 'Close',
  releaseInstead: 'What is shown is the release.',
  unreadable: (wish: string) => `“${wish}” names no development server. It looks like mf-leave@http://localhost:3102/.`,
  notAllowed: (title: string, origin: string) =>
    `${title} is not taken from ${origin}: whoever runs this page has not allowed it (OVERRIDE_ORIGINS).`,
  unreachable: (title: string, origin: string) =>
    `${title} could not be taken from ${origin}: there is no mf-stats.json that this page may read.`,
  anotherRemote: (name: string, origin: string) => `${origin} serves another remote than ${name}.`,
  forDevelopment: (title: string, origin: string) =>
    `${title} from ${origin} was compiled for React’s development version, and this page runs the production one. Compile it with mode: 'production'.`,
  incompatible: (title: string, origin: string) => `${title} from ${origin} was made for another version of this page.`,
  notLoaded: (title: string, origin: string) => `${title} from ${origin} could not be loaded.`,
  stopped: (title: string, origin: string) => `${title} from ${origin} stopped with an error.`,
};

/** What a translation of these texts has. */
export type OverrideTexts = typeof english;

export const overrideMessages = defineMessages(english, {
  hi: () => import('./messages.hi.ts'),
  gu: () => import('./messages.gu.ts'),
});
