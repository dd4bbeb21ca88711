import type { ShiftRule } from '@seamline/shared/contract/shift';
import { createContext, useContext } from 'react';

/** What the fields of the form need to know beside their values. */
export interface ShiftFormState {
  /** A stored shift is changed: lists can be written with commas. */
  readonly isEdit: boolean;
  /** The id of the stored shift. */
  readonly ownId: number | undefined;
  /** Places whose value is a default that stands in for a missing one. */
  readonly assumed: ReadonlySet<string>;
  /** The rule whose change has set others back, and the way to take it back. */
  readonly setBack: { readonly by: ShiftRule; readonly rules: readonly ShiftRule[]; undo(): void } | undefined;
  /** Changes a rule, and those that go with it. */
  change(rule: ShiftRule, value: unknown): void;
}

/** Provided by the form, read by its fields. */
export const ShiftFormContext = createContext<ShiftFormState | undefined>(undefined);

/** What the form around a field knows. */
export function useShiftFormState(): ShiftFormState {
  const state = useContext(ShiftFormContext);
  if (!state) throw new Error('A field of the shift form stands outside of it.');
  return state;
}
