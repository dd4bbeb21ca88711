import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../http/testing.ts';

interface Delivered {
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

const delivered: Delivered[] = [];
let status = 200;
const gateway = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  delivered.push({ headers: request.headers, body: JSON.parse(text) });
  response.writeHead(status).end('canary-from-gateway');
}).listen(0, '127.0.0.1');
await once(gateway, 'listening');
afterAll(() => gateway.close());

const { port } = gateway.address() as AddressInfo;
const server = await testApp({ OTP_WEBHOOK_URL: `http://127.0.0.1:${port}/otp`, OTP_WEBHOOK_TOKEN: 'gateway-canary' });

beforeEach(() => {
  delivered.length = 0;
  status = 200;
});

test('a code goes to the webhook, with its token, and opens the door', async () => {
  const { number } = await server.person();
  await server.ask('POST', '/data/login', { query: { number } });
  await vi.waitFor(() => expect(delivered).toHaveLength(1));

  expect(delivered[0]?.headers).toMatchObject({
    authorization: 'Bearer gateway-canary',
    'content-type': 'application/json',
  });
  expect(delivered[0]?.body).toEqual({ number, otp: expect.stringMatching(/^\d{6}$/) });
  const otp = deliveredCode();
  expect((await server.ask('POST', '/data/verify-login', { query: { number, otp } })).status).toBe(200);
});

test('nothing is sent to a number that nobody has', async () => {
  await server.ask('POST', '/data/login', { query: { number: '9999999999' } });
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(delivered).toEqual([]);
});

test('a gateway that refuses is logged without the code and changes nothing of the answer', async () => {
  status = 500;
  const { number } = await server.person();
  const answer = await server.ask('POST', '/data/login', { query: { number } });
  await vi.waitFor(() => expect(server.logs.join('')).toContain('the one-time code was not accepted for delivery'));

  expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'OTP successfully sent.' } });
  const otp = deliveredCode();
  expect(server.logs.join('')).not.toMatch(new RegExp(`"${otp}"|${number}|canary`));
});

test('there is no outbox beside a webhook', async () => {
  const { number } = await server.person();
  await server.ask('POST', '/data/login', { query: { number } });

  expect((await server.ask('GET', `/dev/outbox/${number}`)).status).toBe(404);
});

function deliveredCode(): string {
  const [first] = delivered;
  if (first === undefined) throw new Error('Nothing was delivered.');
  return (first.body as { otp: string }).otp;
}
