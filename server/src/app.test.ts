import { type AddressInfo, createConnection } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../test/support/testApp.ts';

const server = await testApp({ HSTS: 'on' });
const { token } = await server.person();
let port = 0;

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});

describe('every answer', () => {
  test.each([
    ['GET', '/healthz'],
    ['GET', '/data/session'],
    ['GET', '/data/settings/branches?token=x'],
    ['POST', '/data/login'],
    ['GET', '/data/nothing'],
    ['DELETE', '/data/nothing'],
    ['GET', '/data/%zz'],
    ['GET', '/data/session?token=%zz'],
    ['GET', '/data/files/1/x'],
    ['GET', '/dev/outbox/1'],
    ['GET', '/remotes/registry.json'],
    ['GET', '/static/none.js'],
    ['GET', '/'],
    ['POST', '/'],
  ] as const)('to %s %s carries the protective headers', async (method, path) => {
    const { headers } = await server.ask(method, path);

    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

test('text of any script reaches a record from a query string, where plus signs are spaces', async () => {
  const path = '/data/settings/add-branches?name=%E0%AA%B5%E0%AB%87%E0%AA%B8%E0%AB%81+%F0%9F%A7%B5&code=A%26B%3D%23%2B';
  const { body } = await server.ask('POST', `${path}&branch_type=Showroom&token=${token}`);

  expect(body).toMatchObject({ name: 'વેસુ 🧵', code: 'A&B=#+' });
});

describe('hostile requests', () => {
  test.each([
    ['GET', '/data/%', 400],
    ['GET', '/data/%E0%A4%A', 400],
    ['GET', '/data/session?token=%', 400],
    ['GET', '/data/settings/branches?%ff=1', 400],
    ['GET', '/data', 404],
    ['GET', '/data/', 404],
    ['GET', '/data/settings', 404],
    ['PATCH', '/data/settings/branches', 404],
    ['DELETE', '/data/login', 404],
    ['GET', '/data/SETTINGS/BRANCHES', 404],
    ['GET', `/data/${'x'.repeat(5000)}`, 404],
    ['GET', `/data/files/${'9'.repeat(2000)}/x`, 404],
  ] as const)('%s %s is answered with %i in the one shape', async (method, path, status) => {
    const answer = await server.ask(method, path);

    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      message: expect.any(String),
      detail: expect.any(String),
      code: expect.any(String),
      params: {},
    });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  const post = (payload: string, type: string) =>
    server.ask('POST', '/data/settings/add-branches', { token, payload, headers: { 'content-type': type } });

  test.each([
    ['{"a":', 'application/json', 400],
    ['{"__proto__":{"x":1}}', 'application/json', 400],
    ['{"constructor":{"prototype":{"x":1}}}', 'application/json', 400],
    ['<a/>', 'application/xml', 415],
    ['text', 'text/plain', 415],
    ['x', 'not a type', 415],
    [`"${'x'.repeat(300_000)}"`, 'application/json', 413],
  ])('the body %.40s as %s is answered with %i', async (payload, type, status) => {
    const answer = await post(payload, type);

    expect(answer).toMatchObject({ status, body: { message: expect.any(String), detail: expect.any(String) } });
  });

  test.each([
    ['', 'application/json'],
    ['[]', 'application/json'],
    ['null', 'application/json'],
    ['a=1&a=%zz', 'application/x-www-form-urlencoded'],
  ])('the body %j as %s is ignored where none is read', async (payload, type) => {
    expect((await post(payload, type)).status).toBe(422);
  });

  test('a request without a session is refused before the body is read', async () => {
    const headers = { 'content-type': 'application/json' };

    expect((await server.ask('POST', '/data/settings/add-branches', { payload: '{"a":', headers })).status).toBe(401);
  });

  test('a request line of 32 kB is read', async () => {
    const name = encodeURIComponent('વ'.repeat(3500));
    const answer = await fetch(`http://127.0.0.1:${port}/data/settings/add-branches?name=${name}&token=${token}`, {
      method: 'POST',
    });

    expect(name.length).toBeGreaterThan(31_000);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [{ field: 'name', message: 'Use at most 200 characters.' }, {}],
    });
  });

  test('a request line that is too long is refused with the common error body', async () => {
    const answer = await raw(`GET /data/session?token=${'x'.repeat(60_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);

    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain(
      '{"message":"The address is too long.","detail":"HPE_HEADER_OVERFLOW","code":"address_too_long","params":{}}',
    );
    expect(answer).toContain('x-content-type-options: nosniff');
  });

  test('input that is not HTTP is refused with the common error body', async () => {
    const answer = await raw('nonsense\r\n\r\n');

    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"message":"The request is malformed."');
  });
});

describe('an internal error', () => {
  test('reveals no internals', async () => {
    const { sql } = server.database;
    await sql`alter table leave_types rename to leave_types_hidden`;
    const answer = await server.ask('GET', '/data/leave-management/leave-types', { token });
    await sql`alter table leave_types_hidden rename to leave_types`;

    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      detail: expect.stringMatching(/^request [0-9a-f]{8}$/),
      code: 'internal_error',
      params: {},
    });
    const reference = (answer.body as { detail: string }).detail.replace('request ', '');
    const line = server.logs.find((each) => each.includes(`"reqId":"${reference}`) && each.includes('"level":50'));
    expect(line).toContain('"code":"42P01"');
  });
});

test('the health of the server is the health of its database', async () => {
  expect(await server.ask('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = createConnection(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
  });
}
