import { invalid } from '@seamline/shared/contract/errors';
import { isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { useState } from 'react';
import { DayInput } from './DayInput.tsx';
import { Field } from './Field.tsx';
import { useUncommittedValue } from './useUncommittedValue.ts';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  change(value: string): void;
  /** True for a day that is never empty. */
  required?: boolean;
  /** The reason why a date is refused. */
  error?: string | undefined;
  /** The first and the last date of the calendar and of the arrow keys. */
  min?: string;
  max?: string;
  form?: string;
}

/**
 * A day outside a form. A text that is no date is reported when the field is left. An optional day is empty then, a
 * required one keeps its date.
 */
export function DayField({ label, value, change, required = false, error, ...limits }: DayFieldProps) {
  const [date, type] = useUncommittedValue(value, change);
  /** The text that is no date, with the date that it was typed over. */
  const [unreadable, setUnreadable] = useState({ text: '', date });
  const [isLeft, setLeft] = useState(false);
  // The date was set elsewhere since: by Back, a saved view or another control.
  if (unreadable.date !== date) setUnreadable({ text: '', date });
  const { text } = unreadable;
  return (
    <Field label={label} error={isLeft && text ? invalid('unreadable_date') : error}>
      {(control) => (
        <DayInput
          {...control}
          {...limits}
          value={text || date}
          change={(next) => {
            const isDate = isCalendarDate(next);
            const kept = required ? date : '';
            setLeft(false);
            setUnreadable({ text: isDate ? '' : next, date: isDate ? next : kept });
            if (isDate || !required) type(isDate ? next : '');
          }}
          onBlur={() => setLeft(true)}
        />
      )}
    </Field>
  );
}
