import type { EmployeeFigure } from '@seamline/shared/contract/employee-figures';
import type { HealthKind } from '@seamline/shared/contract/employee-health';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { employees } from '../../../db/schema.ts';
import type { Calendar } from '../../employee-figures/rules.ts';
import { figureCondition } from '../../employee-figures/store.ts';
import type { Days } from '../../employee-health/rules.ts';
import { healthCondition } from '../../employee-health/store.ts';

export interface DirectoryFilter {
  readonly branchId: number | undefined;
  readonly departmentId: number | undefined;
  readonly subDepartmentId: number | undefined;
  readonly designationId: number | undefined;
  readonly shiftId: number | undefined;
  readonly search: string | undefined;
  readonly health: (Days & { readonly kind: HealthKind }) | undefined;
  readonly figure: (Calendar & { readonly kind: EmployeeFigure }) | undefined;
}

/** A filter in SQL: a name for the combination, the condition, and its parameter values. */
export interface Asked {
  readonly name: string;
  readonly where: SQL | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

const present = isNull(employees.left_at);

const CONDITIONS = {
  branchId: eq(employees.branch_id, sql.placeholder('branchId')),
  departmentId: eq(employees.department_id, sql.placeholder('departmentId')),
  subDepartmentId: eq(employees.sub_department_id, sql.placeholder('subDepartmentId')),
  designationId: eq(employees.designation_id, sql.placeholder('designationId')),
  shiftId: eq(employees.shift_id, sql.placeholder('shiftId')),
} as const;

type ConditionName = keyof typeof CONDITIONS;

/** The SQL of a filter without its search text. */
export function askedOf({ search: _, health, figure, ...ids }: DirectoryFilter): Asked {
  const names = Object.keys(CONDITIONS).filter((name) => ids[name as ConditionName] !== undefined);
  const conditions: (SQL | undefined)[] = [present, ...names.map((name) => CONDITIONS[name as ConditionName])];
  if (health) {
    names.push(health.kind);
    conditions.push(healthCondition(health.kind));
  }
  if (figure) {
    names.push(figure.kind);
    conditions.push(figureCondition(figure.kind));
  }
  const values = { ...ids, ...health, ...figure };
  return { name: names.join('_'), where: and(...conditions), values };
}
