import {
  DATED_FIELDS,
  type DatedValues,
  findImpossibleDates,
} from '@seamline/shared/contract/employees/employee-dates';
import { IMPORT_FIELDS } from '@seamline/shared/contract/employees/employee-imports';
import type { KeptPerson, UndoObstacle } from '@seamline/shared/contract/employees/import-undo';
import { isSame, type LoggedValues, netChange } from '../../db/log.ts';
import type { EmployeeRow } from '../record/employeeRecords.ts';
import type { EmployeeValues } from '../record/writeMany.ts';

type Values = Readonly<Record<string, unknown>>;

/** A person whom an import added or changed, or a change of many employees changed. */
export interface WrittenPerson {
  readonly row: number;
  /** The id of the last undone entry of the activity log. */
  readonly logId: number;
  /** Undefined for a person who is removed already. */
  readonly employee: (EmployeeRow & { readonly erased_at: Date | null }) | undefined;
  readonly employeeId: number;
  readonly name: string;
  readonly isAdded: boolean;
  /** Changes that are undone, in the order in which they were made; empty for an added person. */
  readonly changes: readonly LoggedValues[];
  /** True where the person was changed since, in a way that an undo would lose. */
  readonly isChangedSince: boolean;
  readonly latest: KeptPerson['since'];
}

/** Everything else that decides what can be undone. */
export interface UndoContext {
  readonly designations: ReadonlySet<number>;
  readonly branches: ReadonlySet<number>;
  readonly shifts: ReadonlySet<number>;
  /** The branch of each department, and the department of each sub-department. */
  readonly departments: ReadonlyMap<number, number>;
  readonly subDepartments: ReadonlyMap<number, number>;
  /** Ids of the current employees who have a mobile number. */
  readonly holders: ReadonlyMap<string, number>;
  /** The ids of reporting persons, by the id of the employee. */
  readonly reporting: ReadonlyMap<number, readonly number[]>;
  /** The ids of the employees who are assigned exit tasks. */
  readonly taskOwners: ReadonlySet<number>;
  readonly isCurrent: (id: number) => boolean;
  /** Today's date in Asia/Kolkata. */
  readonly today: string;
}

/** The effect of an undo on each person. */
export interface UndoPlan {
  readonly removed: readonly EmployeeRow[];
  /** The former values by column, in the order in which they were changed. */
  readonly restored: readonly EmployeeValues[];
  readonly kept: readonly KeptPerson[];
}

/** Plans an undo: each person is removed or restored, or stays, with the reason for it. */
export function planUndo(people: readonly WrittenPerson[], around: UndoContext): UndoPlan {
  const plan = new UndoPlanner(people, around);
  const kept = plan.settle();
  const undone = people.filter(({ employeeId }) => !kept.has(employeeId));
  const inOrder = undone.toSorted((one, other) => one.logId - other.logId);
  return {
    removed: undone.flatMap(({ isAdded, employee }) => (isAdded && employee ? [employee] : [])),
    restored: inOrder.flatMap(({ isAdded, employee, employeeId }) =>
      !isAdded && employee ? [{ employee, values: plan.formerOf(employeeId) }] : [],
    ),
    kept: people.flatMap(({ row, employeeId, name, latest }) => {
      const reason = kept.get(employeeId);
      return reason ? [{ row, employee_id: employeeId, name, reason, since: latest }] : [];
    }),
  };
}

/**
 * Finds who stays as the least fixed point: it begins with the people whose own data refuse the undo, and adds those whom
 * they hold back, until a pass adds no one.
 *
 *   pass 0     Ravi, changed again since: stays
 *                │ reports to
 *   pass 1       └─▶ Asha, added: stays, since Ravi would report to nobody
 *                      │ reports to
 *   pass 2             └─▶ Ila, added: stays, since Asha would report to nobody
 *
 *   Hetal, changed: stays as well if her former number is Asha's now. Jay, added, to whom nobody of them reports: removed.
 */
class UndoPlanner {
  readonly #people: readonly WrittenPerson[];
  readonly #around: UndoContext;
  readonly #former: ReadonlyMap<number, Values>;
  readonly #added: ReadonlySet<number>;
  readonly #kept = new Map<number, UndoObstacle>();
  readonly #reportsTo = new Map<number, number[]>();

