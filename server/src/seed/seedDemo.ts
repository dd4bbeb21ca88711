import { sql } from 'drizzle-orm';
import { DEMO_MANAGER, DEMO_OWNER, DEMO_PASSWORD } from '../access/sign-in/demoAccounts.ts';
import { hashPassword } from '../access/sign-in/passwords.ts';
import type { Connection, Database } from '../db/connect.ts';
import {
  branches,
  company,
  departments,
  designations,
  type employees,
  files,
  leaveReasons,
  leaveTypes,
  members,
  shiftDays,
  shifts,
  subDepartments,
} from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { UploadStore } from '../files/uploads.ts';
import { SHIFTS } from './data/demoShifts.ts';
import { DESIGNATIONS } from './data/designations.ts';
import { LEAVE_TYPES } from './data/leave.ts';
import { BRANCHES, COMPANY } from './data/organisation.ts';
import { ageOf, assignReporting, insertEmployees, makeEmployee, post, readPosts } from './employees.ts';
import { leavingOf } from './leavings.ts';
import { storeCompanyPictures, storePortraits } from './pictures.ts';
import { seededRandom } from './random.ts';

type Values = Partial<typeof employees.$inferInsert>;

/** Employees without a photo, by index in the demo organisation. */
const UNPHOTOGRAPHED: ReadonlySet<number> = new Set([17, 46, 83]);

const DAY_MS = 86_400_000;

/** Missing, soon expiring or doubtful values in a few records, as in any organisation, by index of the employee. */
const GAPS: Readonly<Record<number, (inDays: (days: number) => string) => Values>> = {
  12: () => ({ pan_card_file_id: null }),
  29: () => ({ pan_card_file_id: null }),
  34: (inDays) => ({ insurance_expiry_date: inDays(-20) }),
  46: () => ({ pan_card_file_id: null }),
  52: () => ({ primary_email: 'family.desk@meghdhanush.example' }),
  58: () => ({ shift_id: null }),
  71: () => ({ aadhaar_page_2_file_id: null }),
  77: (inDays) => ({ joining_date: inDays(-80), probation_period_days: 90, training_completion_date: null }),
  91: (inDays) => ({ insurance_expiry_date: inDays(12) }),
  96: () => ({ primary_email: 'family.desk@meghdhanush.example' }),
  101: () => ({ aadhaar_page_1_file_id: null, aadhaar_page_2_file_id: null }),
  110: () => ({ shift_id: null }),
};

function isPhotographed(place: number): boolean {
  return !UNPHOTOGRAPHED.has(place);
}

/** Values of a record with gaps that differ from one without; expiry dates are relative to the day of the seeding. */
function gapsOf(place: number, today: Date): Values {
  const inDays = (days: number) => new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return GAPS[place]?.(inDays) ?? {};
}

type NewFile = typeof files.$inferInsert;

/** Any number, as long as nothing else in this database locks the same one. */
const SEED_LOCK = 7_326_547;
const PEOPLE_SEED = 20_260_401;

/** Former employees of the demo company, so that their list is not empty. */
const FORMER_EMPLOYEES = 5;

/** Fills an empty database with the demo organisation; returns false if it has data already. */
export async function seedDemo({ db }: Database, uploads: UploadStore): Promise<boolean> {
  if (await isInhabited(db)) return false;
  const accounts = await makeAccounts();
  const pictures = await storeCompanyPictures(uploads);
  return transaction(db, async (connection) => {
    await connection.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await isInhabited(connection)) return false;
    await connection.insert(members).values(accounts);
    await insertOrganisation(connection);
    await insertLeave(connection);
    await insertShifts(connection);
    const [logo, photo, aadhaarFront, aadhaarBack, panCard] = await insertFiles(connection, pictures);
    await connection.insert(company).values({ ...COMPANY, company_logo_file_id: logo, company_photo_file_id: photo });
    await insertPeople(connection, uploads, {
      aadhaar_page_1_file_id: aadhaarFront,
      aadhaar_page_2_file_id: aadhaarBack,
      pan_card_file_id: panCard,
    });
    return true;
  });
}

