import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Department, departmentChange } from '@seamline/shared/contract/organisation/departments';
import { FormDialog, useContractForm } from '@seamline/shared/form';
import { notify } from '@seamline/shared/session';
import { RecordDialog } from '@seamline/shared/table';
import { DepartmentFields } from './DepartmentFields.tsx';
import { departmentMutations, departments } from './queries.ts';

export function Component() {
  const { t } = useLingui();
  return (
    <RecordDialog list={departments} title={t`Edit Department`}>
      {(department, onClose) => <EditForm department={department} onClose={onClose} />}
    </RecordDialog>
  );
}

/** Changes a department. Its branch stays. */
function EditForm({ department, onClose }: { department: Department; onClose(): Promise<void> }) {
  const { t } = useLingui();
  const { department_id: id, branch_id: branchId, branch_name: branch } = department;
  const form = useContractForm(departmentChange, {
    name: department.department_name,
    code: department.department_code ?? '',
    description: department.department_description ?? '',
  });

  return (
    <FormDialog
      title={t`Edit Department`}
      form={form}
      version={department.version}
      mutation={departmentMutations.update(department)}
      onSuccess={({ department_name: name }) =>
        notify.success(t({ message: `${name} was updated.`, context: 'department' }))
      }
      submitLabel={t`Update Department`}
      onClose={onClose}
      getErrorMessage={(error) => ({ text: t`Failed to update department.`, detail: error.message })}
    >
      <Text color="fg.muted">
        <Trans>Branch: {branch}</Trans>
      </Text>
      <DepartmentFields branchId={branchId} ownId={id} />
    </FormDialog>
  );
}
