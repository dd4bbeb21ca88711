import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { type ControlProps, Field } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { type FieldError, get, useFormState, useWatch } from 'react-hook-form';

/** Props of all form fields. */
export interface FieldProps {
  /** The value's name in the form and on the wire. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** Advice on the value in place of the hint, announced when it appears. */
  advice?: ReactNode;
  /** The server accepts the value in spite of the advice, which says so: advice and error never look alike. */
  isSavable?: boolean | undefined;
  required?: boolean;
}

interface BoundFieldProps extends FieldProps {
  limit?: number;
  children: (control: ControlProps) => ReactNode;
}

/** A field with the error that the form has for it, and a counter where its length is limited. */
export function BoundField({ name, limit, advice, isSavable, hint, children, ...field }: BoundFieldProps) {
  const { t } = useI18n(builtInMessages);
  const advised = (
    <span role="status">
      {advice}
      {isSavable && ` ${t(msg`Can be saved.`)}`}
    </span>
  );
  return (
    <Field
      {...field}
      hint={advice ? advised : hint}
      error={useFieldError(name)}
      aside={limit !== undefined && <Counter name={name} limit={limit} />}
    >
      {children}
    </Field>
  );
}

/** Returns the error message of a field. */
export function useFieldError(name: string): string | undefined {
  // The errors alone: `getFieldState` also reads what is touched and checked, which renders the whole form at each key.
  const { errors } = useFormState({ name });
  return (get(errors, name) as FieldError | undefined)?.message;
}

/** Share of a length limit from which on the counter stays visible. */
const NEARLY_FULL = 0.8;

function Counter({ name, limit }: { name: string; limit: number }) {
  const value: unknown = useWatch({ name });
  const count = typeof value === 'string' ? countCharacters(value) : 0;
  return <span data-roomy={count < limit * NEARLY_FULL ? '' : undefined}>{`${count}/${limit}`}</span>;
}

/** Counts characters as the contract does: a code point or a composed letter is one, trimmed spaces are none. */
export function countCharacters(value: string): number {
  return [...value.normalize('NFC').trim()].length;
}
