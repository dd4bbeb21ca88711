import type { EmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { branches, departments, designations, employees, shifts, subDepartments } from '../../src/db/schema.ts';
import type { TestApp } from './testApp.ts';

interface Company {
  readonly designations: readonly string[];
  readonly shifts: readonly string[];
  readonly branches: readonly {
    readonly name: string;
    readonly departments: readonly { readonly name: string; readonly subDepartments: readonly string[] }[];
  }[];
}

interface Person {
  readonly names: readonly [full: string, first: string, last: string];
  readonly mobile_number: string;
  readonly birth_date: string;
  readonly biometric_id: string | null;
  readonly alias_name: string | null;
  readonly grade: string | null;
  readonly timeline_access: boolean;
  readonly designation: number;
  readonly shift: number | null;
  readonly place: readonly [branch: number, department: number | null, subDepartment: number | null];
}

interface Staff {
  readonly current: readonly Person[];
  readonly former: readonly Person[];
}

const LEFT = { left_at: new Date('2026-11-01'), resignation_date: '2026-10-01', company_last_day: '2026-10-31' };

/** Puts a company and its employees in place of the last one; ids begin with 1 again, the current employees first. */
export async function seedCompany(
  { database: { db, sql } }: TestApp,
  company: Company,
  staff: Staff,
): Promise<EmployeeLookups> {
  await sql`truncate branches, departments, sub_departments, designations, shifts, employees, employee_imports
    restart identity cascade`;
  const named = <Row>(rows: readonly Row[], names: readonly string[]) =>
    rows.map((row, index) => ({ ...row, name: names[index] ?? '' }));
  const lookups = {
    designations: named(
      await db
        .insert(designations)
        .values(company.designations.map((designation) => ({ designation })))
        .returning({ id: designations.id }),
      company.designations,
    ),
    shifts: named(await insertShifts(db, company.shifts), company.shifts),
    branches: [] as EmployeeLookups['branches'],
  };
  for (const branch of company.branches) {
    const [{ id } = { id: 0 }] = await db
      .insert(branches)
      .values({ name: branch.name, branch_type: 'Showroom' })
      .returning({ id: branches.id });
    const inside: EmployeeLookups['branches'][number]['departments'] = [];
    for (const { name, subDepartments: subs } of branch.departments) {
      const [department = { id: 0 }] = await db
        .insert(departments)
        .values({ name, branch_id: id })
        .returning({ id: departments.id });
      const rows =
        subs.length === 0
          ? []
          : await db
              .insert(subDepartments)
              .values(subs.map((sub) => ({ name: sub, department_id: department.id })))
              .returning({ id: subDepartments.id });
      inside.push({ id: department.id, name, sub_departments: named(rows, subs) });
    }
    lookups.branches.push({ id, name: branch.name, departments: inside });
  }
  const rows = [
    ...staff.current.map((person) => employeeOf(person, lookups)),
    ...staff.former.map((person) => ({ ...employeeOf(person, lookups), ...LEFT })),
  ];
  await db.insert(employees).values(rows);
  return lookups;
}

/** Inserts shifts without triggers: two of one name can be stored data only. */
async function insertShifts(db: TestApp['database']['db'], names: readonly string[]) {
  return await db.transaction(async (connection) => {
    await connection.execute('set local session_replication_role = replica');
    return await connection
      .insert(shifts)
      .values(names.map((shift_name) => ({ shift_name })))
      .returning({ id: shifts.id });
  });
}

function employeeOf(
  { names, designation, shift, place, ...values }: Person,
  lookups: EmployeeLookups,
): typeof employees.$inferInsert {
  const at = <Item>(items: readonly Item[], index: number | null) =>
    index === null || items.length === 0 ? undefined : items[index % items.length];
  const branch = at(lookups.branches, place[0]);
  const department = at(branch?.departments ?? [], place[1]);
  return {
    ...values,
    ...{ full_name: names[0], first_name: names[1], last_name: names[2] },
    ...{ gender: 'FEMALE', joining_date: '2019-06-01', employment_type: 'FULL_TIME' },
    designation_id: at(lookups.designations, designation)?.id ?? 0,
    shift_id: at(lookups.shifts, shift)?.id ?? null,
    branch_id: branch?.id ?? 0,
    department_id: department?.id ?? null,
    sub_department_id: at(department?.sub_departments ?? [], place[2])?.id ?? null,
  };
}
