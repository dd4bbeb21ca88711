import { HStack } from '@chakra-ui/react/stack';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  holds,
  isInForce,
  recordOf,
  rulesThatDecide,
  SHIFT_RULES,
  type ShiftRule,
} from '@seamline/shared/contract/shifts/shift-rules';
import { minutesOfDuration } from '@seamline/shared/contract/shifts/shift-time';
import { latinDigits } from '@seamline/shared/contract/wire/digits';
import {
  CodeField,
  TextField,
  useController,
  useDuplicate,
  useDuplicateName,
  useFormContext,
  useFormState,
  useWatch,
} from '@seamline/shared/form';
import { RULE_LABELS, ruleChoiceLabel } from '@seamline/shared/labels/shift';
import { Button, Field, Input, NativeSelect, Switch } from '@seamline/shared/ui';
import { type ReactNode, useState } from 'react';
import { readDuration } from '../engine/readEntry.ts';
import { shifts } from '../queries.ts';
import { useDurationText } from '../useNames.ts';
import { ListRule } from './ListRule.tsx';
import { ResetNotice } from './ResetNotice.tsx';
import { useShiftFormState } from './shiftFormContext.ts';

/** The help below the field of a rule. */
const RULE_HELP: Readonly<Partial<Record<ShiftRule, MessageDescriptor>>> = {
  hours_type_in_shift_clock: msg`The hours after which the shift counts as complete.`,
  has_week_off_auto: msg`Seamline assigns week-offs automatically. Enter how many a week has.`,
  has_alternate_week_off: msg`On the chosen weeks of a month the chosen days are off; on the others they are worked.`,
  alternate_week_off_days: msg`Only days chosen above as week-offs.`,
  late_in_max_minutes: msg`The total minutes that an employee may come late in a month.`,
  late_out_max_minutes: msg`The total minutes that an employee may leave early in a month.`,
  late_in_early_out_max_minutes: msg`The total minutes that an employee may come late or leave early in a month.`,
  late_days_for_half_day: msg`In a month: with 3, every third late day costs half a day of leave. Empty: none does.`,
  monthly_short_leaves: msg`How often in a month. Empty is any number.`,
  short_leave_minutes_in_shift_time: msg`The most minutes of each short leave.`,
  short_leave_buffer_minutes: msg`The minutes over each short leave that are forgiven.`,
  comp_off_expiry_days: msg`Counted from the day that earned it.`,
  max_comp_off_per_month: msg`The most days that an employee can earn in a month.`,
  min_hours_for_half_day_after_shift: msg`After the end of the shift, on one day.`,
  min_hours_for_full_day_after_shift: msg`After the end of the shift, on one day.`,
  allow_short_leave: msg`Sandwich, holiday and week-off leave are set here as well, once short leave is allowed.`,
  apply_sandwich_leave: msg`Days off next to leave or absence count as leave too.`,
  apply_half_day_before_time: msg`Half Day Before Time of the week takes effect.`,
  penalty_value: msg`Of a day’s pay. More than 100 takes away more than the day earns.`,
  approval_required_for_extra_day: msg`With an approval, weekdays get a choice of their own for extra hours.`,
  overtime_counts_from_minutes: msg`Each day: less extra work is no overtime, and from there on all of it is.`,
  overtime_rounded_to_minutes: msg`Each day, rounded down: with 30, overtime of 59 minutes is 30.`,
  break_approval_face_app: msg`With an approval by the face app, the kind of break can be chosen.`,
};

const CONTROLS = {
  text: TextRule,
  yesNo: SwitchRule,
  choice: ChoiceRule,
  number: NumberRule,
  duration: DurationRule,
  days: ListRule,
  weeks: ListRule,
} as const;

/** The rules that decide about each field; the arrays stay the same, so that a field subscribes to them once. */
const DECIDING = new Map(SHIFT_RULES.map((name) => [name, rulesThatDecide(name)]));

