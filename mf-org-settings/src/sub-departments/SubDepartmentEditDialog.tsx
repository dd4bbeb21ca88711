import { useLingui } from '@lingui/react/macro';
import {
  type DepartmentEntry,
  type SubDepartment,
  subDepartmentChange,
} from '@seamline/shared/contract/sub-departments';
import { FormDialog, useContractForm } from '@seamline/shared/form';
import { notify } from '@seamline/shared/session';
import { Field, Input } from '@seamline/shared/ui';
import { api, refreshLists } from '../api.ts';
import { SubDepartmentFields } from './SubDepartmentFields.tsx';

interface SubDepartmentDialogProps {
  subDepartment: SubDepartment;
  department: DepartmentEntry;
  close(): void;
}

/** Changes name and description of a sub-department. */
export function SubDepartmentEditDialog({ subDepartment, department, close }: SubDepartmentDialogProps) {
  const { t } = useLingui();
  const { id, sub_department, code, description, version } = subDepartment;
  const form = useContractForm(subDepartmentChange, { sub_department, description: description ?? '' });

  function saved(updated: SubDepartment) {
    refreshLists();
    const { sub_department: name } = updated;
    notify.success(t({ message: `${name} was updated.`, context: 'sub-department' }));
    close();
  }

  return (
    <FormDialog
      title={t`Edit Sub Department`}
      form={form}
      version={version}
      draft={`sub-department-${id}`}
      save={(change, current) => api.subDepartments.update(id, change, current)}
      saved={saved}
      saveLabel={t`Update Sub Department`}
      close={close}
      incomplete={t`Name is required.`}
      explain={(error) => ({ text: t`Failed to update sub department.`, detail: error.message })}
    >
      <SubDepartmentFields
        departmentId={department.department_id}
        ownId={id}
        code={
          <Field label={t`Code`} hint={t`The code was set when the sub-department was added. It cannot be changed.`}>
            {(control) => <Input {...control} readOnly value={code ?? ''} />}
          </Field>
        }
      />
    </FormDialog>
  );
}
