import { definePhrases } from '@seamline/shared/messages';

/** The kinds of branches in other languages; the wire spells them in English. */
export const typePhrases = definePhrases({
  hi: () => import('./typePhrases.hi.ts'),
  gu: () => import('./typePhrases.gu.ts'),
});
