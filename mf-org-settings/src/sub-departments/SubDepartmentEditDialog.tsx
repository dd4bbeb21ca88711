import {
  type DepartmentEntry,
  type SubDepartment,
  subDepartmentChange,
} from '@seamline/shared/contract/sub-departments';
import { FormDialog, useContractForm, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { Field, Input } from '@seamline/shared/ui';
import { api, refreshLists } from '../api.ts';
import { orgMessages } from '../messages.ts';
import { SubDepartmentFields } from './SubDepartmentFields.tsx';
import { useSubDepartmentNamesake } from './useSubDepartmentNamesake.ts';

interface SubDepartmentDialogProps {
  subDepartment: SubDepartment;
  department: DepartmentEntry;
  close(): void;
}

/** The popup that changes name and description of a sub-department. */
export function SubDepartmentEditDialog({ subDepartment, department, close }: SubDepartmentDialogProps) {
  const text = useMessages(orgMessages).subDepartments;
  const { id, sub_department, code, description, version } = subDepartment;
  const form = useContractForm(subDepartmentChange, { sub_department, description: description ?? '' });
  const name = useWatch({ control: form.control, name: 'sub_department' });
  const namesake = useSubDepartmentNamesake(department.department_id, name, id);

  function saved(updated: SubDepartment) {
    refreshLists();
    notify.success(text.updated(updated.sub_department));
    close();
  }

  return (
    <FormDialog
      title={text.editTitle}
      form={form}
      version={version}
      draft={`sub-department-${id}`}
      save={(change, current) => api.subDepartments.update(id, change, current)}
      saved={saved}
      saveLabel={text.update}
      close={close}
      incomplete={text.nameRequired}
      explain={(error) => ({ text: text.updateFailed, detail: error.message })}
    >
      <SubDepartmentFields
        namesake={namesake}
        code={
          <Field label={text.code} hint={text.codeFixed}>
            {(control) => <Input {...control} readOnly value={code ?? ''} />}
          </Field>
        }
      />
    </FormDialog>
  );
}
