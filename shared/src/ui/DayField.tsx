import { invalid } from '@seamline/shared/contract/errors';
import { isCalendarDate } from '@seamline/shared/contract/fields';
import { useState } from 'react';
import { DayInput } from './DayInput.tsx';
import { Field } from './Field.tsx';
import { useUncommittedValue } from './useUncommittedValue.ts';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  change(value: string): void;
  /** True for a field that has its value again when it is left empty. */
  required?: boolean;
  /** The reason why a date is refused. */
  error?: string | undefined;
  /** The first and the last date of the calendar and of the arrow keys. */
  min?: string;
  max?: string;
  form?: string;
}

/** A day outside a form. A text that is no date counts as empty, and is reported when the field is left. */
export function DayField({ label, value, change, required = false, error, ...limits }: DayFieldProps) {
  const [date, type] = useUncommittedValue(value, change);
  const [unreadable, setUnreadable] = useState('');
  const [isLeft, setLeft] = useState(false);
  const current = unreadable || date;
  return (
    <Field label={label} error={isLeft && unreadable ? invalid('unreadable_date') : error}>
      {(control) => (
        <DayInput
          {...control}
          {...limits}
          value={current}
          change={(next) => {
            const isDate = isCalendarDate(next);
            setLeft(false);
            setUnreadable(isDate ? '' : next);
            type(isDate ? next : '');
          }}
          onBlur={() => {
            setLeft(true);
            if (required && current === '') type(value);
          }}
        />
      )}
    </Field>
  );
}
