import type { NamedRecord } from '@seamline/shared/contract/employees/employee-creation';
import { BoundField, useController, useWatch } from '@seamline/shared/form';
import { NativeSelect } from '@seamline/shared/ui';
import type { ReactNode } from 'react';

interface IdFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  options: readonly NamedRecord[];
  placeholder: string;
  disabled?: boolean;
  /** Called after a choice, for dependent fields. */
  changed?(id: number | undefined): void;
}

/** A choice of a record by its id; an empty choice is `undefined`. */
export function IdField({ name, options, placeholder, disabled = false, changed, ...field }: IdFieldProps) {
  const { field: bound } = useController({ name });
  // The value of a controller is the initial one again once the choice is emptied.
  const chosen: unknown = useWatch({ name });
  const value = typeof chosen === 'number' ? chosen : undefined;
  const isOffered = options.some(({ id }) => id === value);
  return (
    <BoundField name={name} {...field}>
      {(control) => (
        <NativeSelect
          {...control}
          ref={bound.ref}
          name={name}
          disabled={disabled}
          value={value ?? ''}
          onBlur={bound.onBlur}
          onChange={({ target }) => {
            const id = target.value === '' ? undefined : Number(target.value);
            bound.onChange(id);
            changed?.(id);
          }}
        >
          <option value="">{placeholder}</option>
          {value !== undefined && !isOffered && <option value={value}>{`#${value}`}</option>}
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
