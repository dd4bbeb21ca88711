import { useLingui } from '@lingui/react/macro';
import type { Department } from '@seamline/shared/contract/organisation/departments';
import { reasonOf } from '@seamline/shared/messages';
import { DeleteRecordDialog } from '@seamline/shared/table';
import { useDependentRecords } from '../useDependentRecords.ts';
import { departmentMutations, departments } from './queries.ts';

/** The question before a department is deleted, with its dependents. */
export function Component() {
  const { t } = useLingui();
  return (
    <DeleteRecordDialog
      list={departments}
      title={t`Departments`}
      mutation={departmentMutations.remove}
      nameOf={({ department_name: name, branch_name: branch }) => `${name} (${branch})`}
      deleted={(_, { department_name: name }) => t({ message: `${name} was deleted.`, context: 'department' })}
      getErrorMessage={(error) => ({ text: t`Failed to delete department.`, detail: reasonOf(error) })}
      useDependents={useDependents}
    />
  );
}

function useDependents({ department_id: id, branch_id: branch }: Department) {
  const { t } = useLingui();
  return useDependentRecords({
    record: 'department',
    id,
    rule: t`A department that sub-departments or employees belong to cannot be deleted.`,
    filter: { branch, department: id },
  });
}
