import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { freshNumber, type TestApp, testApp } from '../../http/testing.ts';
import { hashPassword } from './passwords.ts';

const server = await testApp();
const passwordHash = await hashPassword('fitting-room-7');

describe('asking for a code', () => {
  test('a member gets a code of six digits and signs in with it', async () => {
    const { number } = await server.person({ name: 'Hetal Desai', role: 'manager' });

    expect(await requestCode(server, number)).toMatchObject({
      status: 200,
      body: { success: true, message: 'OTP successfully sent.' },
    });
    const otp = await readOutbox(server, number);
    expect(otp).toMatch(/^\d{6}$/);
    const answer = await verify(server, { number, otp });

    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'Login successful.' } });
    const { token } = answer.body as { token: string };
    expect(decodeJwt(token)).toMatchObject({ number, name: 'Hetal Desai', role: 'manager' });
  });

  test('an unknown and an inactive number get the very same answer, and nothing is sent', async () => {
    const known = await requestCode(server, (await server.person()).number);
    const inactive = (await server.person({ isActive: false })).number;
    const unknown = freshNumber();

    for (const number of [unknown, inactive]) {
      const answer = await requestCode(server, number);
      expect(answer.text).toBe(known.text);
      expect(comparable(answer.headers)).toEqual(comparable(known.headers));
      expect((await server.ask('GET', `/dev/outbox/${number}`)).status).toBe(404);
    }
  });

  test.each(['known', 'unknown'])('a second code within 30 seconds is refused for a number that is %s', async (kind) => {
    const number = kind === 'known' ? (await server.person()).number : freshNumber();
    await requestCode(server, number);
    server.passSeconds(10);
    const answer = await requestCode(server, number);

    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/^Please wait (19|20) seconds before asking for another OTP\.$/) });
    expect(answer.headers['retry-after']).toMatch(/^(19|20)$/);
    server.passSeconds(20);
    expect((await requestCode(server, number)).status).toBe(200);
  });

  test.each(['known', 'unknown'])('the eleventh code within an hour is refused for a number that is %s', async (kind) => {
    const number = kind === 'known' ? (await server.person()).number : freshNumber();
    for (let count = 0; count < 10; count += 1) {
      expect((await requestCode(server, number)).status).toBe(200);
      server.passSeconds(31);
    }
    const answer = await requestCode(server, number);

    expect(answer).toMatchObject({ status: 429, body: { message: 'Too many OTPs were asked for. Please try again in 55 minutes.' } });
  });

  test('one address cannot ask for codes for everybody', async () => {
    for (let count = 0; count < 60; count += 1) expect((await requestCode(server, freshNumber(), '203.0.113.9')).status).toBe(200);

    expect(await requestCode(server, freshNumber(), '203.0.113.9')).toMatchObject({
      status: 429,
      body: { message: 'Too many OTPs were asked for. Please try again in 15 minutes.' },
    });
    expect((await requestCode(server, freshNumber(), '203.0.113.10')).status).toBe(200);
  });

  test('a number with digits too many is answered like any other, and nobody has it', async () => {
    expect((await requestCode(server, '98765000012')).body).toEqual({ success: true, message: 'OTP successfully sent.' });
  });

  test.each(['', '12345', '98765abc01', '9876500001%00', '9876500001&number=9876500001'])('the number %j is refused', async (number) => {
    expect(await server.ask('POST', `/data/login?number=${number}`)).toMatchObject({
      status: 422,
      body: {
        detail: 'number: Please enter a valid mobile number.',
        errors: [{ field: 'number', message: 'Please enter a valid mobile number.' }],
      },
    });
  });
});

