import type { ImportedRow } from '@seamline/shared/contract/employees/employee-imports';
import type { PastImport } from '@seamline/shared/contract/employees/import-undo';
import { describe, expect, test } from 'vitest';
import { importsBy, undone, undoneImports } from '../../../test/support/imports.ts';
import { makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';

const server = await testApp();
const { token } = await server.person({ name: 'Ilaben Meghani' });
const manager = await server.person({ name: 'Jayesh Rana', role: 'manager' });
const { db, sql } = server.database;
const place = await makePlace(db);
const { post, begun, send, sent } = importsBy(server, token);
const { addEmployee, imported, newcomer, preview, undo } = undoneImports(server, token, place);

describe('the undo of an import', () => {
  test('happens once, also when two ask at once, and ends the import', async () => {
    const { id } = await imported([newcomer(), newcomer()]);
    const answers = await Promise.all([undo(id), undo(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = { message: 'Ilaben Meghani has undone this import.' };
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject(refused);
    expect(await undo(id)).toMatchObject({ status: 409, body: refused });
    expect(await post(`/data/employee-imports/${id}/rows`, { rows: [{ row: 9, ...newcomer() }] })).toMatchObject({
      status: 409,
      body: refused,
    });
    expect(await preview(id)).toMatchObject({
      import: { undone: { by: 'Ilaben Meghani', at: expect.any(String) } },
      ...{ removed: 0, restored: 0 },
    });
    const { body } = await server.ask('GET', '/data/employee-imports', { token });
    expect((body as { imports: { id: string }[] }).imports.map((one) => one.id)).not.toContain(id);
  });

  test('takes as many statements for many people as for a few', async () => {
    const boss = await addEmployee();
    const statementsFor = async (people: number) => {
      const changed = await Promise.all(Array.from({ length: people }, () => addEmployee({ grade: 'W1' })));
      const { id } = await imported([
        ...changed.map(() => newcomer({ reporting_person_ids: [String(boss)] })),
        ...changed.map((employee_id) => ({
          ...{
            employee_id,
            values: { grade: 'W2', mobile_number: freshNumber(), reporting_person_ids: [String(boss)] },
          },
        })),
      ]);
      const { statements } = server.database;
      const { ended } = statements;
      let count = 0;
      statements.ended = () => {
        count += 1;
      };
      expect(await undo(id)).toMatchObject(undone(people, people));
      statements.ended = ended;
      return count;
    };
    expect(await statementsFor(8)).toBe(await statementsFor(2));
  });

  test('is for who made the import and for owners, with the permission to edit', async () => {
    const { id } = await imported([newcomer()], manager.token);
    const own = await imported([newcomer()]);
    const reader = await server.person({ role: 'manager', canEdit: false });
    const past = async (by: string) => {
      const { body } = await server.ask('GET', '/data/employee-imports/past', { token: by });
      return (body as { imports: PastImport[] }).imports.map((one) => one.id);
    };
    expect(await past(token)).toEqual(expect.arrayContaining([id, own.id]));
    expect(await past(manager.token)).toEqual([id]);
    expect(await past(reader.token)).toEqual([]);
    expect((await preview(own.id, manager.token)).status).toBe(404);
    expect((await undo(own.id, [], manager.token)).status).toBe(404);
    expect((await undo(id, [], reader.token)).status).toBe(403);
    expect((await undo('0'.repeat(32))).status).toBe(404);
    expect(await undo(id)).toMatchObject(undone(1, 0));
  });

  test('is refused for rows of a release that did not note versions', async () => {
    const { id } = await imported([newcomer()]);
    await sql`update employee_import_rows set version = null where import_id = ${id}`;
    expect(await preview(id)).toMatchObject({ import: { can_undo: false }, removed: 0 });
    expect(await undo(id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('earlier release') },
    });
  });

  test('waits for a row that is being written, and refuses those behind it', async () => {
    const id = await begun();
    await sent(id, [{ row: 2, ...newcomer() }]);
    const people = Array.from({ length: 20 }, (_, index) => ({ row: index + 3, ...newcomer() }));
    const [writing, answer] = await Promise.all([send(id, people), undo(id)]);
    // A call that comes behind the undo is refused as a whole.
    const answers = (writing.body as { rows?: ImportedRow[] }).rows ?? [];
    expect(answer.status).toBe(200);
    const refused = answers.filter(({ outcome }) => outcome === 'rejected');
    expect(refused.every(({ errors }) => errors[0]?.message === 'Ilaben Meghani has undone this import.')).toBe(true);
    expect(answer.body).toMatchObject({ removed: answers.length - refused.length + 1 });
  });
});
