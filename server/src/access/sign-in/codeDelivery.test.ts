import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/support/testApp.ts';

interface Delivered {
  readonly headers: IncomingMessage['headers'];
  readonly body: { readonly number: string; readonly otp: string };
}

const delivered: Delivered[] = [];
/** Numbers that the gateway refuses. */
const refused = new Set<string>();
const gateway = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const body: Delivered['body'] = JSON.parse(text);
  delivered.push({ headers: request.headers, body });
  response.writeHead(refused.has(body.number) ? 500 : 200).end('canary-from-gateway');
}).listen(0, '127.0.0.1');
await once(gateway, 'listening');
afterAll(() => gateway.close());

const { port } = gateway.address() as AddressInfo;
const server = await testApp({ OTP_WEBHOOK_URL: `http://127.0.0.1:${port}/otp`, OTP_WEBHOOK_TOKEN: 'gateway-canary' });

/** Messages delivered to a number; those to other numbers may still be pending. */
const to = (number: string) => delivered.filter(({ body }) => body.number === number);

test('a code is sent to the webhook, with its token, and signs in', async () => {
  const { number } = await server.person();
  await server.ask('POST', '/data/login', { query: { number } });
  await vi.waitFor(() => expect(to(number)).toHaveLength(1));

  const [message] = to(number);
  expect(message?.headers).toMatchObject({
    authorization: 'Bearer gateway-canary',
    'content-type': 'application/json',
  });
  expect(message?.body).toEqual({ number, otp: expect.stringMatching(/^\d{6}$/) });
  const otp = message?.body.otp ?? '';
  expect((await server.ask('POST', '/data/verify-login', { query: { number, otp } })).status).toBe(200);
});

test('nothing is sent to a number that nobody has', async () => {
  await server.ask('POST', '/data/login', { query: { number: '9999999999' } });
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(to('9999999999')).toEqual([]);
});

test('a gateway that refuses is logged without the code and changes nothing of the answer', async () => {
  const { number } = await server.person();
  refused.add(number);
  const answer = await server.ask('POST', '/data/login', { query: { number } });
  await vi.waitFor(() => expect(server.logs.join('')).toContain('the one-time code was not accepted for delivery'));

  expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'OTP successfully sent.' } });
  const [{ body }] = to(number) as [Delivered];
  expect(server.logs.join('')).not.toMatch(new RegExp(`"${body.otp}"|${number}|canary`));
});

test('there is no outbox beside a webhook', async () => {
  const { number } = await server.person();
  await server.ask('POST', '/data/login', { query: { number } });

  expect((await server.ask('GET', `/dev/outbox/${number}`)).status).toBe(404);
});
