import { type Department, departmentChange } from '@seamline/shared/contract/departments';
import { FormDialog, useContractForm, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { Text } from '@seamline/shared/ui';
import { api } from '../api.ts';
import { orgMessages } from '../messages.ts';
import { DepartmentFields } from './DepartmentFields.tsx';
import { putDepartment } from './departmentCache.ts';
import { useDepartmentNamesake } from './useDepartmentNamesake.ts';

/** The popup that changes a department; its branch stays. */
export function DepartmentEditDialog({ department, close }: { department: Department; close(): void }) {
  const text = useMessages(orgMessages).departments;
  const { department_id: id, branch_id: branchId } = department;
  const form = useContractForm(departmentChange, {
    name: department.department_name,
    code: department.department_code ?? '',
    description: department.department_description ?? '',
  });
  const name = useWatch({ control: form.control, name: 'name' });
  const namesake = useDepartmentNamesake(branchId, name, id);

  function saved(updated: Department) {
    putDepartment(updated);
    notify.success(text.updated(updated.department_name));
    close();
  }

  return (
    <FormDialog
      title={text.editTitle}
      form={form}
      version={department.version}
      draft={`department-${id}`}
      save={(change, version) => api.departments.update(id, branchId, change, version)}
      saved={saved}
      saveLabel={text.update}
      close={close}
      explain={(error) => ({ text: text.updateFailed, detail: error.message })}
    >
      <Text tone="muted">
        {text.branch}: {department.branch_name}
      </Text>
      <DepartmentFields namesake={namesake} />
    </FormDialog>
  );
}
