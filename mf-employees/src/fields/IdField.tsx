import { BoundField, useController, useWatch } from '@seamline/shared/form';
import { NativeSelect } from '@seamline/shared/ui';
import type { ReactNode } from 'react';

interface IdFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  options: readonly { readonly id: number | string; readonly name: string }[];
  placeholder: string;
  /** Label of the choice of no record, which is null. */
  none?: string;
  disabled?: boolean;
  /** Called after a choice, for dependent fields. */
  changed?(): void;
}

const NONE = 'none';

/** A choice of a record by its id; an empty choice is `undefined`. */
export function IdField({ name, options, placeholder, none, disabled = false, changed, ...field }: IdFieldProps) {
  const { field: bound } = useController({ name });
  // The value of a controller is the initial one again once the choice is emptied.
  const chosen = useWatch({ name }) as number | string | null | undefined;
  const value = chosen === null && none ? NONE : String(chosen ?? '');
  const isOffered = value === NONE || options.some(({ id }) => String(id) === value);
  return (
    <BoundField name={name} {...field}>
      {(control) => (
        <NativeSelect
          {...control}
          ref={bound.ref}
          name={name}
          disabled={disabled}
          value={value}
          onBlur={bound.onBlur}
          onChange={({ target }) => {
            bound.onChange(target.value === NONE ? null : options.find(({ id }) => String(id) === target.value)?.id);
            changed?.();
          }}
        >
          <option value="">{placeholder}</option>
          {value && !isOffered && <option value={value}>{`#${value}`}</option>}
          {none && <option value={NONE}>{none}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </NativeSelect>
      )}
    </BoundField>
  );
}
