import { definePhrases } from '@seamline/shared/messages';

/** The choices of a field in other languages, by their English words; the wire has its own spelling. */
export const choicePhrases = definePhrases({
  hi: () => import('./choicePhrases.hi.ts'),
  gu: () => import('./choicePhrases.gu.ts'),
});
