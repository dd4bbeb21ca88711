import { defineMessages } from '@seamline/shared/messages';

const english = {
  remoteUnavailable: (title: string) => `${title} is not available right now`,
  remoteUnavailableLead: 'The rest of Seamline works as usual; nothing you did elsewhere is lost.',
  remoteOwner: (owner: string) => `Looked after by the ${owner}.`,
  compositionForReports: (id: string) => `When you report this, name the composition ${id}.`,
  retry: 'Retry',
  screenFailed: (title: string) => `This page of ${title} stopped with an error`,
  screenNotLoaded: (title: string) => `This page of ${title} could not be loaded`,
  reasonTimeout: 'It did not answer in time.',
  reasonLoad: 'Its files could not be loaded.',
  reasonEvaluation: 'It stopped with an error while starting.',
  reasonContract: 'It does not offer the screens that it should.',
  reasonUntrusted: 'Its team has not signed it, or somebody changed it afterwards. Nothing of it was run.',
  reasonIncompatible: 'It was made for another version of this page.',
};

/** What a translation of these texts has. */
export type RemoteTexts = typeof english;

export const remoteMessages = defineMessages(english, {
  hi: () => import('./messages.hi.ts'),
  gu: () => import('./messages.gu.ts'),
});
