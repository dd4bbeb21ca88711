import { useLingui } from '@lingui/react/macro';
import { reasonOf } from '@seamline/shared/messages';
import { DeleteRecordDialog } from '@seamline/shared/table';
import { Dependents } from '../Dependents.tsx';
import { subDepartmentMutations, subDepartments } from './queries.ts';

/** The question before a sub-department is deleted, with its dependents. */
export function Component() {
  const { t } = useLingui();
  return (
    <DeleteRecordDialog
      list={subDepartments}
      title={t`Sub-departments`}
      mutation={subDepartmentMutations.remove}
      nameOf={({ sub_department: name, department_name: department }) => `${name} (${department})`}
      deleted={(_, { sub_department: name }) => t({ message: `${name} was deleted.`, context: 'sub-department' })}
      getErrorMessage={(error) => ({ text: t`Failed to delete sub department.`, detail: reasonOf(error) })}
    >
      {({ id }) => (
        <Dependents
          record="sub-department"
          id={id}
          rule={t`A sub-department that employees belong to cannot be deleted.`}
        />
      )}
    </DeleteRecordDialog>
  );
}
