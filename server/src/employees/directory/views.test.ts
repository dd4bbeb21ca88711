import { EMPLOYEE_VIEW_LIMITS, type EmployeeView } from '@seamline/shared/contract/employees/employee-views';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/support/testApp.ts';

const server = await testApp();
const PATH = '/data/employee-views';

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token: string, body?: object) {
  return await server.ask(method, path, { token, json: body });
}

const save = async (token: string, name: string, search = 'status=on-notice') =>
  await ask('POST', PATH, token, { name, search });
const namesOf = async (token: string) =>
  ((await ask('GET', PATH, token)).body as { views: EmployeeView[] }).views.map(({ name }) => name);

test('saved views: a manager who may only view saves, changes and deletes their own, by name', async () => {
  const { token } = await server.person({ role: 'manager', canEdit: false });
  const { body } = await save(token, ' On notice ', 'status=on-notice&view=list&columns=code,managers');
  expect(body).toEqual({
    ...{ id: expect.any(Number), name: 'On notice' },
    search: 'status=on-notice&view=list&columns=code,managers',
    version: 1,
  });
  await save(token, 'all of Vesu', 'branch=3');
  expect(await namesOf(token)).toEqual(['all of Vesu', 'On notice']);

  const path = `${PATH}/${(body as EmployeeView).id}`;
  const changed = { name: 'Leaving', search: '' };
  expect(await ask('PUT', path, token, changed)).toMatchObject({ status: 200, body: changed });
  expect(await ask('DELETE', path, token)).toMatchObject({
    ...{ status: 200, body: { success: true, message: 'View deleted successfully.' } },
  });
  expect(await namesOf(token)).toEqual(['all of Vesu']);
  expect(await ask('DELETE', path, token)).toMatchObject({
    ...{ status: 404, body: { message: 'This view does not exist. It may have been deleted.' } },
  });
});

test('saved views: nobody sees, changes or deletes those of others, who may use the same names', async () => {
  const [one, other] = [await server.person(), await server.person()];
  const { id } = (await save(one.token, 'Mine')).body as EmployeeView;
  expect(await namesOf(other.token)).toEqual([]);
  const change = { name: 'Theirs', search: '' };
  expect((await ask('PUT', `${PATH}/${id}`, other.token, change)).status).toBe(404);
  expect((await ask('DELETE', `${PATH}/${id}`, other.token)).status).toBe(404);
  expect((await save(other.token, 'Mine')).status).toBe(200);
  expect(await namesOf(one.token)).toEqual(['Mine']);
});

test('saved views: a name that the administrator has given already is refused at its field, in any case', async () => {
  const { token } = await server.person();
  await save(token, 'Tailors');
  const { id } = (await save(token, 'Cutters')).body as EmployeeView;
  const refused = {
    status: 409,
    body: { errors: [{ field: 'name', message: 'You already have a view called TAILORS.' }] },
  };
  expect(await save(token, 'TAILORS')).toMatchObject(refused);
  expect(await ask('PUT', `${PATH}/${id}`, token, { name: 'TAILORS', search: '' })).toMatchObject(refused);
});

test('saved views: no more are added than there may be, also at once', async () => {
  const person = await server.person();
  await server.database.sql`insert into employee_views (member_id, name, search)
    select ${person.id}, 'View ' || n, '' from generate_series(2, ${EMPLOYEE_VIEW_LIMITS.views}) as n`;
  const answers = await Promise.all(['First', 'Second'].map((name) => save(person.token, name)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    message: 'You have 50 saved views already. Delete one of them first.',
  });
});

test.each([
  ['salary=9', 'The list of employees does not have such a filter.'],
  ['branch=Vesu', 'The list of employees does not have such a filter.'],
  ['status=gone', 'The list of employees does not have such a filter.'],
  ['status=active&status=on-notice', 'The list of employees does not have such a filter.'],
  ['columns=code,salary', 'The list of employees does not have such a filter.'],
  ['joined-from=2026-02-30', 'The list of employees does not have such a filter.'],
  ['joined-from=2026-02-02&joined-to=2026-02-01', 'The list of employees does not have such a filter.'],
  [`q=${'x'.repeat(1000)}`, 'Use at most 1000 characters.'],
])('saved views: the search parameters %s are refused', async (search, message) => {
  const { token } = await server.person();
  expect(await save(token, 'View', search)).toMatchObject({
    ...{ status: 422, body: { errors: [{ field: 'search', message }] } },
  });
});

test('saved views: an administrator who is deleted takes their views along', async () => {
  const [person, owner] = [await server.person({ role: 'manager' }), await server.person()];
  await save(person.token, 'Mine');
  const answer = await server.ask('DELETE', '/data/settings/admin', {
    ...{ token: owner.token, query: { number: person.number } },
  });
  expect(answer.status).toBe(200);
  expect(await server.database.sql`select from employee_views where member_id = ${person.id}`).toHaveLength(0);
});
