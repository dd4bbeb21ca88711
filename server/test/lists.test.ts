import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from './support/testApp.ts';

const server = await testApp();
const { sql } = server.database;
const owner = await server.person({ name: 'Bhavna Mehta', number: '9111111111' });
const manager = await server.person({ name: 'Amit Joshi', number: '9111111112', role: 'manager', canEdit: false });
const blind = await server.person({ name: 'Chirag Soni', number: '9111111113', role: 'manager', canView: false });
const get = async (path: string, token = owner.token) => (await server.ask('GET', path, { token })).body;

describe('the owners and managers', () => {
  const row = (name: string, number: string, status: string, edit: boolean, view: boolean) => ({
    name,
    number,
    email: null,
    status,
    edit_permission: edit,
    view_permission: view,
    is_active: true,
    version: 1,
  });
  const everybody = [
    row('Bhavna Mehta', '9111111111', 'owner', true, true),
    row('Amit Joshi', '9111111112', 'manager', false, true),
    row('Chirag Soni', '9111111113', 'manager', true, false),
  ];

  test('are listed for an owner, owners first', async () => {
    expect(await get('/data/settings/admin')).toEqual({ member: everybody, access_by: 'owner' });
  });

  test('are listed for a manager, with the manager’s own role', async () => {
    expect(await get('/data/settings/admin', manager.token)).toEqual({ member: everybody, access_by: 'manager' });
  });

  test('are reduced to the own row without the view permission', async () => {
    expect(await get('/data/settings/admin', blind.token)).toEqual({ member: [everybody[2]], access_by: 'manager' });
  });

  test('never come with their password', async () => {
    expect(JSON.stringify(await get('/data/settings/admin'))).not.toContain('password');
  });
});

