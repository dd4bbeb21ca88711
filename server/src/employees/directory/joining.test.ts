import { getEmployeeFigures } from '@seamline/shared/contract/employees/employee-figures';
import { getEmployeeHealth } from '@seamline/shared/contract/employees/employee-health';
import { type DirectoryCard, listEmployees } from '@seamline/shared/contract/employees/employees';
import { getHeadcounts, getOrganisation } from '@seamline/shared/contract/organisation/organisation';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { todayBy } from '../../db/dueChanges.ts';
import { employees, subDepartments } from '../../db/schema.ts';

const DAY_S = 86_400;

type Directory = z.output<typeof listEmployees.answer>;

/** A company of which two people join tomorrow. */
async function open() {
  const server = await testApp();
  const { db } = server.database;
  const place = await makePlace(db);
  const [sarees] = await db
    .insert(subDepartments)
    .values({ name: 'Sarees', department_id: place.departmentId })
    .returning({ id: subDepartments.id });
  const tomorrow = todayBy(() => new Date(server.now().getTime() + DAY_S * 1000));
  await db.insert(employees).values([
    employeeIn(place, { full_name: 'Hetal Desai', mobile_number: freshNumber() }),
    employeeIn(place, {
      full_name: 'Asha Rana',
      mobile_number: freshNumber(),
      joining_date: tomorrow,
      birth_date: `1992${tomorrow.slice(4)}`,
      insurance_expiry_date: tomorrow,
      sub_department_id: sarees?.id ?? null,
    }),
    employeeIn(place, {
      full_name: 'Ravi Shah',
      mobile_number: freshNumber(),
      department_id: null,
      joining_date: tomorrow,
    }),
  ]);

  async function get<Body>(path: string): Promise<Body> {
    const { token } = await server.person();
    const { status, body } = await server.ask('GET', path, { token });
    expect(status).toBe(200);
    return body as Body;
  }

  async function list(filter: string) {
    const { branches, department, groups } = await get<Directory>(`${listEmployees.path}?limit=50&${filter}`);
    const cards: DirectoryCard[] = Object.values(department).flat();
    const names = cards.map(({ user_name }) => user_name).sort();
    const joining = cards.filter(({ joins_on }) => joins_on).map(({ user_name, joins_on }) => [user_name, joins_on]);
    return { branch: branches[0], groups, names, joining: joining.sort() };
  }

  /** Every number of employees that has a place in the answers of the server. */
  async function headcounts() {
    const [tree, byRecord, shifts, figures, health] = await Promise.all([
      get<z.output<typeof getOrganisation.answer>>(getOrganisation.path),
      get<z.output<typeof getHeadcounts.answer>>(getHeadcounts.path),
      get<{ employees: number }[]>('/data/manage-shift'),
      get<z.output<typeof getEmployeeFigures.answer>>(getEmployeeFigures.path),
      get<z.output<typeof getEmployeeHealth.answer>>(getEmployeeHealth.path),
    ]);
    const { totals, occasions } = figures;
    const gaps = Object.fromEntries(health.counts.map(({ kind, total }) => [kind, total]));
    return {
      everybody: [tree.employees, figures.headcount, health.employees, byRecord.branches[place.branchId]],
      branches: [tree.branches[0]?.employees, figures.branches[0]?.total, byRecord.designations[place.designationId]],
      department: [tree.branches[0]?.departments[0]?.employees, figures.departments[0]?.total],
      subDepartment: byRecord.sub_departments[sarees?.id ?? 0] ?? 0,
      shift: shifts[0]?.employees,
      incomplete: [totals.incomplete, gaps['no-photo'], (await list('figure=incomplete')).names.length],
      insurance: [
        totals.insurance_expiring,
        gaps['insurance-expiring'],
        (await list('health=insurance-expiring')).names.length,
      ],
      birthdays: occasions.filter(({ user_name }) => user_name === 'Asha Rana').length,
    };
  }

  return { server, sarees, tomorrow, get, list, headcounts };
}

test('the directory lists who is joining, with the date, beside the headcount', async () => {
  const { list, tomorrow } = await open();
  const { branch, groups, names, joining } = await list('sort=department');

  expect(branch).toMatchObject({ total_employees: 1, joining: 2 });
  expect(names).toEqual(['Asha Rana', 'Hetal Desai', 'Ravi Shah']);
  expect(joining).toEqual([
    ['Asha Rana', tomorrow],
    ['Ravi Shah', tomorrow],
  ]);
  expect(groups).toEqual([
    { name: 'Retail', total: 2 },
    { name: 'No department', total: 1 },
  ]);
});

test('who is joining is found by a search, by the palette and by the status', async () => {
  const { get, list, tomorrow } = await open();
  expect((await list('q=asha')).joining).toEqual([['Asha Rana', tomorrow]]);
  expect(await get('/data/search?query=rana')).toMatchObject({ results: [{ title: 'Asha Rana' }] });
  expect((await list('status=joining')).names).toEqual(['Asha Rana', 'Ravi Shah']);
  expect((await list('status=active')).names).toEqual(['Hetal Desai']);
});

test('records that only somebody uses who is joining have dependents', async () => {
  const { get, sarees } = await open();
  const path = `/data/settings/dependants?record=sub-department&id=${sarees?.id}`;
  expect(await get(path)).toMatchObject({ employees: 1, former_employees: 0 });
});

test('who is joining is in no headcount and no figure until the day begins, and then in all', async () => {
  const { server, list, headcounts } = await open();
  expect(await headcounts()).toEqual({
    everybody: [1, 1, 1, 1],
    branches: [1, 1, 1],
    department: [1, 1],
    subDepartment: 0,
    shift: 1,
    incomplete: [1, 1, 1],
    insurance: [0, 0, 0],
    birthdays: 0,
  });

  server.passSeconds(DAY_S);
  expect(await headcounts()).toEqual({
    everybody: [3, 3, 3, 3],
    branches: [3, 3, 3],
    department: [2, 2],
    subDepartment: 1,
    shift: 3,
    incomplete: [3, 3, 3],
    insurance: [1, 1, 1],
    birthdays: 1,
  });
  const { branch, joining } = await list('sort=name');
  expect(branch).toMatchObject({ total_employees: 3, joining: 0 });
  expect(joining).toEqual([]);
});
