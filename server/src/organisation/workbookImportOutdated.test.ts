import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { numbered, organisationImportsBy, PATH, WHOLE } from '../../test/support/organisationImports.ts';
import { testApp } from '../../test/support/testApp.ts';
import { branches as branchesTable } from '../db/schema.ts';

const server = await testApp();
const { db, sql } = server.database;
const owner = await server.person({ name: 'Ilaben Meghani' });
const { post, previewed, imported } = organisationImportsBy(server, owner.token);

describe('an import that was previewed before a change of the organisation', () => {
  const outdated = (rows: string[]) => ({
    status: 409,
    body: {
      message: 'The organisation was changed in the meantime. Nothing was changed. Please check the workbook again.',
      errors: rows.map((field) => expect.objectContaining({ field })),
    },
  });

  test('is refused as a whole with the rows that would have another effect', async () => {
    await imported(WHOLE);
    const body = await previewed({
      ...WHOLE,
      branches: [...(WHOLE.branches ?? []), { name: 'Katargam', branch_type: 'Factory' }],
    });
    await sql`update branches set code = 'NEW', version = version + 1 where name = 'Adajan Studio'`;
    await sql`insert into branches (name, branch_type) values ('katargam', 'Factory')`;
    expect(await post(PATH, body)).toMatchObject(outdated(['branches.3', 'branches.4']));
    expect(await server.ask('GET', '/data/activity', { token: owner.token, query: { q: 'Katargam' } })).toMatchObject({
      body: { activity: [] },
    });
  });

  test('happens once when two ask at once', async () => {
    const body = await previewed({ branches: [{ name: 'Bhatar Outlet', branch_type: 'Showroom' }] });
    const answers = await Promise.all([post(PATH, body), post(PATH, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db.$count(branchesTable, eq(branchesTable.name, 'Bhatar Outlet'))).toBe(1);
  });
});

describe('the calls', () => {
  test('are for owners, and for managers with the permission to edit', async () => {
    const manager = await server.person({ role: 'manager' });
    const reader = await server.person({ role: 'manager', canEdit: false });
    const body = numbered({ designations: [{ designation: 'Tailor' }] });
    expect((await post(`${PATH}/preview`, body, manager.token)).status).toBe(200);
    expect((await post(`${PATH}/preview`, body, reader.token)).status).toBe(403);
    expect((await post(PATH, body, reader.token)).status).toBe(403);
  });

  test('take between 1 and 2,000 rows', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ designation: `Tailor ${at}` }));
    const message = 'Send between 1 and 2000 at once.';
    for (const workbook of [{}, { designations: rows(2001) }, { designations: rows(1500), branches: rows(501) }]) {
      expect(await post(`${PATH}/preview`, numbered(workbook))).toMatchObject({
        status: 422,
        body: { errors: [{ message }] },
      });
    }
    expect((await imported({ designations: rows(2000) })).body).toMatchObject({ designations: { created: 2000 } });
  });
});
