import { describe, expect, test } from 'vitest';
import { readOutbox, requestCode, somewhere, tokenFor, verify, wrong } from '../../../test/support/signIn.ts';
import { type Person, testApp } from '../../../test/support/testApp.ts';
import { hashPassword } from './passwords.ts';

const server = await testApp();
const passwordHash = await hashPassword('fitting-room-7');
const PATH = '/data/settings/admin/change-password';
const NEW = 'saffron button loom';

const askFor = (token: string) => server.ask('GET', PATH, { token, from: somewhere() });
const change = (token: string, otp: string, new_password = NEW) =>
  server.ask('POST', PATH, { token, query: { otp, new_password }, from: somewhere() });
const isOpen = async (token: string) => (await server.ask('GET', '/data/session', { token })).status === 200;

/** A member who has asked for a code to change the password with. */
async function withCode(values: Parameters<typeof server.person>[0] = {}) {
  const person = await server.person({ passwordHash, ...values });
  await askFor(person.token);
  return { ...person, otp: await readOutbox(server, person.number) };
}

describe('the code for a new password', () => {
  test('is sent to the viewer’s own number, and not again within 30 seconds', async () => {
    const { token, number } = await server.person();

    expect(await askFor(token)).toMatchObject({
      status: 200,
      body: { success: true, message: 'OTP successfully sent.' },
    });
    expect(await readOutbox(server, number)).toMatch(/^\d{6}$/);
    server.passSeconds(10);
    expect(await askFor(token)).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Please wait (1\d|20) seconds before asking for another OTP\.$/) },
    });
    server.passSeconds(20);
    expect((await askFor(token)).status).toBe(200);
  });

  test('can be asked for right after a code to sign in, and neither takes the place of the other', async () => {
    const { token, number } = await server.person();
    await requestCode(server, number);
    const forSignIn = await readOutbox(server, number);
    await askFor(token);
    const forPassword = await readOutbox(server, number);

    if (forSignIn !== forPassword) expect((await change(token, forSignIn)).status).toBe(422);
    expect((await verify(server, { number, otp: forSignIn })).status).toBe(200);
    expect((await change(token, forPassword)).status).toBe(200);
  });

  test('is over after five minutes, after five wrong tries and after its use', async () => {
    const late = await withCode();
    server.passSeconds(301);
    expect((await change(late.token, late.otp)).status).toBe(422);

    const guessed = await withCode();
    for (let count = 0; count < 5; count += 1) await change(guessed.token, wrong(guessed.otp));
    expect((await change(guessed.token, guessed.otp)).status).toBe(422);

    const used = await withCode();
    const { token } = (await change(used.token, used.otp)).body as { token: string };
    expect((await change(token, used.otp)).status).toBe(422);
  });

  test('is valid for its own member only', async () => {
    const one = await withCode();
    const other = await withCode();

    if (one.otp !== other.otp) expect((await change(other.token, one.otp)).status).toBe(422);
  });

  test('new codes do not reset the count of wrong tries', async () => {
    const { token, number } = await server.person();
    for (let code = 0; code < 2; code += 1) {
      server.passSeconds(31);
      await askFor(token);
      const otp = await readOutbox(server, number);
      for (let count = 0; count < 5; count += 1) expect((await change(token, wrong(otp))).status).toBe(422);
    }
    server.passSeconds(31);
    await askFor(token);

    expect(await change(token, await readOutbox(server, number))).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Too many wrong OTPs\. Please try again in 1[345] minutes\.$/) },
    });
  });
});

describe('a new password', () => {
  test('replaces the old one', async () => {
    const { token, number, otp } = await withCode();

    expect(await change(token, otp)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Password changed successfully.', token: expect.any(String) },
    });
    expect((await verify(server, { number, password: 'fitting-room-7' })).status).toBe(401);
    expect((await verify(server, { number, password: NEW })).status).toBe(200);
  });

  test('ends every session, also one of the same second; who changed it goes on with the token of the answer', async () => {
    const person = await withCode({ role: 'manager', canEdit: false, canView: false });
    const other = await tokenFor(server, person.number);
    const { token } = (await change(person.token, person.otp)).body as { token: string };

    expect(await isOpen(person.token)).toBe(false);
    expect(await isOpen(other)).toBe(false);
    expect(await isOpen(token)).toBe(true);
  });

  test('signs in within the second in which it was chosen', async () => {
    const { token, number, otp } = await withCode();
    await change(token, otp);
    const answer = await verify(server, { number, password: NEW });

    expect(await isOpen((answer.body as { token: string }).token)).toBe(true);
  });

  test('of a hundred changes at once with one code exactly one succeeds', async () => {
    const { token, otp } = await withCode();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => change(token, otp, `another password ${index}`)),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test.each([
    [{ otp: '', new_password: NEW }, 'otp', 'Enter the 6 digits of the code.'],
    [{ otp: '12345', new_password: NEW }, 'otp', 'Enter the 6 digits of the code.'],
    [{ otp: '123456', new_password: 'seven77' }, 'new_password', '❌ Password must be at least 8 characters long.'],
    [
      { otp: '123456', new_password: '🧵'.repeat(7) },
      'new_password',
      '❌ Password must be at least 8 characters long.',
    ],
    [{ otp: '123456', new_password: 'x'.repeat(257) }, 'new_password', 'Use at most 256 characters.'],
    [{ otp: '123456', new_password: '' }, 'new_password', 'This field is required.'],
    [{ otp: '123456' }, 'new_password', 'This field is required.'],
  ])('%j is refused at its field, and costs no try', async (query, field, message) => {
    const { token, otp } = await withCode();
    const answer = await server.ask('POST', PATH, { token, query: query as Record<string, string> });

    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
    expect((await change(token, otp)).status).toBe(200);
  });

  test('is kept letter for letter, spaces at its ends included', async () => {
    const password = '  A&B=C#D+E/F?G%H વેસુ 🧵 ';
    const { token, number, otp } = await withCode();
    await change(token, otp, password);

    expect((await verify(server, { number, password })).status).toBe(200);
    expect((await verify(server, { number, password: password.trim() })).status).toBe(401);
  });

  test('a wrong code is refused with the words of the sign-in, at its field', async () => {
    const { token, otp } = await withCode();

    expect(await change(token, wrong(otp))).toMatchObject({
      status: 422,
      body: { message: 'Please check your OTP.', errors: [{ field: 'otp', message: 'Please check your OTP.' }] },
    });
  });

  test('is recorded in the activity log without the password', async () => {
    const person: Person & { otp: string } = await withCode();
    await change(person.token, person.otp);
    const rows = await server.database.sql`select * from activity where member_id = ${person.id}`;

    expect([...rows]).toMatchObject([
      {
        action: 'update',
        record: 'member',
        record_id: person.id,
        before: { password_valid_from: null },
        after: { password_valid_from: expect.any(String) },
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/argon2|saffron/);
    expect(server.logs.join('')).not.toMatch(/saffron|argon2/);
  });
});
