import { chakra } from '@chakra-ui/react/styled-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { recordOf, type ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import { WEEKDAYS, WEEKS } from '@seamline/shared/contract/shifts/shift-time';
import { latinDigits } from '@seamline/shared/contract/wire/digits';
import { useController, useWatch } from '@seamline/shared/form';
import { dayName } from '@seamline/shared/labels/shift';
import { Field, Input } from '@seamline/shared/ui';
import { type ReactNode, useState } from 'react';
import { dayNamed } from '../engine/calendar.ts';
import { ResetNotice } from './ResetNotice.tsx';
import { useShiftFormState } from './shiftFormContext.ts';

const Chips = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    '& legend': { srOnly: true },
    '& label': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '44px', md: '30px' },
      paddingInline: '2.5',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'full',
      bg: 'bg.raised',
      fontSize: 'sm',
      cursor: 'pointer',
      '&:has(:checked)': { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.solid', fontWeight: 'bold' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    },
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  },
});

interface ListRuleProps {
  name: ShiftRule;
  label: string;
  hint?: ReactNode;
  required?: boolean;
}

type Entry = string | number;

/** Days or weeks: chips to choose from, and for a stored shift also a text with commas. */
export function ListRule({ name, label, hint, required = false }: ListRuleProps) {
  const { t, i18n } = useLingui();
  const { field, fieldState } = useController({ name });
  const { isEdit, change, reset } = useShiftFormState();
  const weekOffs = useWatch({ name: 'week_off_days' }) as readonly Entry[];
  const value = field.value as readonly Entry[];
  const isWeeks = recordOf(name).kind === 'weeks';
  const offered: readonly Entry[] = isWeeks ? WEEKS : name === 'alternate_week_off_days' ? weekOffs : WEEKDAYS;

  function toggle(entry: Entry) {
    const chosen = value.includes(entry) ? value.filter((other) => other !== entry) : [...value, entry];
    const order: readonly Entry[] = isWeeks ? WEEKS : WEEKDAYS;
    change(
      name,
      [...chosen].sort((one, other) => order.indexOf(one) - order.indexOf(other)),
    );
  }

  return (
    <div data-field={name}>
      <Field
        label={label}
        hint={hint ?? (isEdit && t`Names separated by commas, or choose.`)}
        error={messageOf(fieldState.error)}
        required={required}
      >
        {(control) => (
          <>
            {isEdit && (
              <CommaText
                written={isWeeks ? value.join(', ') : writeDays(value as readonly string[], i18n)}
                control={{ ...control, name }}
                commit={(words) => change(name, isWeeks ? readWeeks(words) : readDays(words))}
              />
            )}
            <Chips {...(!isEdit && { id: control.id })} aria-describedby={control['aria-describedby']}>
              <legend>{label}</legend>
              {offered.map((entry) => (
                <label key={entry}>
                  <input
                    type="checkbox"
                    name={isEdit ? undefined : name}
                    value={entry}
                    checked={value.includes(entry)}
                    onChange={() => toggle(entry)}
                  />
                  {typeof entry === 'number' ? t`Week ${{ number: entry }}` : dayName(entry, i18n)}
                </label>
              ))}
            </Chips>
          </>
        )}
      </Field>
      {reset?.by === name && <ResetNotice rules={reset.rules} undo={reset.undo} />}
    </div>
  );
}

interface CommaTextProps {
  written: string;
  control: { name: string; id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
  commit(words: string): void;
}

function CommaText({ written, control, commit }: CommaTextProps) {
  const [draft, setDraft] = useState<string>();

  function take() {
    setDraft(undefined);
    if (draft !== undefined && draft !== written) commit(draft);
  }

  return (
    <Input
      {...control}
      autoComplete="off"
      value={draft ?? written}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={take}
      // Enter sends the form, with what was typed.
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}

/** The error of a list may be that of one of its entries. */
function messageOf(error: unknown): string | undefined {
  if (!error) return undefined;
  const { message } = error as { message?: string };
  if (message) return message;
  return Object.values(error).find((entry): entry is { message: string } => typeof entry?.message === 'string')
    ?.message;
}

const SHORTEST = 3;

/** Days written with commas: `sunday, Mon` → `SUNDAY`, `MONDAY`; what is no day stays, so that the check can say so. */
export function readDays(text: string): string[] {
  return readWords(text).map((word) => {
    return (word.length >= SHORTEST && dayNamed(word)) || word.toUpperCase();
  });
}

/** Days as the text of a list has them: in English as they are stored. */
function writeDays(days: readonly string[], i18n: I18n): string {
  return days.map((day) => (i18n.locale === 'en' ? day : dayName(day, i18n))).join(', ');
}

/** Weeks written with commas: `2, Week 4` → 2, 4; what is no number stays. */
export function readWeeks(text: string): (number | string)[] {
  return readWords(latinDigits(text).replaceAll(/(?:week|सप्ताह|અઠવાડિયું)\s*/gi, '')).map((word) =>
    /^\d+$/.test(word) ? Number(word) : word,
  );
}

function readWords(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
}