/** The field of a rule while the rule is in force: label, help and control follow from its name and its record. */
export function Rule({ name }: { name: ShiftRule }) {
  const { t } = useLingui();
  const { assumed } = useShiftFormState();
  const { dirtyFields } = useFormState({ name });
  const deciding = DECIDING.get(name) ?? [];
  const watched = useWatch({ name: deciding }) as readonly unknown[];
  const values = Object.fromEntries(deciding.map((rule, index) => [rule, watched[index]]));
  const { kind, required = false, helpWhen = {} } = recordOf(name);
  if (!isInForce(name, values)) return null;
  const help = RULE_HELP[name];
  const isAssumed = assumed.has(name) && !(dirtyFields as Record<string, unknown>)[name];
  const hint = isAssumed ? (
    <em>
      <Trans>Default, not saved yet</Trans>
    </em>
  ) : (
    help && holds(helpWhen, values) && t(help)
  );
  const Control = CONTROLS[kind as keyof typeof CONTROLS];
  return <Control name={name} label={t(RULE_LABELS[name])} required={required} hint={hint} />;
}

interface RuleFieldProps {
  name: ShiftRule;
  label: string;
  required: boolean;
  hint?: ReactNode;
}

function TextRule(props: RuleFieldProps) {
  return props.name === 'code' ? <CodeRule {...props} /> : <NameRule {...props} />;
}

/** The name of a shift; another shift of that name is named below it, and the server refuses it. */
function NameRule(props: RuleFieldProps) {
  const { t } = useLingui();
  const { ownId } = useShiftFormState();
  const duplicate = useDuplicateName(shifts, 'shift_name', ownId);
  return <AdvisedText {...props} advice={duplicate && t`There is already a shift called ${{ name: duplicate }}.`} />;
}

/** The code of a shift; another shift that has it is named below it. */
function CodeRule(props: RuleFieldProps) {
  const { t } = useLingui();
  const { ownId } = useShiftFormState();
  const other = useDuplicate(shifts, { field: 'code', textOf: ({ shift_code }) => shift_code }, ownId);
  return (
    <CodeField
      {...props}
      limit={recordOf(props.name).maxLength}
      taken={other && t`Another shift, ${{ name: other.shift_name }}, has this code.`}
      isNew={ownId === undefined}
    />
  );
}

function AdvisedText({ name, advice, ...field }: RuleFieldProps & { advice: ReactNode }) {
  // The server refuses a duplicate name with the same sentence, which then is the field's error.
  const isRefused = useFormState({ name }).errors[name] !== undefined;
  return <TextField {...field} name={name} limit={recordOf(name).maxLength} advice={isRefused ? undefined : advice} />;
}

function SwitchRule({ name, label, hint }: RuleFieldProps) {
  const { field, fieldState } = useController({ name });
  const { change, reset } = useShiftFormState();
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
      {reset?.by === name && <ResetNotice rules={reset.rules} undo={reset.undo} />}
    </div>
  );
}

function ChoiceRule({ name, label, hint, required }: RuleFieldProps) {
  const { i18n } = useLingui();
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
          {recordOf(name).options?.map((choice) => (
            <option key={choice} value={choice}>
              {ruleChoiceLabel(choice, i18n)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

function NumberRule({ name, label, hint, required }: RuleFieldProps) {
  const { register } = useFormContext();
  const { errors } = useFormState({ name });
  const message = errors[name]?.message;
  return (
    <Field label={label} hint={hint} error={typeof message === 'string' ? message : undefined} required={required}>
      {(control) => (
        <Input
          {...control}
          inputMode={recordOf(name).decimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          {...register(name, { setValueAs: toNumber })}
        />
      )}
    </Field>
  );
}

/** Text that is not a number becomes NaN, which the check reports. */
function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : Number(latinDigits(value));
}

interface DurationRuleProps {
  name: ShiftRule;
  label: string;
  hint?: ReactNode;
}

const LONGEST_USUAL = 24 * 60;

/** A duration in hours and minutes, or in days; what is longer than a day asks whether it is meant. */
function DurationRule({ name, label, hint }: DurationRuleProps) {
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
