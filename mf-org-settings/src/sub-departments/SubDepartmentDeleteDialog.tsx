import type { DepartmentEntry, SubDepartment } from '@seamline/shared/contract/sub-departments';
import { reasonOf, useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { DeleteDialog } from '@seamline/shared/ui';
import { api, refreshLists } from '../api.ts';
import { Dependants } from '../Dependants.tsx';
import { orgMessages } from '../messages.ts';

interface SubDepartmentDialogProps {
  subDepartment: SubDepartment;
  department: DepartmentEntry;
  close(): void;
}

/** The question before a sub-department is deleted, with who belongs to it. */
export function SubDepartmentDeleteDialog({ subDepartment, department, close }: SubDepartmentDialogProps) {
  const text = useMessages(orgMessages).subDepartments;
  const { id, sub_department: name } = subDepartment;

  async function remove() {
    await api.subDepartments.remove(id);
    refreshLists();
    notify.success(text.removed(name));
  }

  return (
    <DeleteDialog
      name={`${name}, ${department.department_name}`}
      remove={remove}
      explain={(error) => ({ text: text.removeFailed, detail: reasonOf(error) })}
      close={close}
    >
      <Dependants record="sub-department" id={id} rule={text.removeWarning} />
    </DeleteDialog>
  );
}
