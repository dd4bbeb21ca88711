import { validation } from '@seamline/shared/contract/validation';
import { Field, Input, NativeSelect } from '@seamline/shared/ui';
import { type ReactNode, useState } from 'react';
import { useAddressSearch } from './useAddressSearch.ts';

interface ChoiceFilterProps {
  label: string;
  /** The words for no choice, which leaves the list whole. */
  all: string;
  value: string | number | undefined;
  /** What was chosen; empty for no choice. */
  change(value: string): void;
  /** The options. */
  children: ReactNode;
}

/** Narrows a list to what is chosen. */
export function ChoiceFilter({ label, all, value = '', change, children }: ChoiceFilterProps) {
  return (
    <Field label={label}>
      {(control) => (
        <NativeSelect {...control} value={value} onChange={(event) => change(event.target.value)}>
          <option value="">{all}</option>
          {children}
        </NativeSelect>
      )}
    </Field>
  );
}

/**
 * Narrows a list by a day, which lives in the address under the given name as `YYYY-MM-DD`. Half a date narrows nothing,
 * and is said once the field is left.
 */
export function DayFilter({ name, label }: { name: string; label: string }) {
  const [value, change] = useAddressSearch(name);
  const [isHalf, setHalf] = useState(false);
  return (
    <Field label={label} error={isHalf ? validation.wholeDate : undefined}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={value}
          onChange={({ target }) => {
            if (!target.validity.badInput) setHalf(false);
            change(target.value);
          }}
          onBlur={({ target }) => setHalf(target.validity.badInput)}
        />
      )}
    </Field>
  );
}
