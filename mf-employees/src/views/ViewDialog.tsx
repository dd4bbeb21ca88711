import { useLingui } from '@lingui/react/macro';
import {
  EMPLOYEE_VIEW_LIMITS,
  type EmployeeView,
  type EmployeeViewInput,
  employeeViewChange,
  employeeViewInput,
} from '@seamline/shared/contract/employees/employee-views';
import { FormDialog, TextField, useContractForm, useDuplicateName } from '@seamline/shared/form';
import { notify } from '@seamline/shared/session';
import { RecordDialog, useCloseToList } from '@seamline/shared/table';
import { use, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { DirectoryContext } from '../directory/directoryContext.ts';
import { employeeViewMutations, employeeViews } from '../queries.ts';

/** Saves what the directory shows as a view, or renames the view in the URL. */
export function Component() {
  const { t } = useLingui();
  return useParams().id === undefined ? (
    <AddForm />
  ) : (
    <RecordDialog list={employeeViews} title={t`Rename View`}>
      {(view, onClose) => <RenameForm view={view} onClose={onClose} />}
    </RecordDialog>
  );
}

function AddForm() {
  const { t } = useLingui();
  const directory = use(DirectoryContext);
  const close = useCloseToList();
  const added = useRef<EmployeeView>(undefined);
  const form = useContractForm(employeeViewInput, { name: '', search: directory?.search ?? '' });
  return (
    <FormDialog<EmployeeViewInput, EmployeeView>
      title={t`Save as a View`}
      form={form}
      mutation={employeeViewMutations.create}
      onSuccess={(view) => {
        added.current = view;
        notify.success(t`The view ${{ name: view.name }} was saved.`);
      }}
      submitLabel={t`Save`}
      onClose={async () => {
        await close();
        if (added.current) directory?.open(added.current);
      }}
      getErrorMessage={(error) => ({ text: t`The view was not saved.`, detail: error.message })}
    >
      <NameField hint={t`It keeps search, filters, order and columns. Its address can be shared.`} />
    </FormDialog>
  );
}

function RenameForm({ view, onClose }: { view: EmployeeView; onClose(): Promise<void> }) {
  const { t } = useLingui();
  const form = useContractForm(employeeViewChange, view);
  return (
    <FormDialog<EmployeeView, EmployeeView>
      title={t`Rename View`}
      form={form}
      mutation={employeeViewMutations.update}
      onSuccess={({ name }) => void notify.success(t`The view is called ${{ name }} now.`)}
      submitLabel={t`Rename`}
      onClose={onClose}
      getErrorMessage={(error) => ({ text: t`The view was not renamed.`, detail: error.message })}
    >
      <NameField ownId={view.id} />
    </FormDialog>
  );
}

function NameField({ ownId, hint }: { ownId?: number; hint?: string }) {
  const { t } = useLingui();
  const duplicateName = useDuplicateName(employeeViews, 'name', ownId);
  return (
    <TextField
      name="name"
      label={t`Name`}
      limit={EMPLOYEE_VIEW_LIMITS.name}
      hint={hint}
      advice={duplicateName && t`You already have a view called ${duplicateName}.`}
      required
    />
  );
}