async function isInhabited(db: Connection): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select exists (select from members) or exists (select from branches) or exists (select from employees) as inhabited`,
  );
  return rows[0]?.inhabited === true;
}

async function makeAccounts(): Promise<(typeof members.$inferInsert)[]> {
  const all = { edit_permission: true, view_permission: true };
  const accounts = [
    { number: DEMO_OWNER, name: 'Ilaben Meghani', email: 'ila@meghdhanush.example', role: 'owner', ...all },
    { number: DEMO_MANAGER, name: 'Ketan Desai', email: 'ketan@meghdhanush.example', role: 'manager', ...all },
    { number: '9876500003', name: 'Foram Joshi', role: 'manager', view_permission: true },
    { number: '9876500004', name: 'Rakesh Solanki', role: 'manager', ...all, is_active: false },
  ] as const;
  return Promise.all(
    accounts.map(async (account) => ({ ...account, password_hash: await hashPassword(DEMO_PASSWORD) })),
  );
}

async function insertFiles(connection: Connection, rows: NewFile[]): Promise<number[]> {
  const inserted = await connection.insert(files).values(rows).returning({ id: files.id });
  return inserted.map((row) => row.id);
}

async function insertOrganisation(connection: Connection): Promise<void> {
  const branchRows = await connection
    .insert(branches)
    .values(
      BRANCHES.map(({ name, code, branchType, postalAddress, telephone }) => ({
        ...{ name, code, branch_type: branchType },
        ...{ postal_address: postalAddress, state: 'Gujarat', telephone },
      })),
    )
    .returning({ id: branches.id });
  const plans = BRANCHES.flatMap((branch, index) =>
    branch.departments.map((department) => ({ ...department, branch_id: idAt(branchRows, index) })),
  );
  const departmentRows = await connection
    .insert(departments)
    .values(plans.map(({ name, code, description, branch_id }) => ({ name, code, description, branch_id })))
    .returning({ id: departments.id });
  await connection.insert(subDepartments).values(
    plans.flatMap((plan, index) =>
      plan.subDepartments.map((name, place) => ({
        name,
        code: `${plan.code}-${place + 1}`,
        department_id: idAt(departmentRows, index),
      })),
    ),
  );
  await connection
    .insert(designations)
    .values(DESIGNATIONS.map(({ designation, code, description }) => ({ designation, code, description })));
}

async function insertLeave(connection: Connection): Promise<void> {
  const typeRows = await connection
    .insert(leaveTypes)
    .values(LEAVE_TYPES.map(({ reasons: _, ...leaveType }) => leaveType))
    .returning({ id: leaveTypes.id });
  await connection
    .insert(leaveReasons)
    .values(
      LEAVE_TYPES.flatMap(({ reasons }, index) =>
        reasons.map((reason) => ({ reason, leave_type_id: idAt(typeRows, index) })),
      ),
    );
}

async function insertShifts(connection: Connection): Promise<void> {
  for (const { rules, days } of SHIFTS) {
    const [shift] = await connection.insert(shifts).values(rules).returning({ id: shifts.id });
    if (shift) await connection.insert(shiftDays).values(days.map((day) => ({ ...day, shift_id: shift.id })));
  }
}

async function insertPeople(
  connection: Connection,
  uploads: UploadStore,
  documents: Readonly<Record<string, number | undefined>>,
): Promise<void> {
  const random = seededRandom(PEOPLE_SEED);
  const { planned } = await readPosts(connection);
  const former = Array.from({ length: FORMER_EMPLOYEES }, () => random.pick(planned.slice(planned.length / 2)));
  const people = [...planned, ...former].map((place, index) => makeEmployee(random, index + 1, post(place, random)));
  const photographed = people
    .map((person, index) => ({ gender: person.gender, age: ageOf(person), index }))
    .filter(({ index }) => isPhotographed(index));
  const stored = await insertFiles(connection, await storePortraits(uploads, photographed));
  const pictureIds = new Map(photographed.map(({ index }, order) => [index, stored[order]]));
  const today = new Date();
  await insertEmployees(
    connection,
    people.map((person, index) => ({
      ...person,
      ...documents,
      profile_picture_file_id: pictureIds.get(index) ?? null,
      ...leavingOf(index, index >= planned.length, today),
      ...gapsOf(index, today),
    })),
  );
  await assignReporting(connection, 0);
}

function idAt(rows: readonly { readonly id: number }[], index: number): number {
  const row = rows[index];
  if (row === undefined) throw new Error('The database returned fewer rows than were inserted.');
  return row.id;
}
