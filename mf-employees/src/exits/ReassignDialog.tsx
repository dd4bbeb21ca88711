import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ChangeInput, changeInput } from '@seamline/shared/contract/employees/employee-changes';
import { FormDialog, useContractForm } from '@seamline/shared/form';
import { parseId, useCloseToList } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { ChangePreview } from '../changes/ChangePreview.tsx';
import { changeMutations, type PreviewedChange } from '../changes/changeApi.ts';
import { ReportingField } from '../people/ReportingField.tsx';
import { employeeExit } from '../queries.ts';
import { useFirstData } from '../useFirstData.ts';

/** Another manager for everyone who reports to the employee in the URL, seen by person before. */
export function Component() {
  const id = parseId(useParams().id ?? null) ?? 0;
  const { data } = useQuery(employeeExit(id));
  // Who was listed when the dialog opened: after the change nobody is.
  const reports = useFirstData(data)?.reports;
  if (!reports) return null;
  const ids = reports.map((person) => person.id);
  return ids.length > 0 ? <ReassignForm id={id} ids={ids} /> : <Navigate to=".." replace />;
}

function ReassignForm({ id, ids }: { id: number; ids: number[] }) {
  const { t } = useLingui();
  const close = useCloseToList();
  const form = useContractForm(changeInput, {});
  return (
    <FormDialog<ChangeInput, PreviewedChange>
      title={t`Another Manager for ${plural({ count: ids.length }, { one: '# Employee', other: '# Employees' })}`}
      form={form}
      mutation={changeMutations.preview({ ids, count: ids.length })}
      submitLabel={t`Show the effect`}
      onClose={close}
      done={(previewed, back) => <ChangePreview first={previewed} back={back} close={close} />}
    >
      <ReportingField ownId={id} hint={t`They replace everybody whom these employees report to now.`} />
    </FormDialog>
  );
}
