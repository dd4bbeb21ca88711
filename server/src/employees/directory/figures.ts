import {
  type EmployeeFigure,
  type EmployeeFigures,
  getEmployeeFigures,
  MOST_OCCASIONS,
  type Occasion,
} from '@seamline/shared/contract/employees/employee-figures';
import { and, eq, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { ReadCounter } from '../../access/sessions/readCounter.ts';
import type { Database } from '../../db/connect.ts';
import { prepared } from '../../db/driver.ts';
import {
  branches,
  branchHeadcounts,
  departmentHeadcounts,
  departments,
  employeeDateCounts,
  employees,
  inHeadcount,
  shiftHeadcounts,
} from '../../db/schema.ts';
import { readRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { type Days, daysOf, INSURANCE_CONDITIONS } from './dataHealth.ts';

/** The dates that the figures compare with; each name is a parameter of their statements. */
export interface Calendar extends Days {
  readonly weekStart: string;
  readonly weekEnd: string;
  /** The days of the week from today on. */
  readonly daysLeft: readonly string[];
  /** Days of any year that fall into the week, as `month_day` of the database returns them. */
  readonly monthDays: readonly number[];
  readonly monthStart: string;
  readonly monthEnd: string;
  readonly nextMonthStart: string;
  readonly nextMonthEnd: string;
}

const DAY = 86_400_000;

/** The week, the month and the next month of a date. */
export function calendarOf(date: string): Calendar {
  const days = daysOf(date);
  const today = new Date(date);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  const week = Array.from({ length: 7 }, (_, index) => dayOf(today.getTime() + (index - sinceMonday) * DAY));
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  return {
    ...days,
    weekStart: week[0] ?? days.today,
    weekEnd: week[6] ?? days.today,
    daysLeft: week.slice(sinceMonday),
    monthDays: week.flatMap(monthDaysOf),
    monthStart: dayOf(Date.UTC(year, month, 1)),
    monthEnd: dayOf(Date.UTC(year, month + 1, 0)),
    nextMonthStart: dayOf(Date.UTC(year, month + 1, 1)),
    nextMonthEnd: dayOf(Date.UTC(year, month + 2, 0)),
  };
}

/** The days of other years that are celebrated on a date: 28 February of a common year is that of 29 February too. */
function monthDaysOf(date: string): number[] {
  const monthDay = Number(date.slice(5, 7)) * 100 + Number(date.slice(8));
  const isLast = monthDay === 228 && dayOf(Date.parse(date) + DAY).endsWith('-03-01');
  return isLast ? [monthDay, 229] : [monthDay];
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

type CountedField = (typeof employeeDateCounts.field.enumValues)[number];
type Condition = (day: SQLWrapper) => SQL;

const dateParameter = (name: keyof Calendar) => sql`${sql.placeholder(name)}::date`;

const within =
  (from: keyof Calendar, to: keyof Calendar): Condition =>
  (day) =>
    sql`${day} between ${dateParameter(from)} and ${dateParameter(to)}`;

const inWeek: Condition = (day) => sql`month_day(${day}) = any(${sql.placeholder('monthDays')}::integer[])`;

/** The conditions for records with a gap, which `branch_headcounts` counts. */
const GAPS = {
  incomplete: sql`${employees.is_incomplete}`,
  'no-bank-account': sql`${employees.bank_account_number} is null`,
  'no-id-proof': sql`coalesce(${employees.aadhaar_page_1_file_id}, ${employees.aadhaar_page_2_file_id}, ${employees.pan_card_file_id}) is null`,
} as const satisfies Partial<Record<EmployeeFigure, SQL>>;

function isGap(figure: EmployeeFigure): figure is keyof typeof GAPS {
  return figure in GAPS;
}

/**
 * The dates by which employees are counted: in the list as a condition for employees, in a figure as the same condition
 * for the numbers of employees by date.
 */
const DATED: Readonly<Record<Exclude<EmployeeFigure, keyof typeof GAPS>, readonly [CountedField, Condition]>> = {
  'on-notice': ['company_last_day', (day) => sql`${day} is not null`],
  'joining-this-month': ['joining_date', within('monthStart', 'monthEnd')],
  'joining-next-month': ['joining_date', within('nextMonthStart', 'nextMonthEnd')],
  'birthday-this-week': ['birth_date', inWeek],
  // Whose day is in the week and who joined before the week joined in an earlier year.
  'anniversary-this-week': ['joining_date', (day) => sql`${inWeek(day)} and ${day} < ${dateParameter('weekStart')}`],
};

/** The condition for the current employees that a figure counts; the statement needs the values of a `Calendar`. */
export function figureCondition(figure: EmployeeFigure): SQL | undefined {
  if (isGap(figure)) return and(employees.has_joined, GAPS[figure]);
  const [field, condition] = DATED[figure];
  const isOfJoined = field === 'birth_date' ? employees.has_joined : undefined;
  return and(isOfJoined, condition(employees[field]));
}

/** Sums the employees whose date in a field meets a condition. */
function sumOf(field: CountedField, condition: Condition, isFormer = false): SQL<number> {
  const { day, is_former, total } = employeeDateCounts;
  return sql`(select coalesce(sum(${total}), 0)::integer from ${employeeDateCounts}
    where ${and(eq(is_former, isFormer), eq(employeeDateCounts.field, field), condition(day))})`;
}

const totalOf = (figure: keyof typeof DATED) => sumOf(...DATED[figure]);

/** Employees on notice and former ones whose last day meets a condition. */
function leaving(condition: Condition): SQL<number> {
  return sql`${sumOf('company_last_day', condition)} + ${sumOf('company_last_day', condition, true)}`;
}

const soFar = within('monthStart', 'today');

/** Sums a column of the headcounts, over all branches or shifts. */
function allOf(column: PgColumn): SQL<number> {
  return sql`(select coalesce(sum(${column}), 0)::integer from ${column.table})`;
}

/** A `from` clause for a statement that reads tables in its columns only. */
const nothing = sql`(values (1)) as nothing`;

function employeeFigureStore(database: Database) {
  const { db } = database;
  const totals = prepared(
    database,
    db
      .select({
        on_notice: totalOf('on-notice'),
        joining_this_month: totalOf('joining-this-month'),
        joining_next_month: totalOf('joining-next-month'),
        leaving_this_month: leaving(within('monthStart', 'monthEnd')),
        leaving_next_month: leaving(within('nextMonthStart', 'nextMonthEnd')),
        birthday_this_week: totalOf('birthday-this-week'),
        anniversary_this_week: totalOf('anniversary-this-week'),
        incomplete: allOf(branchHeadcounts.incomplete),
        no_shift: sql<number>`${allOf(branchHeadcounts.total)} - ${allOf(shiftHeadcounts.total)}`,
        no_bank_account: allOf(branchHeadcounts.no_bank_account),
        no_id_proof: allOf(branchHeadcounts.no_id_proof),
        insurance_expired: sumOf('insurance_expiry_date', INSURANCE_CONDITIONS['insurance-expired']),
        insurance_expiring: sumOf('insurance_expiry_date', INSURANCE_CONDITIONS['insurance-expiring']),
        headcount: allOf(branchHeadcounts.total),
        headcount_change: sql<number>`${sumOf('joining_date', soFar)} + ${sumOf('joining_date', soFar, true)} - ${sumOf('company_last_day', soFar, true)}`,
      })
      .from(nothing),
  );

  const largestBranches = prepared(
    database,
    db
      .select({ id: branches.id, name: branches.name, total: branchHeadcounts.total })
      .from(branchHeadcounts)
      .innerJoin(branches, eq(branches.id, branchHeadcounts.branch_id))
      .where(gt(branchHeadcounts.total, 0))
      .orderBy(sql`${branchHeadcounts.total} desc, lower(${branches.name})`),
  );

  const largestDepartments = prepared(
    database,
    db
      .select({
        id: departments.id,
        name: departments.name,
        branch_name: sql<string>`${branches.name}`.as('branch_name'),
        total: departmentHeadcounts.total,
      })
      .from(departmentHeadcounts)
      .innerJoin(departments, eq(departments.id, departmentHeadcounts.department_id))
      .innerJoin(branches, eq(branches.id, departments.branch_id))
      .where(gt(departmentHeadcounts.total, 0))
      .orderBy(sql`${departmentHeadcounts.total} desc, lower(${departments.name}), lower(${branches.name})`),
  );

  /** The first employees of each day, since a day can have hundreds of birthdays. */
  const ofDay = (kind: Occasion['kind'], date: SQLWrapper, condition: SQL | undefined) => sql`
    (select ${employees.id}, ${employees.full_name}, ${date} as date, ${kind} as kind from ${employees}
    where ${and(inHeadcount, sql`month_day(${date}) = days.month_day`, condition)}
    order by ${employees.full_name}, ${employees.id} limit ${MOST_OCCASIONS})`;
  const occasions = prepared(
    database,
    db
      .select({
        employee_id: sql<number>`id`,
        user_name: sql<string>`full_name`,
        kind: sql<Occasion['kind']>`kind`,
        day: sql<string>`day`,
        years: sql<
          number | null
        >`case kind when 'anniversary' then (extract(year from day) - extract(year from date))::integer end`,
      })
      .from(sql`
        unnest(${sql.placeholder('celebrated')}::date[], ${sql.placeholder('celebratedMonthDays')}::integer[]) as days (day, month_day)
        cross join lateral (
          ${ofDay('birthday', employees.birth_date, undefined)}
          union all ${ofDay('anniversary', employees.joining_date, sql`${employees.joining_date} < ${dateParameter('weekStart')}`)}
        ) as people`)
      .orderBy(sql`day, full_name, id, kind`)
      .limit(MOST_OCCASIONS),
  );

  return {
    /** All figures, whose statements are sent in one message. */
    async get(calendar: Calendar): Promise<Omit<EmployeeFigures, 'week' | 'this_month' | 'next_month'>> {
      const celebrated = calendar.daysLeft.flatMap((day) => monthDaysOf(day).map((monthDay) => ({ day, monthDay })));
      const [[counted], branchTotals, departmentTotals, people] = await Promise.all([
        totals.execute({ ...calendar }),
        largestBranches.execute(),
        largestDepartments.execute(),
        occasions.execute({
          ...calendar,
          celebrated: celebrated.map(({ day }) => day),
          celebratedMonthDays: celebrated.map(({ monthDay }) => monthDay),
        }),
      ]);
      if (counted === undefined) throw new Error('The figures were not counted.');
      const { headcount, headcount_change, ...others } = counted;
      return {
        headcount,
        headcount_change,
        totals: others,
        occasions: people,
        branches: branchTotals,
        departments: departmentTotals,
      };
    },
  };
}

/** The figures of the home page. */
export function employeeFigureRoutes(
  app: FastifyInstance,
  { database, readings, today }: Services & { readings: ReadCounter },
): void {
  const store = employeeFigureStore(database);

  readRoute(app, getEmployeeFigures, async ({ viewer }) => {
    const calendar = calendarOf(today());
    const figures = await store.get(calendar);
    await readings.add(await viewer, figures.occasions.length);
    return {
      week: { from: calendar.weekStart, to: calendar.weekEnd },
      this_month: { from: calendar.monthStart, to: calendar.monthEnd },
      next_month: { from: calendar.nextMonthStart, to: calendar.nextMonthEnd },
      ...figures,
    };
  });
}
