import { useLingui } from '@lingui/react/macro';
import { subDepartmentChange } from '@seamline/shared/contract/organisation/sub-departments';
import { FormDialog, initialValues, useContractForm } from '@seamline/shared/form';
import { ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { notify } from '@seamline/shared/session';
import { RecordDialog } from '@seamline/shared/table';
import { Field, Input } from '@seamline/shared/ui';
import { subDepartmentMutations, subDepartments } from './queries.ts';
import { SubDepartmentFields } from './SubDepartmentFields.tsx';
import type { SubDepartmentRecord } from './subDepartmentList.ts';

export function Component() {
  const { t } = useLingui();
  return (
    <RecordDialog list={subDepartments} title={t`Edit Sub Department`}>
      {(subDepartment, onClose) => <EditForm subDepartment={subDepartment} onClose={onClose} />}
    </RecordDialog>
  );
}

interface EditFormProps {
  subDepartment: SubDepartmentRecord;
  onClose(): Promise<void>;
}

/** Changes name and description of a sub-department. */
function EditForm({ subDepartment, onClose }: EditFormProps) {
  const { t } = useLingui();
  const { id, department_id, code, version } = subDepartment;
  const form = useContractForm(subDepartmentChange, initialValues(subDepartmentChange, subDepartment));

  return (
    <FormDialog
      title={t`Edit Sub Department`}
      form={form}
      version={version}
      mutation={subDepartmentMutations.update(subDepartment)}
      onSuccess={({ sub_department: name }) =>
        notify.success(t({ message: `${name} was updated.`, context: 'sub-department' }))
      }
      submitLabel={t`Update Sub Department`}
      onClose={onClose}
      incomplete={t`Name is required.`}
      getErrorMessage={(error) => ({ text: t`Failed to update sub department.`, detail: error.message })}
    >
      <SubDepartmentFields
        departmentId={department_id}
        ownId={id}
        code={
          <Field
            label={t(ORGANISATION_LABELS.code)}
            hint={t`The code was set when the sub-department was added. It cannot be changed.`}
          >
            {(control) => <Input {...control} readOnly value={code ?? ''} />}
          </Field>
        }
      />
    </FormDialog>
  );
}
