import { useLingui } from '@lingui/react/macro';
import { reasonOf } from '@seamline/shared/messages';
import { DeleteRecordDialog } from '@seamline/shared/table';
import { useDependentRecords } from '../useDependentRecords.ts';
import { subDepartmentMutations, subDepartments } from './queries.ts';
import type { SubDepartmentRecord } from './subDepartmentList.ts';

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
      useDependents={useDependents}
    />
  );
}

function useDependents({ id }: SubDepartmentRecord) {
  const { t } = useLingui();
  return useDependentRecords({
    record: 'sub-department',
    id,
    rule: t`A sub-department that employees belong to cannot be deleted.`,
    filter: { 'sub-department': id },
  });
}
