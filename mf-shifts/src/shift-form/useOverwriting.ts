import type { ShiftInput } from '@seamline/shared/contract/shift';
import { useState } from 'react';
import type { Sheet } from '../week-table/useSheet.ts';
import { fill, type ShiftForm } from './useShiftForm.ts';

/** Reset to what the form began with, or replaced by another shift. */
export type Overwriting = 'wasReset' | 'wasReplaced';

/** The values before a shift replaced them. */
interface Overwritten {
  readonly how: Overwriting;
  readonly shift: ShiftInput;
  readonly isSame: boolean;
}

/** Puts whole shifts in the place of what was typed, which can be had back. */
export function useOverwriting(form: ShiftForm, sheet: Sheet) {
  const [overwritten, setOverwritten] = useState<Overwritten>();
  const [returns, setReturns] = useState(0);
  return {
    overwritten,
    /** Counts the resets and their undos. */
    returns,
    overwrite(how: Overwriting, shift: ShiftInput) {
      const before = { how, shift: structuredClone(form.getValues()), isSame: sheet.isSame };
      const isTyped = form.formState.isDirty;
      if (sheet.isSame) sheet.setSame(false);
      fill(form, shift);
      setOverwritten(isTyped ? before : undefined);
      if (how === 'wasReset') setReturns(returns + 1);
    },
    takeBack({ shift, isSame }: Overwritten) {
      fill(form, shift);
      if (isSame) sheet.setSame(true);
      setOverwritten(undefined);
      setReturns(returns + 1);
    },
  };
}
