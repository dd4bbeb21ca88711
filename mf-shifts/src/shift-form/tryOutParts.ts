import { msg } from '@lingui/core/macro';

/** The headings of the panels that explain the shift, in their order on the page. */
export const TRY_OUT_TITLES = {
  check: msg`Rule Check`,
  words: msg`The Shift in Words`,
  weekOffs: msg`Week Offs of the Next 13 Weeks`,
  simulator: msg`Try It with Punches`,
};

export type TryOutPart = keyof typeof TRY_OUT_TITLES;

export const TRY_OUT_PARTS = Object.keys(TRY_OUT_TITLES) as TryOutPart[];
