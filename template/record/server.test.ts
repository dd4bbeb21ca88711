import type { SampleRecord } from '@seamline/shared/contract/sample-domain/sample-records';
import { expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';

const server = await testApp();
const { token } = await server.person();
const manager = await server.person({ role: 'manager', canEdit: false });

const PATH = '/data/sample-records';

const add = (values: object, as = token) => server.ask('POST', PATH, { token: as, json: values });

async function added(name: string): Promise<SampleRecord> {
  return (await add({ name })).body as unknown as SampleRecord;
}

/** Those of the records that are in the list, in its order. */
async function listed(...records: SampleRecord[]): Promise<SampleRecord[]> {
  const { body } = await server.ask('GET', PATH, { token });
  const { sample_records: all } = body as { sample_records: SampleRecord[] };
  return all.filter(({ id }) => records.some((record) => record.id === id));
}

test('a sample record is added, listed by name, changed and deleted, and comes back with its id', async () => {
  const second = await added('Second');
  const first = await added(' first ');
  expect(await listed(first, second)).toEqual([first, second]);
  expect(first).toEqual({ id: expect.any(Number), name: 'first', version: 1 });

  const path = `${PATH}/${first.id}`;
  const change = { name: 'Third', version: 1 };
  const changed = { id: first.id, name: 'Third', version: 2 };
  expect((await server.ask('PUT', path, { token, json: change })).body).toEqual(changed);
  expect(await server.ask('PUT', path, { token, json: { ...change, name: 'Fourth' } })).toMatchObject({
    status: 409,
    body: { conflict: { changes: [{ field: 'name', before: 'first', after: 'Third' }] } },
  });

  expect((await server.ask('DELETE', path, { token })).body).toEqual({
    success: true,
    message: 'Sample record deleted successfully.',
  });
  const gone = { status: 404, body: { message: expect.stringMatching(/^This sample record does not exist\./) } };
  expect(await server.ask('DELETE', path, { token })).toMatchObject(gone);
  expect(await server.ask('PUT', path, { token, json: change })).toMatchObject(gone);
  const query = { record: 'sample-record', id: String(first.id) };
  expect((await server.ask('POST', '/data/deletions/restore', { token, query })).status).toBe(200);
  expect(await listed(first, second)).toMatchObject([second, { id: first.id, name: 'Third' }]);
});

test.each([
  [{}, 422, 'This field is required.'],
  [{ name: '\u200b ' }, 422, 'This field is required.'],
  [{ name: 'x'.repeat(201) }, 422, 'Use at most 200 characters.'],
  [{ name: 'TAKEN' }, 409, 'The name TAKEN is taken already.'],
])('refuses %j', async (values, status, message) => {
  await add({ name: 'Taken' });

  expect(await add(values)).toMatchObject({ status, body: { errors: [{ field: 'name', message }] } });
});

test('is not changed by a manager without the permission', async () => {
  expect((await add({ name: 'Forbidden' }, manager.token)).status).toBe(403);
});
