import { Box } from '@chakra-ui/react/box';
import { useLingui } from '@lingui/react/macro';
import { EMPLOYEE_LIMITS } from '@seamline/shared/contract/employees/employee-fields';
import { type Identity, leavingForm } from '@seamline/shared/contract/employees/former-employees';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { DateField, FormDialog, NumberField, SelectField, TextField, useContractForm } from '@seamline/shared/form';
import { EXIT_LABELS } from '@seamline/shared/labels/employee';
import { notify } from '@seamline/shared/session';
import { parseId, useCloseToList } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { employeeIdentity, leavingMutations } from '../queries.ts';
import { useFirstData } from '../useFirstData.ts';
import { reasonOptions, typeOptions } from './exitLabels.ts';
import { NoticeHint } from './LeavingFields.tsx';
import { LeavingReview } from './LeavingReview.tsx';
import { findProblems, type Leaving, leavingOf, storedValues, withdrawnSentence } from './leavingValues.ts';

/** The leaving of the employee in the URL, recorded or changed. */
export function Component() {
  const id = parseId(useParams().id ?? null) ?? 0;
  const { data } = useQuery(employeeIdentity(id));
  const person = useFirstData(data);
  return person && <ExitForm person={person} />;
}

function ExitForm({ person }: { person: Identity }) {
  const { t, i18n } = useLingui();
  const close = useCloseToList();
  const stored = leavingOf(person);
  const form = useContractForm(
    leavingForm,
    {
      ...storedValues(person),
      employee_id: person.id,
      exit_type: (stored?.exit_type ?? '') as Leaving['exit_type'],
      exit_reason: (stored?.exit_reason ?? '') as Leaving['exit_reason'],
      notice_period_days: stored?.notice_period_days ?? undefined,
      settled_on: stored?.settled_on ?? '',
    },
    findProblems,
  );

  return (
    <FormDialog
      title={stored ? t`Change the Exit` : t`Record an Exit`}
      wide
      form={form}
      version={person.version}
      mutation={leavingMutations.recordExit}
      onSuccess={({ withdrawn_changes_on: withdrawn = [] }) => {
        notify.success(t`The exit of ${{ name: person.user_name }} was saved.`);
        if (withdrawn.length > 0) notify.success(withdrawnSentence(withdrawn, i18n));
      }}
      submitLabel={t`Save`}
      onClose={close}
      getErrorMessage={(error) => ({ text: t`The exit was not saved.`, detail: error.message })}
    >
      <Box
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        <SelectField name="exit_type" label={t`Type`} options={typeOptions(t)} />
        <SelectField name="exit_reason" label={t`Reason`} options={reasonOptions(t)} />
        <DateField
          name="resignation_date"
          label={t(EXIT_LABELS.resignation_date)}
          hint={t`The day on which notice was given.`}
          required
        />
        <NumberField name="notice_period_days" label={t(EXIT_LABELS.notice_period_days)} />
        <DateField name="company_last_day" label={t(EXIT_LABELS.company_last_day)} hint={<NoticeHint />} required />
        <DateField name="settled_on" label={t(EXIT_LABELS.settled_on)} max={dateInIndia(new Date())} />
        <TextField name="remark" label={t(EXIT_LABELS.remark)} limit={EMPLOYEE_LIMITS.remark} />
        <TextField name="fnf_remark" label={t(EXIT_LABELS.fnf_remark)} limit={EMPLOYEE_LIMITS.fnf_remark} />
      </Box>
      {/* What makes a former employee of a current one, or the reverse, is confirmed. */}
      <LeavingReview
        isNeeded={({ company_last_day: lastDay }) => lastDay < dateInIndia(new Date()) !== Boolean(person.leaving)}
      />
    </FormDialog>
  );
}
