import { createHash } from 'node:crypto';
import {
  CHANGE_FIELDS,
  CHANGE_LIMITS,
  type ChangeField,
  type ChangeObstacle,
  type ChangePreview,
  type ChangeValues,
} from '@seamline/shared/contract/employees/employee-changes';
import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import { isSame } from '../../db/log.ts';
import { type DatedValue, type PersonOnDay, wholeValues } from './entries.ts';

/** Everything else that decides to whom a change can be applied. */
export interface ChangeContext {
  /** The branch of the department that the change gives, and the department of its sub-department. */
  readonly branchOfDepartment: number | undefined;
  readonly departmentOfSubDepartment: number | undefined;
  /** The days on which a person is above the new reporting persons, directly or through others: from, and until. */
  readonly above: ReadonlyMap<number, readonly { readonly from: string; readonly until: string | null }[]>;
}

/** The new values of a person, by field. */
type Values = Partial<Record<ChangeField, DatedValue>>;

/** The effect of a change on each person, by name. */
export interface ChangePlan {
  readonly changed: readonly { readonly person: PersonOnDay; readonly values: Values }[];
  readonly unchanged: number;
  readonly refused: readonly { readonly person: PersonOnDay; readonly reason: ChangeObstacle }[];
}

/** Plans a change: each person is changed, has the values already, or cannot get them, with the reason for it. */
export function planChange(people: readonly PersonOnDay[], change: ChangeValues, around: ChangeContext): ChangePlan {
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

/** Returns the values of a change that a person does not have on its day. Another department has other sub-departments. */
function valuesFor({ values: present }: PersonOnDay, change: ChangeValues): Values {
  const { department_id: department, sub_department_id: subDepartment, reporting_person_ids: managers } = change;
  const isMoved = department !== undefined && department !== present.department_id;
  const wanted: Values = {
    ...change,
    ...(isMoved && subDepartment === undefined && { sub_department_id: null }),
    ...(managers && { reporting_person_ids: [...new Set(managers)].sort((one, other) => one - other) }),
  };
  const differing = CHANGE_FIELDS.filter(
    (field) => wanted[field] !== undefined && !(field in present && isSame(wanted[field], present[field])),
  );
  return Object.fromEntries(differing.map((field) => [field, wanted[field]]));
}

function obstacleOf(
  person: PersonOnDay,
  values: Values,
  change: ChangeValues,
  { branchOfDepartment, departmentOfSubDepartment, above }: ChangeContext,
): ChangeObstacle | undefined {
  if (person.left_at !== null) return 'left';
  if (person.day < person.joining_date) return 'not_joined';
  if (person.company_last_day !== null && person.day > person.company_last_day) return 'after_last_day';
  const after = wholeValues(values, person.values);
  if ('branch_id' in after) {
    const branch = values.department_id === undefined ? person.values.branch_id : branchOfDepartment;
    if (after.department_id !== null && branch !== after.branch_id) return 'department_of_other_branch';
    const department = values.sub_department_id === undefined ? person.values.department_id : departmentOfSubDepartment;
    if (after.sub_department_id !== null && department !== after.department_id) {
      return 'sub_department_of_other_department';
    }
  }
  if (change.reporting_person_ids?.includes(person.id)) return 'reports_to_oneself';
  if (!values.reporting_person_ids) return undefined;
  const { reporting_person_ids: next } = person.until;
  const isLoop = above
    .get(person.id)
    ?.some(({ from, until }) => (next === undefined || from < next) && (until === null || until > person.day));
  return isLoop ? 'reporting_loop' : undefined;
}

/** The reason why an employee cannot get values from a day on, as a sentence at that day. */
export function obstacleMessage(obstacle: ChangeObstacle, name: string): LocalizedMessage {
  const messages: Readonly<Record<ChangeObstacle, LocalizedMessage>> = {
    left: localized('employee_has_left', { name }),
    not_joined: localized('joined_after_day'),
    after_last_day: localized('leaves_before_day'),
    department_of_other_branch: localized('department_of_other_branch'),
    sub_department_of_other_department: localized('sub_department_of_other_department'),
    reports_to_oneself: localized('reports_to_oneself'),
    reporting_loop: localized('reports_in_circle_by_day'),
  };
  return messages[obstacle];
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function byName(one: PersonOnDay, other: PersonOnDay): number {
  return compare(one.full_name, other.full_name) || one.id - other.id;
}

/** Returns what a plan says, without the names of what ids refer to. */
export function toPreview({ changed, unchanged, refused }: ChangePlan): Omit<ChangePreview, 'names'> {
  const changes = changed.map(({ person, values }) => ({
    employee_id: person.id,
    name: person.full_name,
    effective_on: person.day,
    fields: CHANGE_FIELDS.flatMap((field) => {
      const [before, after, until] = [person.values[field], values[field], person.until[field]];
      if (after === undefined) return [];
      return [
        {
          field,
          ...(before !== undefined && { before: copyOf(before) }),
          after: copyOf(after),
          ...(until && { until }),
        },
      ];
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

function copyOf(value: DatedValue): string | number | null | number[] {
  return typeof value === 'object' && value !== null ? [...value] : value;
}
