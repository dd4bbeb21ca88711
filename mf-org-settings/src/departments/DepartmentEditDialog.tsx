import { Trans, useLingui } from '@lingui/react/macro';
import { type Department, departmentChange } from '@seamline/shared/contract/departments';
import { FormDialog, useContractForm } from '@seamline/shared/form';
import { notify } from '@seamline/shared/session';
import { Text } from '@seamline/shared/ui';
import { api } from '../api.ts';
import { DepartmentFields } from './DepartmentFields.tsx';
import { putDepartment } from './departmentCache.ts';

/** Changes a department. Its branch stays. */
export function DepartmentEditDialog({ department, close }: { department: Department; close(): void }) {
  const { t } = useLingui();
  const { department_id: id, branch_id: branchId, branch_name: branch } = department;
  const form = useContractForm(departmentChange, {
    name: department.department_name,
    code: department.department_code ?? '',
    description: department.department_description ?? '',
  });

  function saved(updated: Department) {
    putDepartment(updated);
    const { department_name: name } = updated;
    notify.success(t({ message: `${name} was updated.`, context: 'department' }));
    close();
  }

  return (
    <FormDialog
      title={t`Edit Department`}
      form={form}
      version={department.version}
      draft={`department-${id}`}
      save={(change, version) => api.departments.update(id, branchId, change, version)}
      saved={saved}
      saveLabel={t`Update Department`}
      close={close}
      explain={(error) => ({ text: t`Failed to update department.`, detail: error.message })}
    >
      <Text tone="muted">
        <Trans>Branch: {branch}</Trans>
      </Text>
      <DepartmentFields branchId={branchId} ownId={id} />
    </FormDialog>
  );
}
