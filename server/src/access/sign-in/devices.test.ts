import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cookieOf, readOutbox, requestCode, somewhere, verify, wrong } from '../../../test/support/signIn.ts';
import { freshNumber, type TestApp, testApp } from '../../../test/support/testApp.ts';
import { hashPassword } from './passwords.ts';

const server = await testApp();
const password = 'fitting-room-7';
const passwordHash = await hashPassword(password);
const OFFICE = '203.0.113.140';

/** A person who has signed in once, and the cookie of their device. */
async function withDevice(app: TestApp = server) {
  const person = await app.person({ passwordHash, role: 'manager' });
  const answer = await verify(app, { number: person.number, password });
  expect(answer.status).toBe(200);
  return { ...person, cookie: cookieOf(answer) };
}

/** Guesses from new networks until a guess is refused unchecked. Returns the number of guesses before that. */
async function guessEverywhere(number: string, secret: { password: string } | { otp: string }): Promise<number> {
  for (let guesses = 0; guesses < 100; guesses += 1) {
    if ((await verify(server, { number, ...secret })).status === 429) return guesses;
  }
  throw new Error('Guessing has no end.');
}

describe('someone who knows the number', () => {
  test('cannot keep its owner out on a known device with wrong passwords, not even from the same network', async () => {
    const { number, cookie } = await withDevice();
    expect(await guessEverywhere(number, { password: 'wrong' })).toBe(20);
    for (let count = 0; count < 12; count += 1) await verify(server, { number, password: 'wrong' }, OFFICE);

    expect((await verify(server, { number, password }, OFFICE)).status, 'without the cookie').toBe(429);
    expect((await verify(server, { number, password }, OFFICE, cookie)).status).toBe(200);
  });

  test('cannot keep its owner out on a known device by using up all codes and tries at them', async () => {
    const { number, cookie } = await withDevice();
    for (let count = 0; count < 11; count += 1) {
      await requestCode(server, number);
      server.passSeconds(31);
    }
    expect((await requestCode(server, number)).status, 'without the cookie').toBe(429);

    expect((await requestCode(server, number, OFFICE, cookie)).status).toBe(200);
    const otp = await readOutbox(server, number);
    expect(await guessEverywhere(number, { otp: wrong(otp) })).toBe(20);
    server.passSeconds(60);
    expect((await requestCode(server, number)).status).toBe(429);
    expect((await verify(server, { number, otp }, OFFICE, cookie)).status).toBe(200);
  });

  test('cannot use up the limits of the network that a known device shares', async () => {
    const from = '203.0.113.141';
    const { number, cookie } = await withDevice();
    for (let count = 0; count < 61; count += 1) {
      await verify(server, { number: freshNumber(), otp: '123456' }, from);
      await requestCode(server, freshNumber(), from);
    }
    expect((await verify(server, { number, password }, from)).status, 'without the cookie').toBe(429);

    expect((await verify(server, { number, password }, from, cookie)).status).toBe(200);
    expect((await requestCode(server, number, from, cookie)).status).toBe(200);
  });

  test('gets no code of a known device accepted elsewhere', async () => {
    const { number, cookie } = await withDevice();
    await requestCode(server, number, OFFICE, cookie);
    const otp = await readOutbox(server, number);

    expect((await verify(server, { number, otp }, OFFICE)).status).toBe(401);
    expect((await verify(server, { number, otp }, OFFICE, cookie)).status).toBe(200);
  });

  test('gets no further guesses from the sign-ins of its owner on other networks', async () => {
    const { number } = await server.person({ passwordHash });
    for (let count = 0; count < 19; count += 1) await verify(server, { number, password: 'wrong' });
    expect((await verify(server, { number, password })).status).toBe(200);

    expect(await guessEverywhere(number, { password: 'wrong' })).toBe(1);
  });
});

