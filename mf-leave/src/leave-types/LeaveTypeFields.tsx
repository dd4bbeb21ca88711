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
import { useMessages } from '@seamline/shared/messages';
import { Grid } from '@seamline/shared/ui';
import { type ReactNode, useRef } from 'react';
import { leaveMessages } from '../messages.ts';
import { addressBytes } from './addressBytes.ts';
import { useLeaveTypeNamesake } from './useLeaveTypeNamesake.ts';

interface LeaveTypeFieldsProps {
  /** The leave type that is being changed. */
  ownId?: number;
  /** Stands below the name, such as who follows a new one. */
  afterName?: ReactNode;
}

/** Everything that a leave type says. */
export function LeaveTypeFields({ ownId, afterName }: LeaveTypeFieldsProps) {
  const { leaveTypes: text, people } = useMessages(leaveMessages);
  const namesake = useLeaveTypeNamesake(ownId);
  return (
    <>
      <TextField
        name="leave_type_name"
        label={text.name}
        limit={LEAVE_TYPE_LIMITS.name}
        hint={namesake && <span role="status">{text.namesake(namesake)}</span>}
        required
      />
      {afterName}
      <TextField name="leave_type_short_name" label={text.shortName} limit={LEAVE_TYPE_LIMITS.shortName} />
      <SelectField
        name="applicable_for"
        label={text.applicableFor}
        options={APPLICABLE_FOR.map((value) => ({ value, label: people[value] }))}
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
        label={text.description}
        limit={LEAVE_TYPE_LIMITS.description}
        hint={<DescriptionHint />}
      />
    </>
  );
}

function Flag({ name, changed }: { name: LeaveFlag; changed?(value: boolean): void }) {
  const { label, meaning } = useMessages(leaveMessages).flags[name];
  return <SwitchField name={name} label={label} hint={meaning} {...(changed && { changed })} />;
}

/** The rule for past days, and how many of them: a number that counts only when the rule is on. */
function PastDays() {
  const text = useMessages(leaveMessages).leaveTypes;
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
        label={text.previousDays}
        hint={isOn ? text.previousDaysWhy : text.previousDaysOff}
        disabled={!isOn}
      />
    </>
  );
}

/** What the choice means, and what cannot be chosen. */
function ApplicableForHint() {
  const { leaveTypes: text, applicableFor } = useMessages(leaveMessages);
  const value: unknown = useWatch({ name: 'applicable_for' });
  const chosen = APPLICABLE_FOR.find((people) => people === value);
  return (
    <>
      <span role="status">{chosen ? applicableFor[chosen] : text.nobodyChosen}</span> {text.sixOnly}
    </>
  );
}

/** From here on an address is so long that something on its way may refuse it. */
const LONG = 7500;

function DescriptionHint() {
  const text = useMessages(leaveMessages).leaveTypes;
  const value: unknown = useWatch({ name: 'description' });
  const bytes = addressBytes(typeof value === 'string' ? value : '');
  if (bytes === 0) return null;
  return bytes < LONG ? text.addressBytes(bytes) : <strong role="status">{text.addressLong(bytes)}</strong>;
}
