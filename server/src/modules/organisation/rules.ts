import type { Organisation } from '@seamline/shared/contract/organisation';

/** One sub-department with its department and branch, or a department or branch without any. */
export interface NodeRow {
  readonly branch_id: number;
  readonly branch_name: string;
  readonly branch_employees: number;
  readonly department_id: number | null;
  readonly department_name: string | null;
  readonly department_employees: number;
  readonly sub_department_id: number | null;
  readonly sub_department_name: string | null;
  readonly sub_department_employees: number;
}

type BranchNode = Organisation['branches'][number];
type DepartmentNode = BranchNode['departments'][number];

/** Builds the tree from rows that are grouped by branch and by department. */
export function grow(rows: readonly NodeRow[]): Organisation {
  const branches: BranchNode[] = [];
  for (const row of rows) {
    const branch = lastOr(branches, 'branch_id', row.branch_id, () => branchOf(row));
    if (row.department_id === null) continue;
    const department = lastOr(branch.departments, 'department_id', row.department_id, () => departmentOf(row));
    if (row.sub_department_id === null) continue;
    department.sub_departments.push({
      id: row.sub_department_id,
      sub_department: row.sub_department_name ?? '',
      employees: row.sub_department_employees,
    });
  }
  return { employees: branches.reduce((sum, branch) => sum + branch.employees, 0), branches };
}

function branchOf(row: NodeRow): BranchNode {
  return {
    branch_id: row.branch_id,
    branch_name: row.branch_name,
    employees: row.branch_employees,
    departments: [],
  };
}

function departmentOf(row: NodeRow): DepartmentNode {
  return {
    department_id: row.department_id ?? 0,
    department_name: row.department_name ?? '',
    employees: row.department_employees,
    sub_departments: [],
  };
}

/** The last of the nodes where it is the wanted one, else a new one at their end. */
function lastOr<K extends string, N extends Record<K, number>>(nodes: N[], key: K, id: number, make: () => N): N {
  const last = nodes.at(-1);
  if (last?.[key] === id) return last;
  const made = make();
  nodes.push(made);
  return made;
}

type Nullable<V> = { [K in keyof V]: undefined extends V[K] ? V[K] | null : V[K] };

/** Returns the values of a form for the database: an optional text that is empty is null, an undefined value stays. */
export function emptyToNull<V extends object>(values: V): Nullable<V> {
  const entries = Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]);
  return Object.fromEntries(entries) as Nullable<V>;
}
