import { useLingui } from '@lingui/react/macro';
import { transferInput } from '@seamline/shared/contract/employees/employee-profiles';
import { DateField, FormDialog, useContractForm } from '@seamline/shared/form';
import { formatCalendarDay } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { parseId, useCloseToList } from '@seamline/shared/table';
import { Notice } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AssignmentFields } from '../changes/AssignmentFields.tsx';
import { employeeDetails, employeeProfile, transferMutations } from '../queries.ts';
import { linesOf } from './History.tsx';

/** A transfer that takes effect automatically on a later date. */
export function Component() {
  const { t } = useLingui();
  const id = parseId(useParams().id ?? null) ?? 0;
  const { data } = useQuery(employeeDetails(id));
  const profile = useQuery(employeeProfile(id)).data;
  const planned = profile?.transfer;
  // Another one than the dialog shows is not replaced.
  const version = planned === null ? 0 : planned?.version;
  const close = useCloseToList();
  const form = useContractForm(transferInput, { effective_on: '' });
  if (!data) return null;
  return (
    <FormDialog
      title={t`Transfer ${{ name: data.full_name }}`}
      form={form}
      mutation={transferMutations.plan(id, version)}
      onSuccess={({ message }) => void notify.success(message)}
      submitLabel={t`Enter the transfer`}
      onClose={close}
      getErrorMessage={(error) => ({ text: t`The transfer was not entered.`, detail: error.message })}
    >
      {planned && (
        // The server keeps one planned transfer per employee.
        <Notice detail={t`The transfer you enter here replaces it.`}>
          {t`A transfer is planned from ${{ day: formatCalendarDay(planned.effective_on) }}: ${{ next: linesOf(planned).join(' · ') }}`}
        </Notice>
      )}
      <DateField
        name="effective_on"
        label={t`Takes effect on`}
        hint={t`On that day the values change automatically. What you keep stays as it is.`}
        required
      />
      <AssignmentFields branchId={data.branch.id ?? undefined} />
    </FormDialog>
  );
}
