import type { Department, listDepartments } from '@seamline/shared/contract/organisation/departments';
import type { AnswerOf } from '@seamline/shared/contract/wire/endpoint';
import { byName } from '@seamline/shared/messages';
import type { RecordGroup } from '../groups/groupedRecords.ts';

type Answer = AnswerOf<typeof listDepartments>;

/** A branch with its departments, both in the order of their names. */
interface DepartmentGroup extends RecordGroup {
  readonly departments: readonly Department[];
}

/** Returns the response, which is keyed by ids, in the order of the names. */
export function groupsOf(answer: Answer): DepartmentGroup[] {
  return Object.entries(answer)
    .map(([branchId, { branch_name, department }]) => {
      const branch = { branch_id: Number(branchId), branch_name };
      const departments = Object.entries(department)
        .map(([id, values]) => ({ ...branch, ...values, department_id: Number(id) }))
        .sort(byName(({ department_name }) => department_name));
      const records = departments.map((each) => ({
        id: each.department_id,
        name: each.department_name,
        code: each.department_code,
        description: each.department_description,
      }));
      const { branch_id: id } = branch;
      return { id, name: branch_name, departments, parts: [{ id, name: '', records }] };
    })
    .sort(byName(({ name }) => name));
}

/** Returns the response with a department inserted or replaced under its branch. */
export function withDepartment(answer: Answer, department: Department): Answer {
  const { department_id, branch_id, branch_name, ...values } = department;
  const rest = withoutDepartment(answer, department_id);
  return {
    ...rest,
    [branch_id]: { branch_name, department: { ...rest[branch_id]?.department, [department_id]: values } },
  };
}

export function withoutDepartment(answer: Answer, id: number): Answer {
  return Object.fromEntries(
    Object.entries(answer).map(([branchId, { branch_name, department }]) => {
      const { [id]: _, ...others } = department;
      return [branchId, { branch_name, department: others }];
    }),
  );
}
