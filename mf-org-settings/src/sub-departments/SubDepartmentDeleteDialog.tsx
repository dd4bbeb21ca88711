import { useLingui } from '@lingui/react/macro';
import type { DepartmentEntry, SubDepartment } from '@seamline/shared/contract/sub-departments';
import { reasonOf } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { DeleteDialog } from '@seamline/shared/ui';
import { api, refreshLists } from '../api.ts';
import { Dependents } from '../Dependents.tsx';

interface SubDepartmentDialogProps {
  subDepartment: SubDepartment;
  department: DepartmentEntry;
  close(): void;
}

/** Asks before a sub-department is deleted, and shows its dependents. */
export function SubDepartmentDeleteDialog({ subDepartment, department, close }: SubDepartmentDialogProps) {
  const { t } = useLingui();
  const { id, sub_department: name } = subDepartment;

  async function remove() {
    await api.subDepartments.remove(id);
    refreshLists();
    notify.success(t({ message: `${name} was deleted.`, context: 'sub-department' }));
  }

  return (
    <DeleteDialog
      name={`${name} (${department.department_name})`}
      remove={remove}
      explain={(error) => ({ text: t`Failed to delete sub department.`, detail: reasonOf(error) })}
      close={close}
    >
      <Dependents
        record="sub-department"
        id={id}
        rule={t`A sub-department that employees belong to cannot be deleted.`}
      />
    </DeleteDialog>
  );
}
