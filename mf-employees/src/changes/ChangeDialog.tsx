import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeValues, changeValues } from '@seamline/shared/contract/employee-changes';
import { FormDialog, useContractForm, useFormContext, useWatch } from '@seamline/shared/form';
import { LoadFailure, useCloseToList } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { columnOf } from '../directory/columns.ts';
import { DirectoryContext } from '../directory/directoryContext.ts';
import { IdField } from '../fields/IdField.tsx';
import { ReportingField } from '../people/ReportingField.tsx';
import { employeeLookups } from '../queries.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { changeMutations, type PreviewedChange } from './changeApi.ts';

/** New values for the selected employees, and what they would do to each. */
export function Component() {
  const { t } = useLingui();
  const { search } = useLocation();
  const context = use(DirectoryContext);
  // What was selected when the dialog opened: the list behind it may be loaded again.
  const [sent] = useState(context?.selection.sent);
  const close = useCloseToList();
  const form = useContractForm(changeValues, {});
  if (!context || !sent || sent.count === 0) return <Navigate to={{ pathname: '..', search }} replace />;
  return (
    <FormDialog<ChangeValues, PreviewedChange>
      title={t`Change ${plural({ count: sent.count }, { one: '# employee', other: '# employees' })}`}
      form={form}
      mutation={changeMutations.preview(sent)}
      submitLabel={t`Show the effect`}
      onClose={close}
      done={(previewed) => <ChangePreview first={previewed} changed={context.selection.clear} close={close} />}
    >
      <ValueFields branchId={context.filter.branchId} />
    </FormDialog>
  );
}

/** Every value that can be changed. The departments are those of the new branch, or of the branch that is listed. */
function ValueFields({ branchId: listedId }: { branchId: number | undefined }) {
  const { t } = useLingui();
  const { setValue } = useFormContext();
  const [cleared, setCleared] = useState('');
  const lookups = useQuery(employeeLookups);
  const { data, error } = lookups;
  const [chosenId, departmentId] = useWatch({ name: ['branch_id', 'department_id'] });
  const departments = data?.branches.find(({ id }) => id === (chosenId ?? listedId))?.departments;
  const subDepartments = departments?.find(({ id }) => id === departmentId)?.sub_departments;
  const asIs = data ? t`Keep as is` : t`Loading the choices...`;

  function clear(...names: string[]) {
    for (const name of names) setValue(name, undefined, { shouldDirty: true });
    setCleared(t`The choices that belong to it were cleared.`);
  }

  return (
    <>
      {error && !data && (
        <LoadFailure query={lookups} detail={error.message}>
          <Trans>The branches, designations and shifts could not be fetched.</Trans>
        </LoadFailure>
      )}
      <IdField
        name="branch_id"
        label={t(columnOf('branch').label)}
        options={data?.branches ?? []}
        placeholder={asIs}
        changed={() => clear('department_id', 'sub_department_id')}
      />
      <IdField
        name="department_id"
        label={t(columnOf('department').label)}
        hint={t`Who moves to another branch needs a department there.`}
        options={departments ?? []}
        placeholder={departments ? asIs : t`Choose a branch first.`}
        disabled={!departments}
        changed={() => clear('sub_department_id')}
      />
      <IdField
        name="sub_department_id"
        label={t(columnOf('sub-department').label)}
        options={subDepartments ?? []}
        placeholder={subDepartments ? asIs : t`Choose a department first.`}
        disabled={!subDepartments}
      />
      <IdField
        name="designation_id"
        label={t(columnOf('designation').label)}
        options={data?.designations ?? []}
        placeholder={asIs}
      />
      <IdField name="shift_id" label={t(columnOf('shift').label)} options={data?.shifts ?? []} placeholder={asIs} />
      <ReportingField hint={t`They replace everybody whom the selected employees report to now.`} />
      <VisuallyHidden role="status">{cleared}</VisuallyHidden>
    </>
  );
}
