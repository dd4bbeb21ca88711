import { expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';

const server = await testApp();
const { token } = await server.person();
const add = (query: Record<string, string>) =>
  server.ask('POST', '/data/settings/add-branches', { token, query, headers: { 'accept-language': 'hi' } });

test('a refusal has code and parameters for each message, and its English, whatever language is asked for', async () => {
  const { status, headers, body } = await add({ name: '', branch_type: 'Showroom' });
  expect(status).toBe(422);
  expect(headers).not.toHaveProperty('vary');
  expect(body).toEqual({
    message: 'Please check the marked fields.',
    detail: 'name: This field is required.',
    code: 'invalid_fields',
    params: {},
    errors: [{ field: 'name', message: 'This field is required.', code: 'required', params: {} }],
  });
});

test.each(['Please sign in.', '1 employee', "{count, plural, one {'#'} other {it''s}}", String.raw`\u0041 \x41`])(
  'a refusal contains the name %j as it is',
  async (name) => {
    await add({ name, branch_type: 'Showroom' });
    const reason = {
      message: `There is already a branch called ${name}.`,
      code: 'branch_name_taken',
      params: { name },
    };
    expect((await add({ name, branch_type: 'Showroom' })).body).toEqual({
      ...reason,
      detail: reason.message,
      errors: [{ field: 'name', ...reason }],
    });
  },
);

test('the names of dependent records appear as they are, where each is an English phrase', async () => {
  const ask = (method: 'POST' | 'DELETE', path: string, query: Record<string, string>) =>
    server.ask(method, `/data/leave-management/${path}`, { token, query });
  const type = await ask('POST', 'leave-type', { leave_type_name: 'Please sign in.', leave_type_short_name: 'P' });
  expect(type.status).toBe(200);
  for (const reason of ['1 employee', 'Fever', 'Wedding and travel']) {
    await ask('POST', 'leave-reason', { leave_type_name: 'Please sign in.', reason });
  }
  const { leave_type_id: id } = type.body as { leave_type_id: number };
  expect((await ask('DELETE', `leave-type/${id}`, {})).body).toMatchObject({
    code: 'leave_type_in_use',
    params: { name: 'Please sign in.', reasons: ['1 employee', 'Fever', 'Wedding and travel'], total: 3 },
  });
});

test('a success has its message in English', async () => {
  const { id } = (await add({ name: 'Vesu', branch_type: 'Showroom' })).body as { id: number };
  const removed = await server.ask('DELETE', '/data/settings/branches', { token, query: { branch_id: String(id) } });
  expect(removed.body).toEqual({ success: true, message: 'Branch deleted successfully.' });
});
