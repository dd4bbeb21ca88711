import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';
import { branches, departments, designations, type employees, shifts, subDepartments } from '../db/schema.ts';
import { DESIGNATIONS } from './data/designations.ts';
import { BRANCHES, type DepartmentSpecification } from './data/organisation.ts';
import {
  AHMEDABAD_AREAS,
  AREAS,
  BLOOD_GROUPS,
  HOBBIES,
  INSURERS,
  LANGUAGES,
  MEN,
  MUSLIM_NAMES,
  MUSLIM_SURNAMES,
  OTHER_SKILLS,
  SKILLS,
  SOCIETIES,
  SURNAMES,
  WOMEN,
} from './data/people.ts';
import type { Random } from './random.ts';

/** The position of a new employee in the organisation, with the values that follow from it. */
interface Post {
  readonly branchId: number;
  readonly branchName: string;
  readonly departmentId: number;
  readonly subDepartmentId: number | null;
  readonly shiftId: number | null;
  readonly designationId: number;
  readonly designation: string;
  readonly description: string;
  readonly grade: string;
  /** Of a hundred holders of the designation, how many are women. */
  readonly women: number;
}

/** The year in which the demo plays; fixed, so that ages do not depend on the day of the first start. */
const THIS_YEAR = 2026;

/** Makes up an employee for a position. Unique values are derived from the running number. */
export function makeEmployee(random: Random, number: number, post: Post) {
  const name = makeName(random, post.women);
  const age = ageFor(random, post.designation);
  const birthYear = THIS_YEAR - age;
  const joiningYear = random.between(Math.max(birthYear + 18, THIS_YEAR - 14), THIS_YEAR - 1);
  const mobile = mobileNumber(number);
  const married = random.chance(age < 25 ? 0.1 : age < 30 ? 0.5 : 0.9);
  const home = makeHome(random, post.branchName);
  const handle = `${name.first}.${name.last}`.toLowerCase();
  const worker = post.grade.startsWith('W');
  const insured = random.chance(0.85);
  return {
    full_name: `${name.first} ${name.last}`,
    first_name: name.first,
    last_name: name.last,
    alias_name: random.chance(0.35) ? `${name.first}${name.gender === 'FEMALE' ? 'ben' : 'bhai'}` : null,
    country_code: '+91',
    mobile_number: mobile,
    primary_email: worker && random.chance(0.7) ? null : `${handle}.${number}@meghdhanush.example`,
    gender: name.gender,
    birth_date: date(birthYear, random),
    designation_id: post.designationId,
    branch_id: post.branchId,
    department_id: post.departmentId,
    sub_department_id: post.subDepartmentId,
    shift_id: post.shiftId,
    joining_date: date(joiningYear, random),
    probation_period_days: worker ? 90 : 180,
    training_completion_date: random.chance(0.6) ? date(joiningYear + 1, random) : null,
    employment_type: random.chance(0.07) ? 'PART_TIME' : 'FULL_TIME',
    grade: post.grade,
    job_location: post.branchName,
    insurance_number: insured ? `DEMO-${String(100_000 + number)}` : null,
    insurance_company_name: insured ? random.pick(INSURERS) : null,
    insurance_expiry_date: insured ? date(THIS_YEAR + 1, random) : null,
    retirement_age: 60,
    emergency_number: mobileNumber(number + EMERGENCY_OFFSET),
    whatsapp_number: mobile,
    personal_email: random.chance(0.5) ? `${handle}${number}@mail.example` : null,
    current_address: home,
    permanent_address: random.chance(0.7) ? home : makeHome(random, post.branchName),
    contact_number_privacy: random.chance(0.2),
    blood_group: random.pick(BLOOD_GROUPS),
    marital_status: married ? 'Married' : 'Un-married',
    family_members_count: married ? random.between(2, 7) : random.between(3, 6),
    nationality: 'Indian',
    is_physically_handicapped: random.chance(0.03),
    hobbies: random.pick(HOBBIES),
    professional_skills: random.pick(SKILLS[post.designation] ?? OTHER_SKILLS),
    languages_known: random.pick(LANGUAGES),
    linkedin_link: worker || random.chance(0.5) ? null : `https://linkedin.example/in/${handle}-${number}`,
    employees_view_access: !worker,
    members_chat_access: random.chance(0.8),
    timeline_access: random.chance(0.8),
    biometric_id: `BIO-${String(number).padStart(5, '0')}`,
    is_international_worker: false,
    job_description: post.description,
  } satisfies typeof employees.$inferInsert;
}

/** Another range of the sequence of `mobileNumber`. */
const EMERGENCY_OFFSET = 400_000_000;

/** Enumerates ten-digit numbers in a pseudo-random order without duplicates. */
export function mobileNumber(index: number): string {
  const STEP = 387_420_489n;
  const rest = (BigInt(index) * STEP + 824_512_345n) % 1_000_000_000n;
  return `9${String(rest).padStart(9, '0')}`;
}

