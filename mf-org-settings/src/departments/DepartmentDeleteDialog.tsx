import { useLingui } from '@lingui/react/macro';
import type { Department } from '@seamline/shared/contract/departments';
import { reasonOf } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { DeleteDialog } from '@seamline/shared/ui';
import { api } from '../api.ts';
import { Dependents } from '../Dependents.tsx';
import { dropDepartment } from './departmentCache.ts';

/** Asks before a department is deleted, and shows its dependents. */
export function DepartmentDeleteDialog({ department, close }: { department: Department; close(): void }) {
  const { t } = useLingui();
  const { department_id: id, department_name: name, branch_name } = department;

  async function remove() {
    await api.departments.remove(id);
    dropDepartment(id);
    notify.success(t({ message: `${name} was deleted.`, context: 'department' }));
  }

  return (
    <DeleteDialog
      name={`${name} (${branch_name})`}
      remove={remove}
      explain={(error) => ({ text: t`Failed to delete department.`, detail: reasonOf(error) })}
      close={close}
    >
      <Dependents
        record="department"
        id={id}
        rule={t`A department that sub-departments or employees belong to cannot be deleted.`}
      />
    </DeleteDialog>
  );
}
