import { describe, expect, test } from 'vitest';
import { storeWithoutTriggers } from '../../test/support/rows.ts';
import { testApp } from '../../test/support/testApp.ts';
import { shifts } from '../db/schema.ts';

const server = await testApp();
const { token } = await server.person();

const send = (method: 'POST' | 'PUT', path: string, body: unknown) => server.ask(method, path, { token, json: body });
const add = (shift_name: string) =>
  send('POST', '/data/add-shift', {
    shift_name,
    hours_type_in_shift_clock: 'FULL_SHIFT_HOURS',
    shift_utc_offset: '+05:30',
  });
const addedId = async (name: string) => ((await add(name)).body as { id: number }).id;
const change = (id: number, body: object) => send('PUT', `/data/manage-shift/${id}`, body);

const refused = (name: string) => ({
  status: 409,
  body: {
    message: `There is already a shift called ${name}.`,
    errors: [{ field: 'shift_name', message: `There is already a shift called ${name}.` }],
  },
});

describe('shift names', () => {
  test('a new shift cannot have the name of another one, whatever its case and the spaces around it', async () => {
    await add('Morning');

    expect(await add(' MORNING ')).toMatchObject(refused('MORNING'));
    expect(await add('Mor\u202Ening\u200B')).toMatchObject(refused('Morning'));
  });

  test('a shift cannot be renamed to the name of another one', async () => {
    await add('Evening');
    const id = await addedId('Late');

    expect(await change(id, { shift_name: 'evening', code: 'EVE' })).toMatchObject(refused('evening'));
    expect(await change(id, { shift_name: 'LATE', code: 'EVE' })).toMatchObject({ status: 200 });
  });

  test('the name of a deleted or renamed shift is free', async () => {
    const id = await addedId('Once');
    await change(id, { shift_name: 'Twice' });
    const second = await addedId('once');
    await server.ask('DELETE', `/data/manage-shift/${second}`, { token });

    expect((await add('Once')).status).toBe(200);
  });

  test('stored duplicates stay, can be edited, and are unique once one of them is renamed', async () => {
    await add('General');
    const id = await addedId('General 2');
    await storeWithoutTriggers(server.database, shifts, id, { shift_name: 'general' });

    expect((await change(id, { shift_name: 'general', code: 'G2' })).status).toBe(200);
    expect(await add('General')).toMatchObject(refused('General'));
    expect((await change(id, { shift_name: 'General, ground floor' })).status).toBe(200);
    expect(await change(id, { shift_name: 'general' })).toMatchObject(refused('general'));
  });

  test('two shifts may have one code', async () => {
    const [one, other] = [await addedId('Code A'), await addedId('Code B')];

    expect((await change(one, { code: 'SAME' })).status).toBe(200);
    expect((await change(other, { code: 'SAME' })).status).toBe(200);
  });

  test('of fifty shifts added at once with one name exactly one is stored', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => add('Rush')));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(409)]);
  });

  test('of ten shifts renamed at once to one name exactly one gets it', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, (_, index) => addedId(`Renamed ${index}`)));
    const answers = await Promise.all(ids.map((id) => change(id, { shift_name: 'Wanted' })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });
});
