import { Trans, useLingui } from '@lingui/react/macro';
import { APPLICABLE_FOR, LEAVE_TYPE_LIMITS, type LeaveFlag } from '@seamline/shared/contract/leave-types';
import {
  NumberField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  useFormContext,
  useWatch,
} from '@seamline/shared/form';
import { Grid } from '@seamline/shared/ui';
import { type ReactNode, useRef } from 'react';
import { addressBytes } from './addressBytes.ts';
import { APPLICABLE_FOR_LABELS, APPLICABLE_FOR_MEANINGS, FLAG_LABELS, FLAG_MEANINGS } from './labels.ts';
import { useDuplicateLeaveTypeName } from './useDuplicateLeaveTypeName.ts';

interface LeaveTypeFieldsProps {
  /** The leave type that is being changed. */
  ownId?: number;
  /** Shown below the name, such as a notice about a changed one. */
  afterName?: ReactNode;
}

/** The fields of a leave type. */
export function LeaveTypeFields({ ownId, afterName }: LeaveTypeFieldsProps) {
  const { t } = useLingui();
  const duplicateName = useDuplicateLeaveTypeName(ownId);
  return (
    <>
      <TextField
        name="leave_type_name"
        label={t`Name`}
        limit={LEAVE_TYPE_LIMITS.name}
        hint={duplicateName && <span role="status">{t`There is already a leave type called ${duplicateName}.`}</span>}
        required
      />
      {afterName}
      <TextField name="leave_type_short_name" label={t`Short Name`} limit={LEAVE_TYPE_LIMITS.shortName} />
      <SelectField
        name="applicable_for"
        label={t`Applicable For`}
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
      <TextAreaField
        name="description"
        label={t`Description`}
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
    // What was typed comes back when the rule is switched on again.
    const days = value ? daysBefore.current : 0;
    setValue('allow_applicable_previous_days', days, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <>
      <Flag name="leave_applied_on_past_days" changed={changed} />
      <NumberField
        name="allow_applicable_previous_days"
        label={t`Previous Days Allowed`}
        hint={
          isOn
            ? t`How many days back somebody may still apply.`
            : t`Counts only when Past Days is Yes; otherwise 0 is sent.`
        }
        disabled={!isOn}
      />
    </>
  );
}

/** Explains the chosen value, and which groups have none. */
function ApplicableForHint() {
  const { t } = useLingui();
  const value: unknown = useWatch({ name: 'applicable_for' });
  const chosen = APPLICABLE_FOR.find((people) => people === value);
  return (
    <>
      <span role="status">
        {chosen
          ? t(APPLICABLE_FOR_MEANINGS[chosen])
          : t`Nothing is chosen: the leave type is saved without saying to whom it applies.`}
      </span>{' '}
      <Trans>There is no choice for all women, or for unmarried women or men alone: say so in the description.</Trans>
    </>
  );
}

/** Bytes from which a URL is so long that a proxy may refuse it. */
const LONG = 7500;

function DescriptionHint() {
  const value: unknown = useWatch({ name: 'description' });
  const bytes = addressBytes(typeof value === 'string' ? value : '');
  if (bytes === 0) return null;
  if (bytes < LONG) return <Trans>Becomes {bytes} bytes of the address that saves it.</Trans>;
  return (
    <strong role="status">
      <Trans>
        Becomes {bytes} bytes of the address that saves it. This server accepts that; a proxy on the way may stop at
        8,000.
      </Trans>
    </strong>
  );
}