describe('a known device', () => {
  test('has ten tries of its own, and then waits that grow', async () => {
    const { number, cookie } = await withDevice();
    for (let count = 0; count < 10; count += 1)
      expect((await verify(server, { number, password: 'wrong' }, somewhere(), cookie)).status).toBe(401);

    expect(await verify(server, { number, password }, somewhere(), cookie)).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Too many failed sign-ins\. Please try again in 1[345] minutes\.$/) },
    });
    expect((await verify(server, { number, password }, somewhere())).status, 'without the cookie').toBe(200);
  });

  test('gets one code in 30 seconds and ten in an hour', async () => {
    const { number, cookie } = await withDevice();
    expect((await requestCode(server, number, OFFICE, cookie)).status).toBe(200);
    expect(await requestCode(server, number, OFFICE, cookie)).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Please wait (30|2\d) seconds before asking for another OTP\.$/) },
    });
    for (let count = 1; count < 10; count += 1) {
      server.passSeconds(31);
      expect((await requestCode(server, number, OFFICE, cookie)).status).toBe(200);
    }
    server.passSeconds(31);
    expect((await requestCode(server, number, OFFICE, cookie)).body).toMatchObject({
      message: expect.stringMatching(/^Too many OTPs were asked for\./),
    });
  });

  test('is known for its own account only', async () => {
    const [one, other] = [await withDevice(), await withDevice()];
    await guessEverywhere(one.number, { password: 'wrong' });
    const renamed = other.cookie.replace(/\d+=/, `${one.id}=`);

    for (const cookie of [
      other.cookie,
      renamed,
      `seamline-device-${one.id}=${'A'.repeat(43)}`,
      'a=b; seamline-device-',
    ]) {
      expect((await verify(server, { number: one.number, password }, OFFICE, cookie)).status).toBe(429);
    }
    const both = `a=b; ${other.cookie}; ${one.cookie}`;
    expect((await verify(server, { number: one.number, password }, OFFICE, both)).status).toBe(200);
  });

  test('keeps its cookie at the next sign-in', async () => {
    const { number, cookie } = await withDevice();

    expect(cookieOf(await verify(server, { number, password }, OFFICE, cookie))).toBe(cookie);
  });

  test('is one of ten at most; the one not used for the longest time is forgotten', async () => {
    const { id, number, cookie } = await withDevice();
    const cookies = [cookie];
    for (let count = 0; count < 10; count += 1) {
      server.passSeconds(1);
      if (count === 9) await verify(server, { number, password }, OFFICE, cookie);
      server.passSeconds(1);
      cookies.push(cookieOf(await verify(server, { number, password })));
    }
    const rows = await server.database.sql`select id from known_devices where member_id = ${id}`;
    expect(rows).toHaveLength(10);
    await guessEverywhere(number, { password: 'wrong' });

    const statuses = await Promise.all(cookies.map((each) => verify(server, { number, password }, OFFICE, each)));
    expect(statuses.map(({ status }) => status)).toEqual([200, 429, ...Array(9).fill(200)]);
  });

  test('is forgotten when the password changes, except the one that changes it', async () => {
    const { number, token, cookie } = await withDevice();
    const path = '/data/settings/admin/change-password';
    await server.ask('GET', path, { token, from: somewhere() });
    const query = { otp: await readOutbox(server, number), new_password: 'saffron button loom' };
    const changed = await server.ask('POST', path, { token, query, from: somewhere(), headers: { cookie } });
    expect(changed.status).toBe(200);
    await guessEverywhere(number, { password: 'wrong' });

    const signIn = async (device: string) =>
      (await verify(server, { number, password: query.new_password }, OFFICE, device)).status;
    expect(await signIn(cookie)).toBe(429);
    expect(await signIn(cookieOf(changed))).toBe(200);
  });

  test.each([
    ['the account is deactivated', 'is_active = false'],
    ['the number changes', `number = '9000000071'`],
  ])('is forgotten when %s', async (_when, change) => {
    const { id } = await withDevice();
    await server.database.sql`update members set ${sql.raw(change)} where id = ${id}`;

    expect(await server.database.sql`select id from known_devices where member_id = ${id}`).toHaveLength(0);
  });

  test('has its token in the database as a hash only', async () => {
    const { id, cookie } = await withDevice();
    const rows = await server.database.sql`select * from known_devices where member_id = ${id}`;

    expect(rows).toEqual([expect.objectContaining({ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) })]);
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
    expect(server.logs.join('')).not.toContain(cookie.split('=')[1]);
  });
});

describe('the cookie of a known device', () => {
  test('is out of reach of scripts and of other sites, and goes to the data service alone', async () => {
    const { id, number } = await withDevice();
    const answer = await verify(server, { number, password });

    expect(answer.headers['set-cookie']).toMatch(
      new RegExp(`^seamline-device-${id}=[\\w-]{43}; Path=/data; Max-Age=34560000; HttpOnly; SameSite=Strict$`),
    );
  });

  test.each([
    ['with HSTS', { HSTS: 'on' }, {}],
    ['behind a proxy with TLS', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' }],
  ])('travels over TLS only %s', async (_how, variables, headers) => {
    const secure = await testApp(variables);
    const { number } = await secure.person({ passwordHash });
    const answer = await secure.ask('POST', '/data/verify-login', { query: { number, password }, headers });

    expect(answer.headers['set-cookie']).toMatch(/; SameSite=Strict; Secure$/);
  });

  test('is set by a right sign-in only', async () => {
    const { number } = await server.person({ passwordHash });

    expect((await verify(server, { number, password: 'wrong' })).headers['set-cookie']).toBeUndefined();
    expect((await requestCode(server, number)).headers['set-cookie']).toBeUndefined();
  });
});
