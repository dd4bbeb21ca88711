import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';
import { buildApp } from '../app.ts';
import { answerBrokenRequest } from './errorHandler.ts';
import { cutOffSlowRequests } from './slowRequests.ts';

/** A second or so takes the place of each minute. */
const PATIENCE = { silenceMs: 1500, beginningMs: 800, bytesPerSecond: 50, checkEveryMs: 50 };

/** A server that reads a body, after a wait, and answers with its length. */
async function serve(waitMs = 0) {
  const app = Fastify({ clientErrorHandler: answerBrokenRequest(false) });
  cutOffSlowRequests(app, PATIENCE);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.post('/', async ({ raw }) => {
    await pause(waitMs);
    let bytes = 0;
    for await (const chunk of raw) bytes += (chunk as Buffer).length;
    return { bytes };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return (length: number) =>
    request({ port, method: 'POST', headers: { 'content-type': 'x/y', 'content-length': length } });
}

async function statusOf(sent: ClientRequest): Promise<{ status: number | undefined; text: string }> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return { status: answer.statusCode, text };
}

/** Sends so many bytes at a time until the server has had enough, or everything is sent. */
async function trickle(sent: ClientRequest, total: number, bytes: number, everyMs: number) {
  let isOver = false;
  sent.once('close', () => {
    isOver = true;
  });
  sent.on('error', () => undefined);
  for (let left = total; left > 0 && !isOver; left -= bytes) {
    sent.write(Buffer.alloc(Math.min(bytes, left)));
    await pause(everyMs);
  }
  sent.end();
}

test('an upload that takes long, and never stops, arrives whole', async () => {
  const send = await serve();
  const sent = send(2000);
  const answer = statusOf(sent);
  // 500 bytes a second, for four seconds.
  await trickle(sent, 2000, 50, 100);
  expect(await answer).toEqual({ status: 200, text: '{"bytes":2000}' });
});

test('a request that falls silent is answered with 408 and a sentence', async () => {
  const send = await serve();
  const sent = send(2000);
  const answer = statusOf(sent);
  sent.on('error', () => undefined);
  sent.write(Buffer.alloc(1000));
  expect(await answer).toMatchObject({ status: 408 });
  expect(JSON.parse((await answer).text)).toMatchObject({
    code: 'cut_off',
    message:
      'The connection was too slow, or nothing arrived for a minute, so that nothing was saved. Please try again.',
  });
});

test('a request that sends just enough not to fall silent is cut off after its beginning', async () => {
  const send = await serve();
  const sent = send(2000);
  const answer = statusOf(sent);
  await trickle(sent, 2000, 1, 100);
  expect((await answer).status).toBe(408);
});

test('the time in which the server does not read does not count', async () => {
  const send = await serve(2500);
  const sent = send(100_000);
  const answer = statusOf(sent);
  sent.end(Buffer.alloc(100_000));
  expect(await answer).toEqual({ status: 200, text: '{"bytes":100000}' });
});

test('the server has no limit of a minute on a whole request, and keeps the one on its head', async () => {
  const { env, database } = await testApp();
  const app = buildApp({ env, database });
  onTestFinished(() => app.close());
  expect(app.server.requestTimeout).toBe(3_600_000);
  expect(app.server.headersTimeout).toBe(60_000);
});
