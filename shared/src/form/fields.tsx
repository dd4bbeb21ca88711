import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import { msg } from '@lingui/core/macro';
import { cleanNumber } from '@seamline/shared/contract/wire/digits';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { Checkbox, DayInput, NativeSelect, PasswordInput, Switch } from '@seamline/shared/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { BoundField, type FieldProps, useFieldError } from './BoundField.tsx';

interface TextFieldProps extends FieldProps {
  /** Maximum number of characters, shown with a counter. */
  limit?: number;
  type?: 'text' | 'email' | 'tel' | 'url';
  inputMode?: 'numeric' | 'decimal';
  autoComplete?: string;
  autoFocus?: boolean;
  /** Normalises the text on each change. */
  tidy?(typed: string): string;
  /** Usual values, which the browser offers while one types. */
  suggestions?: readonly { value: string; label: string }[] | undefined;
}

/** A one-line text, bound to the form by its name. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', inputMode, autoFocus, autoComplete = 'off', tidy, suggestions, ...field } = props;
  const listId = useId();
  const { register } = useFormContext();
  const { onChange, ...registered } = register(field.name);
  const change: typeof onChange = (event) => {
    const typed: string = event.target.value;
    if (tidy && tidy(typed) !== typed) event.target.value = tidy(typed);
    return onChange(event);
  };
  return (
    <BoundField {...field}>
      {(control) => (
        <>
          <Input
            type={type}
            inputMode={inputMode}
            autoComplete={autoComplete}
            data-autofocus={autoFocus ? '' : undefined}
            autoFocus={autoFocus}
            list={suggestions && listId}
            {...control}
            {...registered}
            onChange={change}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map(({ value, label }) => (
                <option key={value} value={value} label={label} />
              ))}
            </datalist>
          )}
        </>
      )}
    </BoundField>
  );
}

interface DateFieldProps extends FieldProps {
  /** The last date of the calendar and of the arrow keys, `YYYY-MM-DD`; the schema refuses a later one. */
  max?: string | undefined;
}

/** A calendar date, bound to the form by its name as `YYYY-MM-DD`; a text that is no date is kept, and refused. */
export function DateField({ max, ...props }: DateFieldProps) {
  const { field } = useController({ name: props.name });
  return (
    <BoundField {...props}>
      {(control) => (
        <DayInput
          {...control}
          ref={field.ref}
          name={field.name}
          max={max}
          value={String(field.value ?? '')}
          change={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </BoundField>
  );
}

interface TextAreaFieldProps extends FieldProps {
  limit?: number;
  rows?: number;
}

/** A text of several lines, bound to the form by its name. */
export function TextAreaField({ rows = 4, ...field }: TextAreaFieldProps) {
  const { register } = useFormContext();
  return (
    <BoundField {...field}>{(control) => <Textarea rows={rows} {...control} {...register(field.name)} />}</BoundField>
  );
}

interface NumberFieldProps extends FieldProps {
  disabled?: boolean;
}

/** A number, bound to the form by its name; an empty field is `undefined`. */
export function NumberField({ disabled = false, ...field }: NumberFieldProps) {
  const { register } = useFormContext();
  return (
    <BoundField {...field}>
      {(control) => (
        <Input
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          {...control}
          {...register(field.name, { setValueAs: toNumber })}
        />
      )}
    </BoundField>
  );
}

function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? undefined : Number(cleanNumber(value));
}

interface SelectFieldProps extends FieldProps {
  /** Texts, or values with labels. Numeric values, such as ids, are numbers in the form as well. */
  options: readonly (string | { value: string | number; label: string })[];
  /** Label of the empty choice. */
  placeholder?: string;
  disabled?: boolean;
  /** Called after a choice, for example to clear dependent fields. */
  changed?(): void;
}

/** A choice from a list, bound to the form by its name; starts with an empty choice. */
export function SelectField({ options, placeholder, disabled = false, changed, ...field }: SelectFieldProps) {
  const { t } = useI18n(builtInMessages);
  const { register, getValues, setValue } = useFormContext();
  const count = options.length;
  const seen = useRef(count);
  // A select loses a value whose option is not rendered yet.
  useEffect(() => {
    if (seen.current === count) return;
    seen.current = count;
    setValue(field.name, getValues(field.name));
  }, [count, field.name, getValues, setValue]);
  return (
    <BoundField {...field}>
      {(control) => (
        <NativeSelect
          disabled={disabled}
          {...control}
          {...register(field.name, { setValueAs: chosenFrom(options), onChange: changed })}
        >
          <option value="">{placeholder ?? t(msg`Choose…`)}</option>
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

/**
 * Returns a function that converts the chosen value to the type of the options; an empty number is `undefined`. So is
 * an empty choice as long as there is no option, whose type is not known then.
 */
function chosenFrom(options: SelectFieldProps['options']) {
  const areNumbers = options.some((option) => typeof option !== 'string' && typeof option.value === 'number');
  return (value: unknown) => {
    if (areNumbers) return toNumber(value);
    return value === '' && options.length === 0 ? undefined : value;
  };
}

interface ToggleFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  /** Called after each change, for dependent fields. */
  changed?(value: boolean): void;
}

/** A box to tick, bound to the form by its name. */
export function CheckboxField(props: ToggleFieldProps) {
  return <Checkbox {...useToggle(props)} />;
}

/** A switch, bound to the form by its name. */
export function SwitchField(props: ToggleFieldProps) {
  return <Switch {...useToggle(props)} />;
}

function useToggle({ name, changed, ...props }: ToggleFieldProps) {
  const { register } = useFormContext();
  const onChange = changed && ((event: { target: { checked: boolean } }) => changed(event.target.checked));
  return { error: useFieldError(name), ...props, ...register(name, onChange && { onChange }) };
}

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'new-password' | 'current-password';
  /** Name of a field whose check reads this one. It is checked again on each change, once it has a value. */
  alsoChecks?: string;
}

/** A password that can be shown, bound to the form by its name. */
export function PasswordField({ autoComplete, alsoChecks, ...field }: PasswordFieldProps) {
  const { t } = useI18n(builtInMessages);
  const { register, getValues, trigger } = useFormContext();
  const checkOther = () => alsoChecks !== undefined && getValues(alsoChecks) && void trigger(alsoChecks);
  return (
    <BoundField {...field}>
      {(control) => (
        <PasswordInput
          autoComplete={autoComplete}
          showLabel={t(msg`Show password`)}
          hideLabel={t(msg`Hide password`)}
          {...control}
          {...register(field.name, { onChange: checkOther })}
        />
      )}
    </BoundField>
  );
}
