import type { ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import { createContext, useContext } from 'react';

/** State that the fields of the form share beside their values. */
export interface ShiftFormState {
  /** A stored shift is changed: lists can be written with commas. */
  readonly isEdit: boolean;
  /** The id of the stored shift. */
  readonly ownId: number | undefined;
  /** Field paths whose stored value was missing, so that a default is shown. */
  readonly assumed: ReadonlySet<string>;
  /** The rule whose change has reset others. */
  readonly reset: { readonly by: ShiftRule; readonly rules: readonly ShiftRule[]; undo(): void } | undefined;
  /** Changes a rule, and those that go with it. */
  change(rule: ShiftRule, value: unknown): void;
}

/** Provided by the form, read by its fields. */
export const ShiftFormContext = createContext<ShiftFormState | undefined>(undefined);

/** Returns the shared state of the form around a field. */
export function useShiftFormState(): ShiftFormState {
  const state = useContext(ShiftFormContext);
  if (!state) throw new Error('A field of the shift form is used outside the form.');
  return state;
}
