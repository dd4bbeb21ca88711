import type { ActivityEntry } from '@seamline/shared/contract/access/activity';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { PAST, testAppForLeavings } from '../../../test/support/leavings.ts';
import { employeeIn } from '../../../test/support/rows.ts';
import { freshNumber } from '../../../test/support/testApp.ts';
import { activity, employees, files } from '../../db/schema.ts';
import { fileStore } from '../../files/fileRecords.ts';
import { openUploads, uploadPath } from '../../files/uploads.ts';
import { ERASED, erasableColumns, yearsBefore } from './erasedColumns.ts';
import { eraseEmployee, erasureStore } from './eraseEmployees.ts';

const { server, token, place, addEmployee, leave, ask, list } = await testAppForLeavings();
const { db, sql } = server.database;
const stores = {
  employees: erasureStore(server.database),
  files: fileStore(server.database),
  uploads: openUploads(server.env),
};
const erase = (id: number) => eraseEmployee(stores, id, server.now());
const edit = (id: number, values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return server.ask('PUT', `/data/employeeDetails/${id}`, { token, form });
};
const pathsOf = (sha256: string) => [uploadPath(sha256, false), uploadPath(sha256, true)];
const bytesOf = async (sha256: string) => await Promise.all(pathsOf(sha256).map((path) => stores.uploads.read(path)));
const stored = async (id: number) => (await db.select().from(employees).where(eq(employees.id, id)))[0];

async function addFile(kind: 'profile_picture' | 'aadhaar' | 'pan_card', sha256: string): Promise<number> {
  for (const path of pathsOf(sha256)) await stores.uploads.write(path, Buffer.from('content'));
  const row = { kind, content_type: 'image/webp', bytes: 7, sha256, has_thumbnail: true } as const;
  return (await db.insert(files).values(row).returning({ id: files.id }))[0]?.id ?? 0;
}

let hashes = 0;
const freshHash = () => {
  hashes += 1;
  return hashes.toString(16).padStart(64, '0');
};

