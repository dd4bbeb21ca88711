import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { comparable, memberWithCode, readOutbox, requestCode, verify, wrong } from '../../../test/support/signIn.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';

const server = await testApp();

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

  test('an unknown and a deactivated number get the very same answer as a known one; to the unknown one nothing is sent', async () => {
    const known = await requestCode(server, (await server.person()).number);
    const inactive = (await server.person({ isActive: false })).number;
    const unknown = freshNumber();

    for (const number of [unknown, inactive]) {
      const answer = await requestCode(server, number);
      expect(answer.text).toBe(known.text);
      expect(comparable(answer.headers)).toEqual(comparable(known.headers));
    }
    expect((await server.ask('GET', `/dev/outbox/${unknown}`)).status).toBe(404);
  });

  test('a deactivated account learns from the right code that it is deactivated, and nothing from a wrong one', async () => {
    const { number } = await server.person({ role: 'manager', isActive: false });
    await requestCode(server, number);
    const otp = await readOutbox(server, number);

    expect(await verify(server, { number, otp: wrong(otp) })).toMatchObject({
      status: 401,
      body: { message: 'Please check your OTP.' },
    });
    expect(await verify(server, { number, otp })).toMatchObject({
      status: 403,
      body: { message: 'Your account is deactivated. Ask an owner to activate it.' },
    });
  });

  test.each(['known', 'unknown'])(
    'a second code within 30 seconds is refused for a number that is %s',
    async (kind) => {
      const number = kind === 'known' ? (await server.person()).number : freshNumber();
      await requestCode(server, number);
      server.passSeconds(10);
      const answer = await requestCode(server, number);

      expect(answer.status).toBe(429);
      expect(answer.body).toMatchObject({
        message: expect.stringMatching(/^Please wait (1\d|20) seconds before asking for another OTP\.$/),
      });
      expect(answer.headers['retry-after']).toMatch(/^(1\d|20)$/);
      server.passSeconds(20);
      expect((await requestCode(server, number)).status).toBe(200);
    },
  );

  test.each(['known', 'unknown'])(
    'the eleventh code within an hour is refused for a number that is %s',
    async (kind) => {
      const number = kind === 'known' ? (await server.person()).number : freshNumber();
      for (let count = 0; count < 10; count += 1) {
        expect((await requestCode(server, number)).status).toBe(200);
        server.passSeconds(31);
      }
      const answer = await requestCode(server, number);

      expect(answer).toMatchObject({
        status: 429,
        body: {
          message: expect.stringMatching(/^Too many OTPs were asked for\. Please try again in 5[345] minutes\.$/),
        },
      });
    },
  );

  test('one address cannot ask for codes for everybody', async () => {
    for (let count = 0; count < 60; count += 1)
      expect((await requestCode(server, freshNumber(), '203.0.113.9')).status).toBe(200);

    expect(await requestCode(server, freshNumber(), '203.0.113.9')).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Too many OTPs were asked for\. Please try again in 1[345] minutes\.$/) },
    });
    expect((await requestCode(server, freshNumber(), '203.0.113.10')).status).toBe(200);
  });

  test('an address that is only claimed in a header counts for nothing without a trusted proxy', async () => {
    const ask = (index: number) =>
      server.ask('POST', '/data/login', {
        query: { number: freshNumber() },
        from: '203.0.113.77',
        headers: { 'x-forwarded-for': `198.51.100.${index}` },
      });
    for (let count = 0; count < 60; count += 1) await ask(count);

    expect((await ask(99)).status).toBe(429);
  });

  test('a number with digits too many is answered like any other, and nobody has it', async () => {
    expect((await requestCode(server, '98765000012')).body).toEqual({
      success: true,
      message: 'OTP successfully sent.',
    });
  });

  test.each(['', '12345', '98765abc01', '9876500001%00', '9876500001&number=9876500001'])(
    'the number %j is refused',
    async (number) => {
      expect(await server.ask('POST', `/data/login?number=${number}`)).toMatchObject({
        status: 422,
        body: {
          detail: 'number: Please enter a valid mobile number.',
          errors: [{ field: 'number', message: 'Please enter a valid mobile number.' }],
        },
      });
    },
  );
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

  test('does not sign in another number', async () => {
    const { otp } = await memberWithCode(server);
    const { number } = await memberWithCode(server);

    expect(
      (await verify(server, { number, otp: otp === (await readOutbox(server, number)) ? wrong(otp) : otp })).status,
    ).toBe(401);
  });

  test('new codes do not reset the count of wrong tries', async () => {
    const { number } = await server.person();
    for (let code = 0; code < 2; code += 1) {
      server.passSeconds(31);
      await requestCode(server, number);
      const otp = await readOutbox(server, number);
      for (let count = 0; count < 5; count += 1)
        expect((await verify(server, { number, otp: wrong(otp) }, '198.51.100.40')).status).toBe(401);
    }
    server.passSeconds(31);
    await requestCode(server, number);

    const answer = await verify(server, { number, otp: await readOutbox(server, number) }, '198.51.100.40');

    expect(answer).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Too many failed sign-ins\. Please try again in 1[345] minutes\.$/) },
    });
  });

  test('is stored as a keyed hash only', async () => {
    const { number, otp } = await memberWithCode(server);
    const rows = await server.database.sql`select * from one_time_codes where number = ${number}`;

    expect(rows[0]?.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(rows)).not.toContain(`"${otp}"`);
  });
});