describe('the employee directory', () => {
  beforeAll(async () => {
    await sql`insert into branches (name, branch_type) values ('Vesu', 'Showroom'), ('Adajan', 'Showroom'), ('Empty', 'Factory')`;
    await sql`insert into departments (branch_id, name)
      select id, case name when 'Vesu' then 'Retail' else '__proto__' end from branches where name <> 'Empty'`;
    await sql`insert into designations (designation) values ('Tailor')`;
    await sql`insert into shifts (shift_name, code, week_off_days) values ('General', 'GEN', '{SUNDAY,MONDAY}'), ('Night', null, '{}')`;
    await sql`insert into files (kind, content_type, bytes, sha256, has_thumbnail)
      values ('profile_picture', 'image/webp', 9, ${'a'.repeat(64)}, true)`;
    const employee = (name: string, number: string, branch: string, department: string | null, left = false) => sql`
      insert into employees (full_name, first_name, last_name, mobile_number, gender, birth_date, designation_id, branch_id,
        department_id, shift_id, joining_date, employment_type, profile_picture_file_id, resignation_date, company_last_day, left_at)
      select ${name}, 'A', 'B', ${number}, 'FEMALE', '1990-01-01', designations.id, branches.id, departments.id, shifts.id,
        '2020-01-01', 'FULL_TIME', case when ${name}::text = 'Zarna Shah' then files.id end,
        ${left ? '2024-01-01' : null}, ${left ? '2024-02-01' : null}, ${left ? '2024-02-02' : null}
      from designations, branches left join departments on departments.branch_id = branches.id and departments.name = ${department},
        shifts, files where branches.name = ${branch} and shifts.shift_name = 'General'`;
    await employee('Zarna Shah', '9000000001', 'Vesu', 'Retail');
    await employee('Anjali Rana', '9000000002', 'Vesu', 'Retail');
    await employee('Mira Patel', '9000000003', 'Adajan', '__proto__');
    await employee('Nobody Yet', '9000000004', 'Adajan', null);
    await employee('Gone Already', '9000000005', 'Vesu', 'Retail', true);
  });

  test('counts the present employees of every branch', async () => {
    expect(await get('/data/employees')).toMatchObject({
      branches: [
        { branch_id: expect.any(Number), branch_name: 'Adajan', total_employees: 2 },
        { branch_id: expect.any(Number), branch_name: 'Empty', total_employees: 0 },
        { branch_id: expect.any(Number), branch_name: 'Vesu', total_employees: 2 },
      ],
    });
  });

  test('groups people by department, by name, whatever the department is called', async () => {
    const { department } = (await get('/data/employees')) as { department: Record<string, { user_name: string }[]> };

    expect(
      Object.entries(department).map(([name, people]) => [name, people.map((person) => person.user_name)]),
    ).toEqual([
      ['__proto__', ['Mira Patel']],
      ['Retail', ['Anjali Rana', 'Zarna Shah']],
      ['No department', ['Nobody Yet']],
    ]);
  });

  test('shows of one branch only its people, and the counts of all', async () => {
    const { branches } = (await get('/data/employees')) as { branches: { branch_id: number; branch_name: string }[] };
    const vesu = branches.find((branch) => branch.branch_name === 'Vesu')?.branch_id;

    expect(await get(`/data/employees?branch_id=${vesu}`)).toMatchObject({
      branches: [{ branch_name: 'Adajan' }, { branch_name: 'Empty' }, { branch_name: 'Vesu' }],
      department: {
        Retail: [
          {
            id: expect.any(Number),
            user_id: expect.any(Number),
            user_name: 'Anjali Rana',
            designation: 'Tailor',
            profile_pic: null,
          },
          {
            user_name: 'Zarna Shah',
            profile_pic: expect.stringMatching(
              /^\/data\/files\/\d+\/thumbnail\.webp\?session=[\w.-]+&expires=\d+&signature=[\w-]{43}$/,
            ),
          },
        ],
      },
    });
    expect(await get('/data/employees?branch_id=999999')).toMatchObject({ department: {} });
  });

  type Page = { department: Record<string, { user_name: string }[]>; next_cursor: string | null };
  const names = (page: Page) =>
    Object.values(page.department).flatMap((people) => people.map((person) => person.user_name));

  test('comes page by page without a duplicate or a gap', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = (await get(`/data/employees?limit=1&cursor=${cursor}`)) as Page;
      seen.push(...names(page));
      cursor = page.next_cursor ?? '';
    } while (cursor !== '' && seen.length < 10);

    expect(seen).toEqual(['Anjali Rana', 'Mira Patel', 'Nobody Yet', 'Zarna Shah']);
  });

  test.each([
    ['shah', ['Zarna Shah']],
    ['ZARNA sh', ['Zarna Shah']],
    ['9000000003', ['Mira Patel']],
    ['%', []],
    ['_', []],
    ['\\', []],
    ['', ['Anjali Rana', 'Mira Patel', 'Nobody Yet', 'Zarna Shah']],
  ])('finds people by %j', async (q, found) => {
    expect(names((await get(`/data/employees?q=${encodeURIComponent(q)}`)) as Page).sort()).toEqual(found);
  });

  test.each([
    ['limit=0', { field: 'limit', message: 'A page has between 1 and 500 entries.' }],
    ['limit=501', { field: 'limit', message: 'A page has between 1 and 500 entries.' }],
    ['limit=x', { field: 'limit', message: 'A page has between 1 and 500 entries.' }],
    ['cursor=nonsense', { field: 'cursor', message: 'This page does not exist.' }],
    ['cursor=W10', { field: 'cursor', message: 'This page does not exist.' }],
    ['branch_id=x', { field: 'branch_id', message: 'This is not a valid id.' }],
  ])('refuses %s', async (query, error) => {
    expect(await get(`/data/employees?${query}`)).toMatchObject({ errors: [error] });
  });

  test('counts who holds a shift', async () => {
    expect(await get('/data/manage-shift')).toMatchObject([
      {
        id: expect.any(Number),
        shift_code: 'GEN',
        shift_name: 'General',
        employees: 4,
        week_off: ['SUNDAY', 'MONDAY'],
        timezone: '+05:30',
        created_at: expect.stringMatching(/Z$/),
        updated_at: expect.stringMatching(/Z$/),
      },
      { shift_name: 'Night', shift_code: null, employees: 0, week_off: [] },
    ]);
  });
});
