import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  APPLICABLE_FOR,
  LEAVE_TYPE_LIMITS,
  type LeaveFlag,
  type LeaveType,
  type LeaveTypeInput,
} from '@seamline/shared/contract/leave/leave-types';
import {
  CodeField,
  NumberField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  useDuplicate,
  useDuplicateName,
  useFormContext,
  useWatch,
} from '@seamline/shared/form';
import { APPLICABLE_FOR_LABELS, FLAG_LABELS, LEAVE_LABELS } from '@seamline/shared/labels/leave';
import { type ReactNode, useRef } from 'react';
import { leaveTypes } from '../queries.ts';
import { APPLICABLE_FOR_MEANINGS, FLAG_MEANINGS } from './leaveTypeLabels.ts';
import { leaveTypeSentence } from './leaveTypeSentence.ts';

interface LeaveTypeFieldsProps {
  /** The leave type that is being changed. */
  ownId?: number;
  /** Shown below the name, such as a notice about a changed one. */
  afterName?: ReactNode;
}

/** The fields of a leave type. */
export function LeaveTypeFields({ ownId, afterName }: LeaveTypeFieldsProps) {
  const { t } = useLingui();
  const duplicateName = useDuplicateName(leaveTypes, 'leave_type_name', ownId);
  const shortName = { field: 'leave_type_short_name', textOf: (type: LeaveType) => type.leave_type_short_name };
  const other = useDuplicate(leaveTypes, shortName, ownId);
  return (
    <>
      <TextField
        name="leave_type_name"
        label={t(LEAVE_LABELS.leave_type_name)}
        limit={LEAVE_TYPE_LIMITS.name}
        advice={duplicateName && t`There is already a leave type called ${duplicateName}.`}
        required
      />
      {afterName}
      <CodeField
        name="leave_type_short_name"
        label={t(LEAVE_LABELS.leave_type_short_name)}
        limit={LEAVE_TYPE_LIMITS.shortName}
        taken={other && t`Another leave type, ${{ name: other.leave_type_name }}, has this short name.`}
        isNew={ownId === undefined}
      />
      <SelectField
        name="applicable_for"
        label={t(LEAVE_LABELS.applicable_for)}
        options={APPLICABLE_FOR.map((value) => ({ value, label: t(APPLICABLE_FOR_LABELS[value]) }))}
        hint={<ApplicableForHint />}
      />
      <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="5" rowGap="2" alignItems="start">
        <Flag name="attachment_required" />
        <Flag name="apply_leave_on_holiday" />
        <Flag name="applicable_unpaid_leave" />
        <Flag name="is_birthday_anniversary_leave" />
        <PastDays />
      </Grid>
      <Sentence />
      <TextAreaField
        name="description"
        label={t(LEAVE_LABELS.description)}
        limit={LEAVE_TYPE_LIMITS.description}
        hint={<DescriptionHint />}
      />
    </>
  );
}

function Flag({ name, changed }: { name: LeaveFlag; changed?(value: boolean): void }) {
  const { t } = useLingui();
  const label = t(FLAG_LABELS[name]);
  return <SwitchField name={name} label={label} hint={t(FLAG_MEANINGS[name])} {...(changed && { changed })} />;
}

/** The rule for past days, and how many of them: a number that counts only when the rule is on. */
function PastDays() {
  const { t } = useLingui();
  const { getValues, setValue } = useFormContext();
  const isOn = useWatch({ name: 'leave_applied_on_past_days' }) === true;
  const daysBefore = useRef<unknown>(0);

  function changed(value: boolean) {
    if (!value) daysBefore.current = getValues('allow_applicable_previous_days');
    // The number comes back when the rule is switched on again.
    const days = value ? daysBefore.current : 0;
    setValue('allow_applicable_previous_days', days, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <>
      <Flag name="leave_applied_on_past_days" changed={changed} />
      <NumberField
        name="allow_applicable_previous_days"
        label={t(LEAVE_LABELS.allow_applicable_previous_days)}
        hint={
          isOn
            ? t`How many days back employees can still apply.`
            : t`Applies only when Past Days is on; otherwise 0 is saved.`
        }
        disabled={!isOn}
      />
    </>
  );
}

const SENTENCE_FIELDS = [
  'applicable_for',
  'applicable_unpaid_leave',
  'is_birthday_anniversary_leave',
  'attachment_required',
  'apply_leave_on_holiday',
  'leave_applied_on_past_days',
  'allow_applicable_previous_days',
] as const satisfies readonly (keyof LeaveTypeInput)[];

/** The rules of a leave type as one sentence. */
function Sentence() {
  const { i18n } = useLingui();
  const values = useWatch({ name: SENTENCE_FIELDS });
  const rules = Object.fromEntries(SENTENCE_FIELDS.map((field, index) => [field, values[index]]));
  return (
    <Text fontSize="sm" color="fg.muted">
      <Trans>In one sentence:</Trans> {leaveTypeSentence(rules as LeaveTypeInput, i18n)}
    </Text>
  );
}

/** Explains the chosen value, and which groups have none. */
function ApplicableForHint() {
  const { t } = useLingui();
  const value: unknown = useWatch({ name: 'applicable_for' });
  const chosen = APPLICABLE_FOR.find((group) => group === value);
  return (
    <>
      <span role="status">
        {chosen ? t(APPLICABLE_FOR_MEANINGS[chosen]) : t`No group is chosen. The leave type will be saved without one.`}
      </span>{' '}
      <Trans>For unmarried women or unmarried men only, use the description.</Trans>
    </>
  );
}

/** Bytes from which a URL is so long that a proxy may refuse it. */
const LONG = 7500;

/** Says how much of the request URL the description takes, once that is near the limit. */
function DescriptionHint() {
  const value: unknown = useWatch({ name: 'description' });
  const bytes = urlBytes(typeof value === 'string' ? value : '');
  if (bytes < LONG) return null;
  return (
    <strong role="status">
      <Trans>Uses {bytes} bytes of the request URL. This server accepts that, but a proxy may stop at 8,000.</Trans>
    </strong>
  );
}

/** Returns the bytes of a text in a URL. It is sent trimmed and encoded, so a Gujarati letter takes nine. */
export function urlBytes(value: string): number {
  return new URLSearchParams({ '': value.trim() }).toString().length - 1;
}
