import { EMPLOYEE_LIMITS } from '@seamline/shared/contract/employee-fields';
import { DateField, NumberField, TextField, useFormContext, useWatch } from '@seamline/shared/form';
import { ApiError } from '@seamline/shared/http';
import { useMessages } from '@seamline/shared/messages';
import { useSettled } from '@seamline/shared/table';
import { Box, Button, Field, Text } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { FormSection } from '../fields/FormSection.tsx';
import { employeeMessages } from '../messages.ts';
import { PeoplePicker } from '../people/PeoplePicker.tsx';
import { noticeDays } from './noticeDays.ts';
import { PersonCard } from './PersonCard.tsx';
import { ReinstateDialog } from './ReinstateDialog.tsx';

/** The employee, the dates and the remarks of a leaving; `onWithdrawn` is called when a stored one was withdrawn. */
export function LeavingFields({ onWithdrawn }: { onWithdrawn(): void }) {
  const text = useMessages(employeeMessages).formerEmployees;
  const { setValue } = useFormContext();
  return (
    <>
      <FormSection title={text.who}>
        <NumberField name="employee_id" label={text.employeeId} hint={text.employeeIdHint} required />
        <Field label={text.pick}>
          {(control) => (
            <PeoplePicker
              control={control}
              isExcluded={() => false}
              choose={({ id }) => setValue('employee_id', id, { shouldDirty: true, shouldValidate: true })}
            />
          )}
        </Field>
        <Who onWithdrawn={onWithdrawn} />
      </FormSection>
      <FormSection title={text.how}>
        <DateField name="resignation_date" label={text.resignationDate} required />
        <DateField name="company_last_day" label={text.companyLastDay} hint={<Notice />} required />
        <TextField name="remark" label={text.remark} limit={EMPLOYEE_LIMITS.remark} />
        <TextField name="fnf_remark" label={text.fnfRemark} hint={text.fnfHint} limit={EMPLOYEE_LIMITS.fnf_remark} />
      </FormSection>
    </>
  );
}

/** The employee with the typed id, before anything is sent. */
function Who({ onWithdrawn }: { onWithdrawn(): void }) {
  const text = useMessages(employeeMessages).formerEmployees;
  const value: unknown = useSettled(useWatch({ name: 'employee_id' }));
  const id = typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
  const { data, error, isFetching } = useQuery({ ...api.employees.identity(id ?? 0), enabled: id !== undefined });
  const [isWithdrawing, setWithdrawing] = useState(false);
  if (id === undefined) return null;
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return (
    <Box role="status" gridColumn="1 / -1">
      {data ? (
        <PersonCard
          person={data}
          action={
            data.notice && (
              <Button variant="outline" size="sm" onClick={() => setWithdrawing(true)}>
                {text.withdrawTitle}
              </Button>
            )
          }
        />
      ) : (
        <Text tone={error ? 'danger' : 'muted'}>
          {error && !isFetching ? (isUnknown ? text.nobody(id) : text.whoFailed(error.message)) : text.looking}
        </Text>
      )}
      {isWithdrawing && data?.notice && (
        <ReinstateDialog
          person={{ ...data, ...data.notice, left_at: null }}
          onDone={onWithdrawn}
          close={() => setWithdrawing(false)}
        />
      )}
    </Box>
  );
}

/** The notice between the two dates, and a word where they are the wrong way round. */
function Notice() {
  const text = useMessages(employeeMessages).formerEmployees;
  const [resigned = '', lastDay = ''] = useWatch({ name: ['resignation_date', 'company_last_day'] });
  const days = noticeDays(resigned, lastDay);
  return <span role="status">{days === undefined ? '' : days < 0 ? text.wrongOrder : text.notice(days)}</span>;
}
