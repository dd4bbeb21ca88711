import { Input } from '@chakra-ui/react/input';
import { invalid } from '@seamline/shared/contract/errors';
import { useState } from 'react';
import { Field } from './Field.tsx';
import { useUncommittedValue } from './useUncommittedValue.ts';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  change(value: string): void;
  /** The reason why a complete date is refused. */
  error?: string | undefined;
}

/** A day outside a form. An incomplete date is ignored, and reported when the field is left. */
export function DayField({ label, value, change, error }: DayFieldProps) {
  const [typed, type] = useUncommittedValue(value, (day) => {
    if (!hasHalfYear(day)) change(day);
  });
  const [isHalf, setHalf] = useState(false);
  return (
    <Field label={label} error={isHalf ? invalid('incomplete_date') : error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={typed}
          onChange={({ target }) => {
            if (!isHalfTyped(target)) setHalf(false);
            type(target.value);
          }}
          onBlur={({ target }) => setHalf(isHalfTyped(target))}
        />
      )}
    </Field>
  );
}

function isHalfTyped({ validity, value }: HTMLInputElement): boolean {
  return validity.badInput || hasHalfYear(value);
}

/** Returns whether the year is incomplete: 2026 is typed as 2, 20, 202, 2026. */
function hasHalfYear(day: string): boolean {
  return day.startsWith('0');
}
