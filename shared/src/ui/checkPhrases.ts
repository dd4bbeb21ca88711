import { definePhrases } from '@seamline/shared/messages';

/** The contract's sentences about wrong values, in other languages. */
export const checkPhrases = definePhrases({
  hi: () => import('@seamline/shared/contract/validation.hi'),
  gu: () => import('@seamline/shared/contract/validation.gu'),
});
