import { useMessages } from '@seamline/shared/messages';
import { type ControlProps, Field, Input, NativeSelect, Textarea } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formMessages } from './texts.ts';

interface CommonProps {
  /** The value's name in the form and on the wire. */
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
}

interface TextFieldProps extends CommonProps {
  /** Most characters, shown with a counter. */
  limit?: number;
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  autoFocus?: boolean;
}

/** A one-line text, bound to the form by its name. */
export function TextField({ type = 'text', autoFocus = false, ...props }: TextFieldProps) {
  const { register } = useFormContext();
  return (
    <BoundField {...props}>
      {(control) => <Input type={type} autoComplete="off" autoFocus={autoFocus} {...control} {...register(props.name)} />}
    </BoundField>
  );
}

/** A text of several lines, bound to the form by its name. */
export function TextAreaField({ autoFocus: _, type: __, ...props }: TextFieldProps) {
  const { register } = useFormContext();
  return <BoundField {...props}>{(control) => <Textarea rows={4} {...control} {...register(props.name)} />}</BoundField>;
}

interface SelectFieldProps extends CommonProps {
  options: readonly (string | { value: string; label: string })[];
  disabled?: boolean;
}

/** A choice from a list, bound to the form by its name; starts with an empty choice. */
export function SelectField({ options, disabled = false, ...props }: SelectFieldProps) {
  const text = useMessages(formMessages);
  const { register } = useFormContext();
  return (
    <BoundField {...props}>
      {(control) => (
        <NativeSelect disabled={disabled} {...control} {...register(props.name)}>
          <option value="">{text.choose}</option>
          {options.map((option) => {
            const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {label}
              </option>
            );
          })}
        </NativeSelect>
      )}
    </BoundField>
  );
}

interface BoundFieldProps extends CommonProps {
  limit?: number;
  children: (control: ControlProps) => ReactNode;
}

function BoundField({ name, limit, children, ...field }: BoundFieldProps) {
  const { getFieldState, formState } = useFormContext();
  return (
    <Field
      {...field}
      error={getFieldState(name, formState).error?.message}
      aside={limit !== undefined && <Counter name={name} limit={limit} />}
    >
      {children}
    </Field>
  );
}

/** Characters as people count them: an emoji outside the basic plane is one. */
function Counter({ name, limit }: { name: string; limit: number }) {
  const text = useMessages(formMessages);
  const value = useWatch({ name });
  return text.counter(typeof value === 'string' ? [...value].length : 0, limit);
}
