import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ChangeValues, changeValues } from '@seamline/shared/contract/employees/employee-changes';
import { FormDialog, useContractForm } from '@seamline/shared/form';
import { useCloseToList } from '@seamline/shared/table';
import { use, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { DirectoryContext } from '../directory/directoryContext.ts';
import { ReportingField } from '../people/ReportingField.tsx';
import { AssignmentFields } from './AssignmentFields.tsx';
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
      done={(previewed, back) => (
        <ChangePreview first={previewed} changed={context.selection.clear} back={back} close={close} />
      )}
    >
      <AssignmentFields branchId={context.filter.branchId} />
      <ReportingField hint={t`They replace everybody whom the selected employees report to now.`} />
    </FormDialog>
  );
}
