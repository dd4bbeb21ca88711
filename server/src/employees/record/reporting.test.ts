import { describe, expect, test } from 'vitest';
import { sendForm } from '../../../test/support/forms.ts';
import { addEmployeeIn, makePlace } from '../../../test/support/rows.ts';
import { testApp } from '../../../test/support/testApp.ts';

const server = await testApp();
const { token } = await server.person();
const { db, sql } = server.database;
const place = await makePlace(db);

const addEmployee = (name: string) => addEmployeeIn(db, place, { full_name: name });

const read = async (id: number) => (await server.ask('GET', `/data/employeeDetails/${id}`, { token })).body;
const answersTo = (id: number, ids: number[]) =>
  sendForm(
    server,
    'PUT',
    `/data/employeeDetails/${id}`,
    token,
    ids.map((person) => ['reporting_person_ids', String(person)] as const),
  );

describe('reporting persons', () => {
  test('cannot be the employee themselves', async () => {
    const id = await addEmployee('Selfish');

    expect(await answersTo(id, [id])).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'reporting_person_ids', message: 'Nobody can report to themselves.' }] },
    });
  });

  test('cannot form a cycle of any length', async () => {
    const [a, b, c] = [await addEmployee('Anand'), await addEmployee('Bina'), await addEmployee('Chirag')];
    await answersTo(a, [b]);
    await answersTo(b, [c]);

    expect(await answersTo(c, [a])).toMatchObject({
      status: 409,
      body: {
        errors: [
          {
            field: 'reporting_person_ids',
            message:
              'Anand already reports to Chirag, directly or through others. Reporting lines cannot form a circle.',
          },
        ],
      },
    });
  });

  test('cannot form a cycle by two changes at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await addEmployee('Left'), await addEmployee('Right')];
      const answers = await Promise.all([answersTo(a, [b]), answersTo(b, [a])]);

      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    }
  });

  test('a former employee stays a reporting person, but cannot become one', async () => {
    const [boss, report, other] = [
      await addEmployee('Gone Boss'),
      await addEmployee('Report'),
      await addEmployee('Other'),
    ];
    await answersTo(report, [boss]);
    await sql`update employees set left_at = now(), resignation_date = '2024-01-01', company_last_day = '2024-01-01' where id = ${boss}`;

    expect(await read(report)).toMatchObject({ reporting_persons: [{ user_name: 'Gone Boss', has_left: true }] });
    expect((await answersTo(report, [boss, other])).status).toBe(200);
    expect(await answersTo(other, [boss])).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'One of the reporting persons does not work here any more.' }] },
    });
  });
});
