import { endpoint } from '@seamline/shared/contract/wire/endpoint';
import { idParameter, repeated, requiredText, upload } from '@seamline/shared/contract/wire/fields';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '../../test/support/testApp.ts';
import { route } from './route.ts';

const server = await testApp();
const { token } = await server.person();

const sent = endpoint({
  method: 'POST',
  path: '/data/test-form',
  summary: 'For this test',
  body: {
    as: 'multipart',
    fields: z.object({
      name: requiredText(20),
      'person_ids[]': z.optional(repeated(idParameter)),
      picture: z.optional(upload),
    }),
  },
  answer: z.object({ name: z.string(), people: z.array(z.int()), file: z.nullable(z.string()) }),
});

route(server.app, sent, async ({ input: { body } }) => ({
  name: body.name,
  people: body['person_ids[]'] ?? [],
  file: body.picture ? `${body.picture.name} ${body.picture.type} ${await body.picture.text()}` : null,
}));

type Entry = readonly [name: string, value: string | File];

async function send(...entries: readonly Entry[]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return await sendRaw(Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? '');
}

async function sendRaw(payload: Buffer | string, contentType: string) {
  const headers = { 'content-type': contentType };
  const answer = await server.app.inject({ method: 'POST', url: `/data/test-form?token=${token}`, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

const file = (size: number) => new File(['x'.repeat(size)], 'face.png', { type: 'image/png' });

describe('a form with files', () => {
  test('arrives with its texts, its lists and its files', async () => {
    const answer = await send(
      ['name', 'સુરત'],
      ['person_ids[]', '3'],
      ['person_ids[]', '5'],
      ['picture', new File(['pixels'], 'me & you.png', { type: 'image/png' })],
    );
    expect(answer).toEqual({
      status: 200,
      body: { name: 'સુરત', people: [3, 5], file: 'me & you.png image/png pixels' },
    });
  });

  test('has its line breaks as they were typed', async () => {
    expect((await send(['name', 'one\ntwo'])).body).toMatchObject({ name: 'one\ntwo' });
  });

  test('takes a list of one for a list', async () => {
    expect((await send(['name', 'A'], ['person_ids[]', '7'])).body).toMatchObject({ people: [7] });
  });

  test('treats a file without bytes as not chosen', async () => {
    expect((await send(['name', 'A'], ['picture', file(0)])).body).toMatchObject({ file: null });
  });

  test('says at the field that a file is too large', async () => {
    const message = 'Choose a file of at most 5 MB.';
    expect(await send(['name', 'A'], ['picture', file(5 * 1024 * 1024 + 1)])).toMatchObject({
      status: 413,
      body: { message, errors: [{ field: 'picture', message }] },
    });
    expect((await send(['name', 'A'], ['picture', file(5 * 1024 * 1024)])).status).toBe(200);
  });

  test('leaves out what is not among its fields', async () => {
    const strangers: Entry[] = Array.from({ length: 11 }, (_, index) => [
      `stranger_${index}`,
      file(5 * 1024 * 1024 + 1),
    ]);

    expect(await send(['name', 'A'], ['x', 'y'], ...strangers)).toEqual({
      status: 200,
      body: { name: 'A', people: [], file: null },
    });
  });

  test('refuses a second file for the same field', async () => {
    expect(await send(['name', 'A'], ['picture', file(3)], ['picture', file(3)])).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'picture', message: 'Choose a file.' }] },
    });
  });

  test('says at the field what is wrong with a text', async () => {
    expect(await send(['person_ids[]', 'x'])).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'name', message: 'This field is required.' }, { field: 'person_ids[].0' }] },
    });
  });

  test('refuses a text where a file belongs', async () => {
    expect(await send(['name', 'A'], ['picture', 'C:\\face.png'])).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'picture', message: 'Choose a file.' }] },
    });
  });

  test.each([
    ['broken off', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nA', 'multipart/form-data; boundary=x'],
    ['without a boundary', 'x', 'multipart/form-data'],
    [
      'with a name of a prototype',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nA\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    ['of nothing', '', 'multipart/form-data; boundary=x'],
    ['of garbage', '\u0000\u0001\u0002', 'multipart/form-data; boundary=x'],
  ])('%s is refused and is not our fault', async (_how, payload, type) => {
    const { status } = await sendRaw(payload, type);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('with another encoding is refused', async () => {
    expect((await sendRaw('name=A', 'application/x-www-form-urlencoded')).status).toBe(415);
  });
});
