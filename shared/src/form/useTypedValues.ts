import { useEffect } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ContractForm } from './useContractForm.ts';

/** The state of a navigation to an add form that begins with values typed elsewhere. */
export interface TypedState {
  readonly typed: Readonly<Record<string, unknown>>;
}

/** Sets the values that the navigation to the form brought, as if they had been typed in it. */
export function useTypedValues<V extends FieldValues>(form: ContractForm<V>): void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const { typed } = (state ?? {}) as Partial<TypedState>;
  useEffect(() => {
    if (!typed) return;
    for (const [name, value] of Object.entries(typed)) {
      if (name in form.getValues() && value !== undefined && value !== null) {
        form.setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
      }
    }
    // Otherwise a reload would set them over later entries, which the draft restores.
    void navigate({ search }, { replace: true, state: null });
  }, [form, typed, search, navigate]);
}
