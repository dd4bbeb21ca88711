import { describe, expect, test } from 'vitest';
import { comparable, verify } from '../../../test/support/signIn.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { hashPassword } from './passwords.ts';

const server = await testApp();
const passwordHash = await hashPassword('fitting-room-7');

describe('a password', () => {
  test('signs in its account', async () => {
    const { number } = await server.person({ passwordHash });

    expect(await verify(server, { number, password: 'fitting-room-7' })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Login successful.', token: expect.any(String) },
    });
  });

  test('unknown number, wrong password and member without a password get the very same answer, deactivated or not', async () => {
    const numbers = [
      freshNumber(),
      (await server.person({ passwordHash })).number,
      (await server.person({ passwordHash, isActive: false })).number,
      (await server.person()).number,
      (await server.person({ isActive: false })).number,
    ];
    const texts = new Set<string>();
    for (const [index, number] of numbers.entries()) {
      const password = index === 1 || index === 2 ? 'wrong' : 'fitting-room-7';
      const answer = await verify(server, { number, password });
      texts.add(`${answer.status} ${answer.text} ${JSON.stringify(comparable(answer.headers))}`);
    }

    expect(texts.size).toBe(1);
    expect([...texts][0]).toContain('401 {"message":"Please check your password."');
  });

  test('the right password of a deactivated account is answered with 403 and the reason, and with no token', async () => {
    const { number } = await server.person({ role: 'manager', passwordHash, isActive: false });
    const answer = await verify(server, { number, password: 'fitting-room-7' });

    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'Your account is deactivated. Ask an owner to activate it.', detail: 'account deactivated' },
    });
    expect(answer.text).not.toContain('token');
  });

  test.each(['known', 'unknown'])('ten wrong ones lock a number that is %s, with waits that grow', async (kind) => {
    const number = kind === 'known' ? (await server.person({ passwordHash })).number : freshNumber();
    const from = kind === 'known' ? '198.51.100.1' : '198.51.100.2';
    const attempt = (password: string) => verify(server, { number, password }, from);
    for (let count = 0; count < 10; count += 1) expect((await attempt('wrong')).status).toBe(401);

    expect((await attempt('fitting-room-7')).body).toMatchObject({
      message: expect.stringMatching(/^Too many failed sign-ins\. Please try again in 1[345] minutes\.$/),
    });
    server.passSeconds(15 * 60);
    expect((await attempt('wrong')).status).toBe(401);
    expect(await attempt('wrong')).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/Please try again in (29|30) minutes\.$/) },
    });
    server.passSeconds(30 * 60);
    expect((await attempt('wrong')).status).toBe(401);
    expect((await attempt('wrong')).body).toMatchObject({ message: expect.stringMatching(/in (59|60) minutes\.$/) });
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
      for (let count = 0; count < 9; count += 1)
        await verify(server, { number, password: 'wrong' }, `192.0.2.${round}`);
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
    expect(await verify(server, { number: freshNumber(), ...secret })).toMatchObject({
      status: 401,
      body: { message },
    });
  });

  test('an endless password is refused before it is hashed', async () => {
    expect(await verify(server, { number: freshNumber(), password: 'x'.repeat(300) })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password', message: 'Use at most 256 characters.' }] },
    });
  });
});
