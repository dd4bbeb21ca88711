import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { memberWithCode, tokenFor, verify } from '../../../test/support/signIn.ts';
import { testApp } from '../../../test/support/testApp.ts';
import { hashPassword } from './passwords.ts';

const server = await testApp();
const passwordHash = await hashPassword('fitting-room-7');

describe('a session', () => {
  test('tells who is signed in', async () => {
    const { token, number } = await server.person({ name: 'Jignesh Shah', role: 'manager', canEdit: false });

    expect((await server.ask('GET', '/data/session', { token })).body).toEqual({
      number,
      name: 'Jignesh Shah',
      email: null,
      role: 'manager',
      edit_permission: false,
      view_permission: true,
      expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/),
    });
  });

  test('is invalid after signing out, while other sessions of the member continue', async () => {
    const { number } = await server.person({ passwordHash });
    const first = await tokenFor(server, number);
    const second = await tokenFor(server, number);

    expect((await server.ask('POST', '/data/logout', { token: first })).body).toEqual({
      success: true,
      message: 'You are signed out.',
    });
    expect((await server.ask('GET', '/data/session', { token: first })).status).toBe(401);
    expect((await server.ask('GET', '/data/session', { token: second })).status).toBe(200);
  });

  test('ends after twelve hours', async () => {
    const { number } = await server.person({ passwordHash });
    const token = await tokenFor(server, number);
    const { iat = 0, exp = 0 } = decodeJwt(token);
    expect(exp - iat).toBe(12 * 3600);
    server.passSeconds(12 * 3600 + 1);

    expect((await server.ask('GET', '/data/session', { token })).body).toMatchObject({
      detail: 'session token expired',
    });
  });
});

describe('the outbox', () => {
  test.each([
    ['from elsewhere', { from: '203.0.113.5' }],
    ['through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['under a name that a stranger made resolve to this machine', { headers: { host: 'evil.example.com' } }],
  ])('is not found for a request %s', async (_how, question) => {
    const { number } = await memberWithCode(server);

    expect((await server.ask('GET', `/dev/outbox/${number}`)).status).toBe(200);
    expect((await server.ask('GET', `/dev/outbox/${number}`, question)).status).toBe(404);
  });
});

test('the log of sign-in and session requests holds no secret', async () => {
  const { number, otp } = await memberWithCode(server);
  await verify(server, { number, otp });
  await verify(server, { number, password: 'canary-password' });
  await server.ask('GET', '/data/session?token=canary-token&new_password=canary-new&signature=canary-signature');
  await server.ask('GET', '/data/nothing?password=canary-nothing');
  const log = server.logs.join('');

  expect(log).toContain('/data/verify-login?number=[hidden]&otp=[hidden]');
  expect(log).not.toMatch(/canary/);
  expect(log).not.toContain(`"${otp}"`);
  expect(log).not.toContain(number);
});