export function ageOf(employee: { readonly birth_date: string }): number {
  return THIS_YEAR - Number(employee.birth_date.slice(0, 4));
}

function makeName(random: Random, women: number) {
  const gender = random.between(1, 100) <= women ? ('FEMALE' as const) : ('MALE' as const);
  const first = random.pick(gender === 'FEMALE' ? WOMEN : MEN);
  return { gender, first, last: random.pick(MUSLIM_NAMES.has(first) ? MUSLIM_SURNAMES : SURNAMES) };
}

function ageFor(random: Random, designation: string): number {
  if (/Managing|General/.test(designation)) return random.between(46, 60);
  if (/Manager|Master|Senior|Supervisor/.test(designation)) return random.between(34, 57);
  return random.between(21, random.chance(0.3) ? 56 : 38);
}

function makeHome(random: Random, branchName: string): string {
  const inAhmedabad = BRANCHES.some((branch) => branch.name === branchName && branch.location.includes('Ahmedabad'));
  const [area, pincode] = random.pick(inAhmedabad ? AHMEDABAD_AREAS : AREAS);
  const city = inAhmedabad ? 'Ahmedabad' : 'Surat';
  return `${random.between(1, 240)}, ${random.pick(SOCIETIES)}, ${area}, ${city} ${pincode}`;
}

function date(year: number, random: Random): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${year}-${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`;
}

type Row = typeof employees.$inferInsert;

/**
 * Inserts any number of rows with one parameter: a statement can have 65,535 of them, which is a thousand employees.
 * All rows have the same columns. A row whose mobile number is taken is skipped.
 */
export async function insertEmployees(db: Connection, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`
    insert into employees (${columns})
    select ${columns} from jsonb_populate_recordset(null::employees, ${JSON.stringify(rows)}::text::jsonb)
    on conflict (mobile_number) where left_at is null do nothing`);
}

/** The first employee of a department leads it; the leaders report to the first employee of all. */
export async function assignReporting(db: Connection, afterId: number): Promise<void> {
  await db.execute(sql`
    with leaders as (
      select department_id, min(id) as id from employees where left_at is null group by department_id
    ), first as (
      select min(id) as id from employees where left_at is null
    )
    insert into employee_reporting (employee_id, reports_to_id)
    select employees.id, case when employees.id = leaders.id then first.id else leaders.id end
    from employees join leaders using (department_id) cross join first
    where employees.id > ${afterId} and employees.id <> first.id and employees.left_at is null
    on conflict do nothing`);
}

type PostPlace = Omit<Post, 'subDepartmentId'> & { readonly subDepartmentIds: readonly number[] };

/** One entry for each planned employee, so that a random choice keeps the plan's proportions. */
interface Posts {
  readonly planned: readonly PostPlace[];
}

/** Reads the departments of the database and merges them with the demo organisation's plan. */
export async function readPosts(db: Connection): Promise<Posts> {
  const rows = await db
    .select({ id: departments.id, name: departments.name, branchId: branches.id, branchName: branches.name })
    .from(departments)
    .innerJoin(branches, eq(branches.id, departments.branch_id))
    .orderBy(departments.id);
  const titles = await db.select({ id: designations.id, name: designations.designation }).from(designations);
  const shiftRows = await db.select({ id: shifts.id, code: shifts.code }).from(shifts);
  const children = await db
    .select({ id: subDepartments.id, departmentId: subDepartments.department_id })
    .from(subDepartments);
  const planned = rows.flatMap((department) => {
    const plan = planFor(department.branchName, department.name);
    const staff = Object.entries(plan?.staff ?? Object.fromEntries(titles.map((title) => [title.name, 1])));
    return staff.flatMap(([designation, count]): PostPlace[] => {
      const title = titles.find((candidate) => candidate.name === designation);
      if (title === undefined) return [];
      const known = DESIGNATIONS.find((candidate) => candidate.designation === designation);
      const place: PostPlace = {
        branchId: department.branchId,
        branchName: department.branchName,
        departmentId: department.id,
        subDepartmentIds: children.filter((child) => child.departmentId === department.id).map((child) => child.id),
        shiftId: shiftRows.find((shift) => shift.code === plan?.shift)?.id ?? null,
        designationId: title.id,
        designation,
        description: known?.description ?? '',
        grade: known?.grade ?? 'W1',
        women: known?.women ?? 50,
      };
      return Array.from({ length: count }, () => place);
    });
  });
  return { planned };
}

export function post({ subDepartmentIds, ...place }: PostPlace, random: Random): Post {
  return { ...place, subDepartmentId: subDepartmentIds.length > 0 ? random.pick(subDepartmentIds) : null };
}

function planFor(branchName: string, name: string): DepartmentSpecification | undefined {
  return BRANCHES.find((branch) => branch.name === branchName)?.departments.find(
    (department) => department.name === name,
  );
}
