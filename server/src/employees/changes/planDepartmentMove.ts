import { createHash } from 'node:crypto';
import type { DepartmentMovePreview, MovedDepartment } from '@seamline/shared/contract/organisation/department-moves';

/** A record with the form of its name that the database compares. */
interface NamedRecord {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly key: string;
}

export interface MovingDepartment extends NamedRecord {
  readonly branch_id: number;
  readonly branch_name: string;
}

export interface MovingSubDepartment extends NamedRecord {
  readonly department_id: number;
}

/** Numbers of what goes along with a department. */
export type Counts = Readonly<Pick<MovedDepartment, 'employees' | 'former_employees' | 'transfers'>>;

interface MoveRecords {
  readonly departments: readonly MovingDepartment[];
  readonly subDepartments: readonly MovingSubDepartment[];
}

/** A department with the effect on it, and on each of its sub-departments. */
export interface PlannedDepartment {
  readonly department: MovingDepartment;
  readonly obstacle: MovedDepartment['obstacle'];
  /** `into` is the sub-department of the target that has the name already. */
  readonly subDepartments: readonly {
    readonly subDepartment: MovingSubDepartment;
    readonly into: number | undefined;
  }[];
}

/** Plans a move to a branch: of two departments with one name the second finds it taken. */
export function planMove(
  { departments, subDepartments }: MoveRecords,
  branchId: number,
  ofBranch: readonly Pick<NamedRecord, 'key'>[],
): PlannedDepartment[] {
  const taken = new Set(ofBranch.map(({ key }) => key));
  return departments.map((department) => {
    const obstacle = obstacleOf(department, branchId, taken);
    if (obstacle === null) taken.add(department.key);
    const own = subDepartments.filter(({ department_id }) => department_id === department.id);
    return { department, obstacle, subDepartments: own.map((subDepartment) => ({ subDepartment, into: undefined })) };
  });
}

function obstacleOf(department: MovingDepartment, branchId: number, taken: ReadonlySet<string>) {
  if (department.branch_id === branchId) return 'already_there';
  return taken.has(department.key) ? 'name_taken' : null;
}

/** Plans a merge: of sub-departments with one name all are merged into the first, or into that of the target. */
export function planMerge(
  { departments, subDepartments }: MoveRecords,
  ofTarget: readonly Pick<NamedRecord, 'id' | 'key'>[],
): PlannedDepartment[] {
  const kept = new Map(ofTarget.map(({ id, key }) => [key, id]));
  return departments.map((department) => {
    const own = subDepartments.filter(({ department_id }) => department_id === department.id);
    const planned = own.map((subDepartment) => {
      const into = kept.get(subDepartment.key);
      if (into === undefined) kept.set(subDepartment.key, subDepartment.id);
      return { subDepartment, into };
    });
    return { department, obstacle: null, subDepartments: planned };
  });
}

const NOBODY: Counts = { employees: 0, former_employees: 0, transfers: 0 };

/** Returns what a plan says, with a hash that changes with the names and versions of all that is moved. */
export function toPreview(
  plan: readonly PlannedDepartment[],
  counts: ReadonlyMap<number, Counts>,
  target: DepartmentMovePreview['target'],
): DepartmentMovePreview {
  const departments = plan.map(({ department, obstacle, subDepartments }) => ({
    department_id: department.id,
    department_name: department.name,
    branch_name: department.branch_name,
    ...(counts.get(department.id) ?? NOBODY),
    sub_departments: subDepartments.map(({ subDepartment, into }) => ({
      name: subDepartment.name,
      is_merged: into !== undefined,
    })),
    obstacle,
  }));
  return {
    departments,
    target,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([plan, departments, target]))
      .digest('hex'),
  };
}
