import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { memberWithCode } from '../../test/support/signIn.ts';
import { testApp } from '../../test/support/testApp.ts';

const FORWARDED: readonly (readonly [what: string, headers: Readonly<Record<string, string>>])[] = [
  ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }],
  ['X-Forwarded-Host', { 'x-forwarded-host': 'localhost' }],
  ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
  ['X-Forwarded-Server', { 'x-forwarded-server': 'proxy' }],
  ['X-Real-IP', { 'x-real-ip': '127.0.0.1' }],
  ['Via', { via: '1.1 proxy' }],
  ['Forwarded', { forwarded: 'for=127.0.0.1' }],
  ['True-Client-IP', { 'true-client-ip': '127.0.0.1' }],
  ['CF-Connecting-IP', { 'cf-connecting-ip': '127.0.0.1' }],
  ['X-Client-IP', { 'x-client-ip': '127.0.0.1' }],
  ['X-Original-Host', { 'x-original-host': 'localhost' }],
  ['Connection: close, as nginx sends it by default', { connection: 'close' }],
];

describe('the outbox and the metrics without a token', async () => {
  const server = await testApp();
  const { number } = await memberWithCode(server);
  const paths = [`/dev/outbox/${number}`, '/metrics'];

  test('answer a program on the same machine', async () => {
    for (const path of paths) expect((await server.ask('GET', path)).status).toBe(200);
  });

  test.each(FORWARDED)('refuse a request with %s', async (_what, headers) => {
    for (const path of paths) expect((await server.ask('GET', path, { headers })).status).toBe(404);
  });

  test.each(['hr.example.com', 'localhost.example.com', '127.0.0.1.example.com', '10.0.0.1:3000'])(
    'refuse the host %j',
    async (host) => {
      for (const path of paths) expect((await server.ask('GET', path, { headers: { host } })).status).toBe(404);
    },
  );

  test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'answer under the host %j',
    async (host) => {
      for (const path of paths) expect((await server.ask('GET', path, { headers: { host } })).status).toBe(200);
    },
  );

  test('refuse the request of an nginx that has only a proxy_pass', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    for (const path of paths) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET ${path} HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\nUser-Agent: x\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
    }
  });
});

test('the outbox does not exist behind a proxy that is trusted', async () => {
  const server = await testApp({ TRUST_PROXY: '1' });
  const { number } = await server.person();
  await server.ask('POST', '/data/login', { query: { number } });

  expect((await server.ask('GET', `/dev/outbox/${number}`)).status).toBe(404);
});

describe('production', async () => {
  const PRODUCTION = {
    NODE_ENV: 'production',
    SEED: 'none',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    UPLOADS_KEY: randomBytes(32).toString('hex'),
    EMBEDDED_DATABASE: 'allow-in-production',
    OTP_WEBHOOK_URL: 'https://sms.example.com/otp',
  };

  test('has no metrics without METRICS_TOKEN, not even for a program on the same machine', async () => {
    const server = await testApp(PRODUCTION);

    expect(await server.ask('GET', '/metrics')).toMatchObject({
      status: 404,
      body: { message: 'There is nothing at this address.' },
    });
  });

  test('has metrics with METRICS_TOKEN, for its holder', async () => {
    const METRICS_TOKEN = randomBytes(16).toString('hex');
    const server = await testApp({ ...PRODUCTION, METRICS_TOKEN });
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };

    expect((await server.ask('GET', '/metrics')).status).toBe(401);
    expect((await server.ask('GET', '/metrics', { headers })).status).toBe(200);
  });

  test('has no outbox', async () => {
    const server = await testApp({ ...PRODUCTION, OTP_WEBHOOK_URL: 'http://127.0.0.1:9/otp' });

    expect((await server.ask('GET', '/dev/outbox/9876500001')).status).toBe(404);
  });
});
