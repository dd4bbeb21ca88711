import { HStack } from '@chakra-ui/react/stack';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { recordOf, type ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import { minutesOfDuration } from '@seamline/shared/contract/shifts/shift-time';
import { useController } from '@seamline/shared/form';
import { Button, Field, Input } from '@seamline/shared/ui';
import { type ReactNode, useState } from 'react';
import { readDuration } from '../engine/index.ts';
import { useDurationText } from '../useNames.ts';
import { useShiftFormState } from './shiftFormContext.ts';

interface DurationRuleProps {
  name: ShiftRule;
  label: string;
  hint?: ReactNode;
}

const LONGEST_USUAL = 24 * 60;

/** A duration in hours and minutes, or in days; what is longer than a day asks whether it is meant. */
export function DurationRule({ name, label, hint }: DurationRuleProps) {
  const { t } = useLingui();
  const { field, fieldState } = useController({ name });
  const { change } = useShiftFormState();
  const durationText = useDurationText();
  const [draft, setDraft] = useState<string>();
  const value: unknown = field.value;
  const minutes = typeof value === 'string' ? minutesOfDuration(value) : undefined;
  const shown = durationText(String(value ?? ''));
  const { example: usual } = recordOf(name);

  function commit() {
    field.onBlur();
    if (draft === undefined) return;
    setDraft(undefined);
    const written = draft.trim();
    if (written === shown) return;
    change(name, written === '' ? null : (readDuration(written) ?? written));
  }

  return (
    <Field
      label={label}
      error={fieldState.error?.message}
      hint={
        <>
          {hint}
          {minutes !== undefined && minutes > LONGEST_USUAL && typeof usual === 'string' && (
            <HStack as="span" flexWrap="wrap">
              {t`That is ${plural(
                { days: Math.floor(minutes / LONGEST_USUAL) },
                { one: '# day', other: '# days' },
              )} (${{ hours: Math.round(minutes / 60) }} h). Is this correct?`}
              <Button size="sm" variant="outline" onClick={() => change(name, `${usual}:00`)}>
                {t`Use ${{ hours: usual }}`}
              </Button>
            </HStack>
          )}
        </>
      }
    >
      {(control) => (
        <Input
          {...control}
          name={name}
          ref={field.ref}
          inputMode="numeric"
          autoComplete="off"
          placeholder="HH:MM"
          value={draft ?? shown}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
      )}
    </Field>
  );
}