describe('a code', () => {
  test('works once', async () => {
    const { number, otp } = await memberWithCode(server);

    expect((await verify(server, { number, otp })).status).toBe(200);
    expect(await verify(server, { number, otp })).toMatchObject({
      status: 401,
      body: { message: 'Please check your OTP.' },
    });
  });

  test('of a hundred uses at once exactly one succeeds', async () => {
    const { number, otp } = await memberWithCode(server);
    const answers = await Promise.all(Array.from({ length: 100 }, () => verify(server, { number, otp })));

    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
  });

  test('is over after five minutes', async () => {
    const { number, otp } = await memberWithCode(server);
    server.passSeconds(301);

    expect((await verify(server, { number, otp })).status).toBe(401);
  });

  test('is ended by five wrong tries, even when they come at once', async () => {
    const { number, otp } = await memberWithCode(server);
    await Promise.all(Array.from({ length: 5 }, () => verify(server, { number, otp: wrong(otp) })));

    expect((await verify(server, { number, otp })).status).toBe(401);
  });

  test('ends when another one is asked for', async () => {
    const { number, otp } = await memberWithCode(server);
    server.passSeconds(31);
    await requestCode(server, number);
    const second = await readOutbox(server, number);

    if (second !== otp) expect((await verify(server, { number, otp })).status).toBe(401);
    expect((await verify(server, { number, otp: second })).status).toBe(200);
  });

  test('does not open the door of another number', async () => {
    const { otp } = await memberWithCode(server);
    const { number } = await memberWithCode(server);

    expect((await verify(server, { number, otp: otp === (await readOutbox(server, number)) ? wrong(otp) : otp })).status).toBe(401);
  });

  test('new codes do not reset the count of wrong tries', async () => {
    const { number } = await server.person();
    for (let code = 0; code < 2; code += 1) {
      server.passSeconds(31);
      await requestCode(server, number);
      const otp = await readOutbox(server, number);
      for (let count = 0; count < 5; count += 1) expect((await verify(server, { number, otp: wrong(otp) })).status).toBe(401);
    }
    server.passSeconds(31);
    await requestCode(server, number);

    const answer = await verify(server, { number, otp: await readOutbox(server, number) });

    expect(answer).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Too many failed sign-ins\. Please try again in 1[45] minutes\.$/) },
    });
  });

  test('is stored as a keyed hash only', async () => {
    const { number, otp } = await memberWithCode(server);
    const rows = await server.database.sql`select * from one_time_codes where number = ${number}`;

    expect(rows[0]?.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(rows)).not.toContain(`"${otp}"`);
  });
});

describe('a password', () => {
  test('opens the door', async () => {
    const { number } = await server.person({ passwordHash });

    expect(await verify(server, { number, password: 'fitting-room-7' })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Login successful.', token: expect.any(String) },
    });
  });

  test('unknown number, wrong password, inactive member and member without a password get the very same answer', async () => {
    const numbers = [
      freshNumber(),
      (await server.person({ passwordHash })).number,
      (await server.person({ passwordHash, isActive: false })).number,
      (await server.person()).number,
    ];
    const texts = new Set<string>();
    for (const [index, number] of numbers.entries()) {
      const password = index === 1 ? 'wrong' : 'fitting-room-7';
      const answer = await verify(server, { number, password });
      texts.add(`${answer.status} ${answer.text} ${JSON.stringify(comparable(answer.headers))}`);
    }

    expect(texts.size).toBe(1);
    expect([...texts][0]).toContain('401 {"message":"Please check your password."');
  });

  test('an unknown number takes about as long as a known one', async () => {
    const { number } = await server.person({ passwordHash });
    const time = async (asked: string) => {
      const start = performance.now();
      await verify(server, { number: asked, password: 'wrong' });
      return performance.now() - start;
    };
    await time(number);
    const known = Math.min(await time(number), await time(number), await time(number));
    const unknown = Math.min(await time(freshNumber()), await time(freshNumber()), await time(freshNumber()));

    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  test.each(['known', 'unknown'])('ten wrong ones lock a number that is %s, with waits that grow', async (kind) => {
    const number = kind === 'known' ? (await server.person({ passwordHash })).number : freshNumber();
    const from = kind === 'known' ? '198.51.100.1' : '198.51.100.2';
    const attempt = (password: string) => verify(server, { number, password }, from);
    for (let count = 0; count < 10; count += 1) expect((await attempt('wrong')).status).toBe(401);

    expect((await attempt('fitting-room-7')).body).toMatchObject({
      message: expect.stringMatching(/^Too many failed sign-ins\. Please try again in 1[45] minutes\.$/),
    });
    server.passSeconds(15 * 60);
    expect((await attempt('wrong')).status).toBe(401);
    expect(await attempt('wrong')).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/Please try again in 30 minutes\.$/) },
    });
    server.passSeconds(30 * 60);
    expect((await attempt('wrong')).status).toBe(401);
    expect((await attempt('wrong')).body).toMatchObject({ message: expect.stringMatching(/in 60 minutes\.$/) });
  });

  test('a hundred guesses at once are counted before they are checked', async () => {
    const { number } = await server.person({ passwordHash });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => verify(server, { number, password: `guess ${index}` }, '198.51.100.3')),
    );

    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(90);
  });

  test('signing in forgets the failures of the number', async () => {
    const { number } = await server.person({ passwordHash });
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 9; count += 1) await verify(server, { number, password: 'wrong' }, `192.0.2.${round}`);
      expect((await verify(server, { number, password: 'fitting-room-7' }, '192.0.2.9')).status).toBe(200);
    }
  });

  test('one address cannot try the numbers of everybody', async () => {
    for (let count = 0; count < 60; count += 1) {
      expect((await verify(server, { number: freshNumber(), password: 'x' }, '2001:db8:0:1::5')).status).toBe(401);
    }

    expect((await verify(server, { number: freshNumber(), password: 'x' }, '2001:db8:0:1:ffff::6')).status).toBe(429);
    expect((await verify(server, { number: freshNumber(), password: 'x' }, '2001:db8:0:2::5')).status).toBe(401);
  });

  test.each([
    [{ otp: '' }, 'Please check your OTP.'],
    [{ password: '' }, 'Please check your password.'],
    [{}, 'Please check your password.'],
  ])('with %j nothing is tried', async (secret, message) => {
    expect(await verify(server, { number: freshNumber(), ...secret })).toMatchObject({ status: 401, body: { message } });
  });

  test('an endless password is refused before it is hashed', async () => {
    expect(await verify(server, { number: freshNumber(), password: 'x'.repeat(300) })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password', message: 'Use at most 256 characters.' }] },
    });
  });
});

