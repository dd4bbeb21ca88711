import type { EMPLOYMENT_TYPES, GENDERS } from '@seamline/shared/contract/employees/employee-fields';
import type { EmployeeFigure } from '@seamline/shared/contract/employees/employee-figures';
import type { HealthKind } from '@seamline/shared/contract/employees/employee-health';
import type { EmployeeStatus } from '@seamline/shared/contract/employees/employees';
import { and, eq, gte, isNotNull, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { employees } from '../../db/schema.ts';
import { type Days, healthCondition } from './dataHealth.ts';
import { type Calendar, figureCondition } from './figures.ts';

export interface DirectoryFilter {
  readonly branchId: number | undefined;
  readonly departmentId: number | undefined;
  readonly subDepartmentId: number | undefined;
  readonly designationId: number | undefined;
  readonly shiftId: number | undefined;
  readonly employmentType: (typeof EMPLOYMENT_TYPES)[number] | undefined;
  readonly gender: (typeof GENDERS)[number] | undefined;
  /** Joining dates, both included. */
  readonly joinedFrom: string | undefined;
  readonly joinedTo: string | undefined;
  readonly status: EmployeeStatus | undefined;
  readonly search: string | undefined;
  readonly health: (Days & { readonly kind: HealthKind }) | undefined;
  readonly figure: (Calendar & { readonly kind: EmployeeFigure }) | undefined;
}

/** A filter in SQL: a name for the combination, the condition, and its parameter values. */
export interface FilterSql {
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
  employmentType: eq(employees.employment_type, sql.placeholder('employmentType')),
  gender: eq(employees.gender, sql.placeholder('gender')),
  joinedFrom: gte(employees.joining_date, sql.placeholder('joinedFrom')),
  joinedTo: lte(employees.joining_date, sql.placeholder('joinedTo')),
} as const;

const STATUSES: Readonly<Record<EmployeeStatus, SQL>> = {
  active: sql`${employees.has_joined} and ${employees.company_last_day} is null`,
  'on-notice': isNotNull(employees.company_last_day),
  joining: not(employees.has_joined),
};

type ConditionName = keyof typeof CONDITIONS;

/** The SQL of a filter without its search text. */
export function filterSql({ search: _, status, health, figure, ...parameters }: DirectoryFilter): FilterSql {
  const names = Object.keys(CONDITIONS).filter((name) => parameters[name as ConditionName] !== undefined);
  const conditions: (SQL | undefined)[] = [present, ...names.map((name) => CONDITIONS[name as ConditionName])];
  if (status) {
    names.push(status);
    conditions.push(STATUSES[status]);
  }
  if (health) {
    names.push(health.kind);
    conditions.push(healthCondition(health.kind));
  }
  if (figure) {
    names.push(figure.kind);
    conditions.push(figureCondition(figure.kind));
  }
  const values = { ...parameters, ...health, ...figure };
  return { name: names.join('_'), where: and(...conditions), values };
}