describe('the erasure of a former employee', () => {
  test('removes contact data, identity data and files, and keeps name, dates and designation', async () => {
    const [portrait, aadhaar, panCard] = [freshHash(), freshHash(), freshHash()];
    const [manager] = [await addEmployee('Reporting Person')];
    const [row] = await db
      .insert(employees)
      .values(
        employeeIn(place, {
          full_name: 'Kept Name',
          mobile_number: freshNumber(),
          profile_picture_file_id: await addFile('profile_picture', portrait),
          aadhaar_page_1_file_id: await addFile('aadhaar', aadhaar),
          pan_card_file_id: await addFile('pan_card', panCard),
        }),
      )
      .returning({ id: employees.id });
    const id = row?.id ?? 0;
    await sql`insert into employee_reporting (employee_id, reports_to_id) values (${id}, ${manager})`;
    const secrets = { personal_email: 'kept-nowhere@example.com', current_address: '4 Nowhere Lane', hobbies: 'Kites' };
    expect((await edit(id, secrets)).status).toBe(200);
    await leave(id, { ...PAST, remark: 'Left for Nowhere Mills' });

    expect(await erase(id)).toBe(true);

    expect(await stored(id)).toMatchObject({
      ...ERASED,
      full_name: 'Kept Name',
      first_name: 'Hetal',
      last_name: 'Desai',
      gender: 'FEMALE',
      birth_date: '1992-03-08',
      joining_date: '2019-06-01',
      ...PAST,
      designation_id: place.designationId,
      employment_type: 'FULL_TIME',
      erased_at: expect.any(Date),
    });
    expect(await sql`select 1 from employee_reporting where employee_id = ${id}`).toHaveLength(0);
    for (const hash of [portrait, aadhaar, panCard]) {
      expect(await bytesOf(hash)).toEqual([undefined, undefined]);
      expect(await db.select().from(files).where(eq(files.sha256, hash))).toEqual([]);
    }
    const [whole] = await sql`
      select string_agg(entry::text, '') as text from activity entry where record = 'employee' and record_id = ${id}`;
    expect(whole?.text).toContain('Kept Name');
    expect(whole?.text).not.toMatch(/nowhere|kites/i);
    expect(await list({ q: 'Kept Name' })).toMatchObject({
      leavers: [{ id, user_name: 'Kept Name', mobile_number: '' }],
    });
  });

  test('leaves an entry without the values in the activity log', async () => {
    const id = await addEmployee('Noted Once');
    await leave(id);
    await erase(id);

    const query = { action: 'erase', q: 'Noted Once' };
    const { body } = await server.ask('GET', '/data/activity', { token, query });
    expect((body as { activity: ActivityEntry[] }).activity).toEqual([
      expect.objectContaining({
        who: { id: 0, name: 'Seamline', number: '' },
        action: 'erase',
        record: 'employee',
        record_id: id,
        record_name: 'Noted Once',
        before: null,
        after: null,
      }),
    ]);
  });

  test('keeps the bytes of a file that another employee shows', async () => {
    const shared = freshHash();
    const [leaving, staying] = [await addEmployee('Shares A File'), await addEmployee('Shows It Still')];
    for (const id of [leaving, staying]) {
      await db
        .update(employees)
        .set({ profile_picture_file_id: await addFile('profile_picture', shared) })
        .where(eq(employees.id, id));
    }
    await leave(leaving);
    await erase(leaving);

    expect(await bytesOf(shared)).toEqual([expect.anything(), expect.anything()]);
  });

  test('changes nothing the second time', async () => {
    const id = await addEmployee('Erased Twice');
    await leave(id);
    await erase(id);
    const once = await stored(id);

    expect(await erase(id)).toBe(false);
    expect(await stored(id)).toEqual(once);
  });

  test('is refused for current employees, those on notice included', async () => {
    const [current, onNotice] = [await addEmployee('Works Here'), await addEmployee('On Notice')];
    await leave(onNotice, { resignation_date: '2026-10-01', company_last_day: '2027-01-31' });

    for (const id of [current, onNotice]) {
      expect(await erase(id)).toBe(false);
      expect(await stored(id)).toMatchObject({ erased_at: null, mobile_number: expect.stringMatching(/^\d{10}$/) });
    }
  });

  test('is final: the record can neither be edited nor reinstated', async () => {
    const id = await addEmployee('Gone For Good');
    await leave(id);
    await erase(id);
    const refused = {
      status: 409,
      body: { message: 'The personal data of Gone For Good were erased. This record cannot be changed any more.' },
    };

    expect(await edit(id, { hobbies: 'Kites' })).toMatchObject(refused);
    expect(await leave(id)).toMatchObject(refused);
    expect(await ask('POST', `/${id}/take-back`)).toMatchObject(refused);
  });
});

test('the activity log can still not be changed otherwise', async () => {
  const id = await addEmployee('Logged');
  await leave(id);
  await erase(id);

  await expect(sql`update activity set record_name = 'Someone' where record_id = ${id}`).rejects.toMatchObject({
    cause: { message: 'The activity log is only ever added to.' },
  });
  await expect(db.delete(activity)).rejects.toThrow();
});

test('the retention rule finds former employees by calendar years, the first to leave first', async () => {
  const add = async (name: string, lastDay: string) => {
    const id = await addEmployee(name);
    await leave(id, { resignation_date: lastDay, company_last_day: lastDay });
    return id;
  };
  const [later, earlier] = [await add('Left In March', '2024-03-31'), await add('Left In February', '2024-02-28')];
  const due = async (now: string) =>
    (await stores.employees.listDue(yearsBefore(new Date(now), 2))).map((employee) => employee.id);

  expect(await due('2026-02-28T18:29:00Z')).toEqual([]);
  expect(await due('2026-02-28T18:30:00Z')).toEqual([earlier]);
  expect(await due('2026-04-01T00:00:00Z')).toEqual([earlier, later]);
  await erase(earlier);
  expect(await due('2026-04-01T00:00:00Z')).toEqual([later]);
});

test('what an erasure would change is named by column', () => {
  expect(erasableColumns({ ...ERASED, hobbies: 'Kites', full_name: 'Hetal Desai' })).toEqual(['hobbies']);
});
