import { createHash } from 'node:crypto';
import {
  CHANGE_FIELDS,
  CHANGE_LIMITS,
  type ChangeField,
  type ChangeObstacle,
  type ChangePreview,
  type ChangeValues,
} from '@seamline/shared/contract/employees/employee-changes';
import { isSame } from '../../db/log.ts';

/** An employee, by what a change of many depends on. */
export interface PlannedPerson {
  readonly id: number;
  readonly full_name: string;
  readonly left_at: Date | null;
  readonly branch_id: number;
  readonly department_id: number | null;
  readonly sub_department_id: number | null;
  readonly designation_id: number;
  readonly shift_id: number | null;
  /** In ascending order. */
  readonly reporting_person_ids: readonly number[];
}

/** Everything else that decides to whom a change can be applied. */
export interface ChangeContext {
  /** The branch of the department that the change gives, and the department of its sub-department. */
  readonly branchOfDepartment: number | undefined;
  readonly departmentOfSubDepartment: number | undefined;
  /** The people to whom the new reporting persons report, directly or through others. */
  readonly above: ReadonlySet<number>;
}

/** The new values of a person, by column. */
type Values = Partial<Record<ChangeField, number | null | readonly number[]>>;

/** The effect of a change on each person, by name. */
export interface ChangePlan<P extends PlannedPerson> {
  readonly changed: readonly { readonly person: P; readonly values: Values }[];
  readonly unchanged: number;
  readonly refused: readonly { readonly person: P; readonly reason: ChangeObstacle }[];
}

/** Plans a change: each person is changed, has the values already, or cannot get them, with the reason for it. */
export function planChange<P extends PlannedPerson>(
  people: readonly P[],
  change: ChangeValues,
  around: ChangeContext,
): ChangePlan<P> {
  const plans = people.toSorted(byName).map((person) => {
    const values = valuesFor(person, change);
    return { person, values, reason: obstacleOf(person, values, change, around) };
  });
  return {
    changed: plans.filter(({ reason, values }) => !reason && Object.keys(values).length > 0),
    unchanged: plans.filter(({ reason, values }) => !reason && Object.keys(values).length === 0).length,
    refused: plans.flatMap(({ person, reason }) => (reason ? [{ person, reason }] : [])),
  };
}

/** Returns the values of a change that a person does not have yet. Another department has other sub-departments. */
function valuesFor(person: PlannedPerson, change: ChangeValues): Values {
  const { department_id: department, sub_department_id: subDepartment, reporting_person_ids: managers } = change;
  const isMoved = department !== undefined && department !== person.department_id;
  const wanted: Values = {
    ...change,
    ...(isMoved && subDepartment === undefined && { sub_department_id: null }),
    ...(managers && { reporting_person_ids: [...new Set(managers)].sort((one, other) => one - other) }),
  };
  const differing = CHANGE_FIELDS.filter(
    (field) => wanted[field] !== undefined && !isSame(wanted[field], person[field]),
  );
  return Object.fromEntries(differing.map((field) => [field, wanted[field]]));
}

function obstacleOf(
  person: PlannedPerson,
  values: Values,
  change: ChangeValues,
  { branchOfDepartment, departmentOfSubDepartment, above }: ChangeContext,
): ChangeObstacle | undefined {
  if (person.left_at !== null) return 'left';
  const after = { ...person, ...values };
  const branch = values.department_id === undefined ? person.branch_id : branchOfDepartment;
  if (after.department_id !== null && branch !== after.branch_id) return 'department_of_other_branch';
  const department = values.sub_department_id === undefined ? person.department_id : departmentOfSubDepartment;
  if (after.sub_department_id !== null && department !== after.department_id) {
    return 'sub_department_of_other_department';
  }
  if (change.reporting_person_ids?.includes(person.id)) return 'reports_to_oneself';
  return values.reporting_person_ids && above.has(person.id) ? 'reporting_loop' : undefined;
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function byName(one: PlannedPerson, other: PlannedPerson): number {
  return compare(one.full_name, other.full_name) || one.id - other.id;
}

/** Returns what a plan says, without the names of what ids refer to. */
export function toPreview({ changed, unchanged, refused }: ChangePlan<PlannedPerson>): Omit<ChangePreview, 'names'> {
  const changes = changed.map(({ person, values }) => ({
    employee_id: person.id,
    name: person.full_name,
    fields: CHANGE_FIELDS.flatMap((field) => {
      const after = values[field];
      return after === undefined ? [] : [{ field, before: copyOf(person[field]), after: copyOf(after) }];
    }),
  }));
  const refusals = refused.map(({ person, reason }) => ({ employee_id: person.id, name: person.full_name, reason }));
  return {
    changed: changed.length,
    unchanged,
    refused: refused.length,
    changes: changes.slice(0, CHANGE_LIMITS.shown),
    refusals: refusals.slice(0, CHANGE_LIMITS.shown),
    fingerprint: createHash('sha256')
      .update(JSON.stringify([changes, unchanged, refusals]))
      .digest('hex'),
  };
}

function copyOf(value: number | null | readonly number[]): number | null | number[] {
  return typeof value === 'object' && value !== null ? [...value] : value;
}
