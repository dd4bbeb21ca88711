import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { EMPLOYEE_LIMITS } from '@seamline/shared/contract/employees/employee-fields';
import { DateField, NumberField, TextField, useFormContext, useWatch } from '@seamline/shared/form';
import { EXIT_LABELS } from '@seamline/shared/labels/employee';
import { useDebouncedValue } from '@seamline/shared/table';
import { Button, Field } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormSection } from '../fields/FormSection.tsx';
import { PeoplePicker } from '../people/PeoplePicker.tsx';
import { employeeIdentity, isUnknownEmployee } from '../queries.ts';
import { PersonCard } from './FormerEmployeeLists.tsx';
import { noticeDays } from './lastDay.ts';
import { ReinstateDialog } from './ReinstateDialog.tsx';

/** The employee, the dates and the remarks of a leaving; `onWithdrawn` is called when a stored one was withdrawn. */
export function LeavingFields({ onWithdrawn }: { onWithdrawn(): void }) {
  const { t } = useLingui();
  const { setValue } = useFormContext();
  return (
    <>
      <FormSection title={t`Who leaves`}>
        <NumberField
          name="employee_id"
          label={t`Employee ID`}
          hint={t`The number of the person, as on their details page.`}
          required
        />
        <Field label={t`Or pick the person`}>
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
      <FormSection title={t`When and how`}>
        <DateField name="resignation_date" label={t(EXIT_LABELS.resignation_date)} required />
        <DateField name="company_last_day" label={t(EXIT_LABELS.company_last_day)} hint={<NoticeHint />} required />
        <TextField name="remark" label={t(EXIT_LABELS.remark)} limit={EMPLOYEE_LIMITS.remark} />
        <TextField
          name="fnf_remark"
          label={t(EXIT_LABELS.fnf_remark)}
          hint={t`FNF is the full and final settlement.`}
          limit={EMPLOYEE_LIMITS.fnf_remark}
        />
      </FormSection>
    </>
  );
}

/** The employee with the typed id, before anything is sent. */
function Who({ onWithdrawn }: { onWithdrawn(): void }) {
  const { t } = useLingui();
  const value: unknown = useDebouncedValue(useWatch({ name: 'employee_id' }));
  const id = typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
  const { data, error, isFetching } = useQuery({ ...employeeIdentity(id ?? 0), enabled: id !== undefined });
  const [isWithdrawing, setWithdrawing] = useState(false);
  if (id === undefined) return null;
  return (
    <Box role="status" gridColumn="1 / -1">
      {data ? (
        <PersonCard
          person={data}
          action={
            data.notice && (
              <Button variant="outline" size="sm" onClick={() => setWithdrawing(true)}>
                <Trans>Withdraw the exit</Trans>
              </Button>
            )
          }
        />
      ) : (
        <Text color={error ? 'danger.fg' : 'fg.muted'}>
          {error && !isFetching
            ? isUnknownEmployee(error)
              ? t`No employee has the number ${id}.`
              : t`The employee could not be looked up. ${{ reason: error.message }}`
            : t`Looking for this number...`}
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

/** The notice between the two dates, how it compares with an agreed period, and a hint if the dates are reversed. */
export function NoticeHint() {
  const { t } = useLingui();
  const [resigned = '', lastDay = '', agreed] = useWatch({
    name: ['resignation_date', 'company_last_day', 'notice_period_days'],
  });
  const days = noticeDays(resigned, lastDay);
  const short = days === undefined || typeof agreed !== 'number' ? 0 : agreed - days;
  return (
    <span role="status">
      {days === undefined
        ? ''
        : days < 0
          ? t`The last day is before the resignation date. Please check both dates.`
          : t`${plural(days, { one: '# day of notice.', other: '# days of notice.' })}`}
      {short > 0 &&
        ` ${t`${plural({ short }, { one: '# day fewer than agreed.', other: '# days fewer than agreed.' })}`}`}
    </span>
  );
}