describe('a session', () => {
  test('tells who is signed in', async () => {
    const { token, number } = await server.person({ name: 'Jignesh Shah', role: 'manager', canEdit: false });

    expect((await server.ask('GET', '/data/session', { token })).body).toEqual({
      number,
      name: 'Jignesh Shah',
      role: 'manager',
      edit_permission: false,
      view_permission: true,
      expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/),
    });
  });

  test('is worth nothing after signing out, while other sessions of the member go on', async () => {
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

    expect((await server.ask('GET', '/data/session', { token })).body).toMatchObject({ detail: 'session token expired' });
  });
});

describe('the outbox', () => {
  test.each([
    ['from elsewhere', { from: '203.0.113.5' }],
    ['through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['under a name that a stranger made resolve to this machine', { headers: { host: 'evil.example.com' } }],
  ])('is shut to whoever asks %s', async (_how, question) => {
    const { number } = await memberWithCode(server);

    expect((await server.ask('GET', `/dev/outbox/${number}`)).status).toBe(200);
    expect((await server.ask('GET', `/dev/outbox/${number}`, question)).status).toBe(404);
  });
});

test('a log of all this holds no secret', async () => {
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

interface Secrets {
  readonly number: string;
  readonly otp?: string;
  readonly password?: string;
}

let networks = 0;

/** Each call from a network of its own, so that only the tests about addresses meet their limits. */
function somewhere(): string {
  networks += 1;
  return `10.${Math.floor(networks / 65_536)}.${Math.floor(networks / 256) % 256}.${networks % 256}`;
}

function requestCode(app: TestApp, number: string, from = somewhere()) {
  return app.ask('POST', '/data/login', { query: { number }, from });
}

function verify(app: TestApp, secrets: Secrets, from = somewhere()) {
  return app.ask('POST', '/data/verify-login', { query: { ...secrets }, from });
}

async function readOutbox(app: TestApp, number: string): Promise<string> {
  return ((await app.ask('GET', `/dev/outbox/${number}`)).body as { otp: string }).otp;
}

async function memberWithCode(app: TestApp) {
  const { number } = await app.person();
  await requestCode(app, number);
  return { number, otp: await readOutbox(app, number) };
}

async function tokenFor(app: TestApp, number: string): Promise<string> {
  return ((await verify(app, { number, password: 'fitting-room-7' })).body as { token: string }).token;
}

function wrong(otp: string): string {
  return otp === '000000' ? '000001' : '000000';
}

function comparable(headers: Readonly<Record<string, unknown>>) {
  const { date: _, ...rest } = headers;
  return rest;
}
