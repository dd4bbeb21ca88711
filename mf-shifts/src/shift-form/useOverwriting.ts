import type { ShiftInput } from '@seamline/shared/contract/shift';
import { useState } from 'react';
import type { Sheet } from '../week-table/useSheet.ts';
import { fill, type ShiftForm } from './useShiftForm.ts';

/** What a whole shift was put in the place of. */
interface Overwritten {
  /** What is said about it. */
  readonly words: string;
  readonly shift: ShiftInput;
  readonly isSame: boolean;
}

/** Puts whole shifts in the place of what was typed, which can be had back. */
export function useOverwriting(form: ShiftForm, sheet: Sheet) {
  const [overwritten, setOverwritten] = useState<Overwritten>();
  const [takenBack, setTakenBack] = useState(0);
  return {
    overwritten,
    /** How often that was taken back. */
    takenBack,
    overwrite(words: string, shift: ShiftInput) {
      const before = { words, shift: structuredClone(form.getValues()), isSame: sheet.isSame };
      const isTyped = form.formState.isDirty;
      if (sheet.isSame) sheet.setSame(false);
      fill(form, shift);
      setOverwritten(isTyped ? before : undefined);
    },
    takeBack({ shift, isSame }: Overwritten) {
      fill(form, shift);
      if (isSame) sheet.setSame(true);
      setOverwritten(undefined);
      setTakenBack(takenBack + 1);
    },
  };
}
