import type { Department } from '@seamline/shared/contract/departments';
import { reasonOf, useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { DeleteDialog } from '@seamline/shared/ui';
import { api } from '../api.ts';
import { Dependants } from '../Dependants.tsx';
import { orgMessages } from '../messages.ts';
import { dropDepartment } from './departmentCache.ts';

/** The question before a department is deleted, with what belongs to it. */
export function DepartmentDeleteDialog({ department, close }: { department: Department; close(): void }) {
  const text = useMessages(orgMessages).departments;
  const { department_id: id, department_name: name, branch_name } = department;

  async function remove() {
    await api.departments.remove(id);
    dropDepartment(id);
    notify.success(text.removed(name));
  }

  return (
    <DeleteDialog
      name={`${name}, ${branch_name}`}
      remove={remove}
      explain={(error) => ({ text: text.removeFailed, detail: reasonOf(error) })}
      close={close}
    >
      <Dependants record="department" id={id} rule={text.removeWarning} />
    </DeleteDialog>
  );
}
