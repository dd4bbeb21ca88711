import { useLingui } from '@lingui/react/macro';
import { transferInput } from '@seamline/shared/contract/employee-profiles';
import { DateField, FormDialog, useContractForm } from '@seamline/shared/form';
import { notify } from '@seamline/shared/session';
import { parseId, useCloseToList } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AssignmentFields } from '../changes/AssignmentFields.tsx';
import { employeeDetails, transferMutations } from '../queries.ts';

/** A transfer that takes effect automatically on a later date. */
export function Component() {
  const { t } = useLingui();
  const id = parseId(useParams().id ?? null) ?? 0;
  const { data } = useQuery(employeeDetails(id));
  const close = useCloseToList();
  const form = useContractForm(transferInput, { effective_on: '' });
  if (!data) return null;
  return (
    <FormDialog
      title={t`Transfer ${{ name: data.full_name }}`}
      form={form}
      mutation={transferMutations.plan(id)}
      onSuccess={({ message }) => void notify.success(message)}
      submitLabel={t`Enter the transfer`}
      onClose={close}
      getErrorMessage={(error) => ({ text: t`The transfer was not entered.`, detail: error.message })}
    >
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
