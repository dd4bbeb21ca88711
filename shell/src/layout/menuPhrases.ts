import { definePhrases } from '@seamline/shared/messages';

/** What the menu and the areas are called in other languages, by their English names. */
export const menuPhrases = definePhrases({
  hi: () => import('./menuPhrases.hi.ts'),
  gu: () => import('./menuPhrases.gu.ts'),
});