  constructor(people: readonly WrittenPerson[], around: UndoContext) {
    this.#people = people;
    this.#around = around;
    this.#former = new Map(
      people.filter(({ isAdded }) => !isAdded).map((person) => [person.employeeId, formerValues(person)]),
    );
    this.#added = new Set(people.filter(({ isAdded }) => isAdded).map(({ employeeId }) => employeeId));
    for (const [id, managers] of around.reporting) {
      for (const manager of managers) this.#reportsTo.set(manager, [...(this.#reportsTo.get(manager) ?? []), id]);
    }
  }

  formerOf(id: number): Values {
    return this.#former.get(id) ?? {};
  }

  /** A person who stays can be the reason why others stay, so the obstacles are looked for until no person is added. */
  settle(): ReadonlyMap<number, UndoObstacle> {
    for (const person of this.#people) {
      this.#keep(person.employeeId, ownObstacle(person, this.formerOf(person.employeeId), this.#around));
    }
    for (let before = -1; before < this.#kept.size; ) {
      before = this.#kept.size;
      for (const { employeeId: id, isAdded } of this.#people) {
        if (!this.#kept.has(id)) this.#keep(id, isAdded ? this.#obstacleOfRemoval(id) : this.#obstacleOfValues(id));
      }
    }
    return this.#kept;
  }

  #keep(id: number, reason: UndoObstacle | undefined): void {
    if (reason) this.#kept.set(id, reason);
  }

  #isRemoved(id: number): boolean {
    return this.#added.has(id) && !this.#kept.has(id);
  }

  /** The values that the undo gives a person; undefined for one who keeps all. */
  #restoredOf(id: number): Values | undefined {
    return this.#kept.has(id) ? undefined : this.#former.get(id);
  }

  #managersAfter(id: number): readonly number[] {
    if (this.#isRemoved(id)) return [];
    const former = this.#restoredOf(id)?.reporting_person_ids as readonly number[] | undefined;
    return former ?? this.#around.reporting.get(id) ?? [];
  }

  #obstacleOfRemoval(id: number): UndoObstacle | undefined {
    if (this.#around.taskOwners.has(id)) return 'owns_tasks';
    const reporters = this.#reportsTo.get(id) ?? [];
    return reporters.some((reporter) => this.#managersAfter(reporter).includes(id)) ? 'reported_to' : undefined;
  }

  #obstacleOfValues(id: number): UndoObstacle | undefined {
    const { mobile_number: number, reporting_person_ids: managers } = this.formerOf(id);
    if (typeof number === 'string' && this.#isTaken(number, id)) return 'number_taken';
    if (Array.isArray(managers) && !this.#canReportTo(id, managers)) return 'reporting';
    return undefined;
  }

  #isTaken(number: string, id: number): boolean {
    const holder = this.#around.holders.get(number);
    if (holder === undefined || holder === id || this.#isRemoved(holder)) return false;
    return (this.#restoredOf(holder)?.mobile_number ?? number) === number;
  }

  #canReportTo(id: number, managers: readonly number[]): boolean {
    const present = this.#around.reporting.get(id) ?? [];
    const added = managers.filter((manager) => !present.includes(manager));
    if (added.some((manager) => !this.#around.isCurrent(manager) || this.#isRemoved(manager))) return false;
    const seen = new Set<number>();
    const open = [...managers];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === id) return false;
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...this.#managersAfter(next));
    }
    return true;
  }
}

/** The obstacle that a person is regardless of the others. */
function ownObstacle(
  { employee, isAdded, changes, isChangedSince }: WrittenPerson,
  former: Values,
  around: UndoContext,
): UndoObstacle | undefined {
  if (employee === undefined) return 'changed';
  if (employee.erased_at !== null) return 'erased';
  if (employee.left_at !== null) return 'left';
  if (isChangedSince) return 'changed';
  if (isAdded) return undefined;
  const stored = employee as unknown as Values;
  const { last } = netChange(changes);
  // Not every change is one of the employee: a department that moves takes its people to another branch.
  const isOther = ([column, value]: [string, unknown]) => column in stored && !isSame(value, stored[column] ?? null);
  if (Object.entries(last).some(isOther)) return 'changed';
  const after = { ...stored, ...former };
  if (ASSIGNMENT.some((column) => column in former) && !hasAssignment(after, around)) return 'place_gone';
  const changed = DATED_FIELDS.filter((field) => field in former);
  const impossible = findImpossibleDates(after as DatedValues, { today: around.today, changed });
  return impossible.length > 0 ? 'date_impossible' : undefined;
}

const RESTORABLE: ReadonlySet<string> = new Set(IMPORT_FIELDS);

function formerValues({ changes }: WrittenPerson): Values {
  const { first, changed } = netChange(changes);
  return Object.fromEntries(changed.filter((name) => RESTORABLE.has(name)).map((name) => [name, first[name] ?? null]));
}

const ASSIGNMENT = ['designation_id', 'branch_id', 'department_id', 'sub_department_id', 'shift_id'];

function hasAssignment(values: Values, around: UndoContext): boolean {
  const [designation, branch, department, subDepartment, shift] = ASSIGNMENT.map(
    (name) => values[name] as number | null,
  );
  return (
    around.designations.has(designation ?? 0) &&
    around.branches.has(branch ?? 0) &&
    (shift === null || around.shifts.has(shift ?? 0)) &&
    (department === null || around.departments.get(department ?? 0) === branch) &&
    (subDepartment === null || around.subDepartments.get(subDepartment ?? 0) === department)
  );
}
