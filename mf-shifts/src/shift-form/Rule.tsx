import { CHOICES, SHIFT_LIMITS, type ShiftRule } from '@seamline/shared/contract/shift';
import { SHIFT_RULE_KINDS } from '@seamline/shared/contract/shift-kinds';
import { TextField, useController, useFormContext, useFormState } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { Field, Input, NativeSelect, Switch } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { shiftMessages } from '../messages.ts';
import { DurationRule } from './DurationRule.tsx';
import { ListRule } from './ListRule.tsx';
import { ruleMessages } from './ruleTexts.ts';
import { SetBackNotice } from './SetBackNotice.tsx';
import { useShiftFormState } from './shiftFormContext.ts';

interface RuleProps {
  name: ShiftRule;
  hint?: ReactNode;
  required?: boolean;
}

/** The field of a rule: its control follows from the kind of its value. */
export function Rule({ name, hint, required = false }: RuleProps) {
  const text = useMessages(shiftMessages).form;
  const label = useMessages(ruleMessages).rules[name];
  const { assumed } = useShiftFormState();
  const { dirtyFields } = useFormState({ name });
  const isAssumed = assumed.has(name) && !(dirtyFields as Record<string, unknown>)[name];
  const field = { name, label, required, hint: isAssumed ? <em>{text.isDefault}</em> : hint };
  switch (SHIFT_RULE_KINDS[name]) {
    case 'text':
      return <TextField {...field} limit={name === 'code' ? SHIFT_LIMITS.code : SHIFT_LIMITS.name} />;
    case 'yesNo':
      return <SwitchRule {...field} />;
    case 'choice':
      return <ChoiceRule {...field} />;
    case 'number':
      return <NumberRule {...field} />;
    case 'duration':
      return <DurationRule {...field} />;
    default:
      return <ListRule {...field} />;
  }
}

interface RuleFieldProps extends RuleProps {
  label: string;
}

function SwitchRule({ name, label, hint }: RuleFieldProps) {
  const { field, fieldState } = useController({ name });
  const { change, setBack } = useShiftFormState();
  return (
    <div>
      <Switch
        name={name}
        ref={field.ref}
        label={label}
        hint={hint}
        error={fieldState.error?.message}
        checked={field.value === true}
        onBlur={field.onBlur}
        onChange={({ target }) => change(name, target.checked)}
      />
      {setBack?.by === name && <SetBackNotice rules={setBack.rules} undo={setBack.undo} />}
    </div>
  );
}

function ChoiceRule({ name, label, hint, required = true }: RuleFieldProps) {
  const words = useMessages(ruleMessages).choices as Readonly<Record<string, string>>;
  const { field, fieldState } = useController({ name });
  const { change } = useShiftFormState();
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required={required}>
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          ref={field.ref}
          value={String(field.value)}
          onBlur={field.onBlur}
          onChange={(event) => change(name, event.currentTarget.value)}
        >
          {CHOICES[name as keyof typeof CHOICES].map((choice) => (
            <option key={choice} value={choice}>
              {words[choice] ?? choice}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

function NumberRule({ name, label, hint, required = false }: RuleFieldProps) {
  const { register } = useFormContext();
  const { errors } = useFormState({ name });
  const message = errors[name]?.message;
  return (
    <Field label={label} hint={hint} error={typeof message === 'string' ? message : undefined} required={required}>
      {(control) => (
        <Input
          {...control}
          inputMode={name === 'penalty_value' ? 'decimal' : 'numeric'}
          autoComplete="off"
          {...register(name, { setValueAs: toNumber })}
        />
      )}
    </Field>
  );
}

/** What is no number is not lost: the check says what is wrong with it. */
function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const written = value.trim();
  return written === '' ? null : Number(written);
}
