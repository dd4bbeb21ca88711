import { endpoint } from '@seamline/shared/contract/wire/endpoint';
import { signIn, signOut } from '@seamline/shared/session';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ApiError } from './ApiError.ts';
import { call } from './call.ts';
import { type Answer, startService } from './testing/service.ts';

let stop: (() => Promise<unknown>) | undefined;

async function service(answer: Answer) {
  const started = await startService([answer]);
  stop = started.stop;
  return started.requests;
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('the call succeeded'),
    (error: ApiError) => error,
  );

beforeEach(() => signIn('secret-token'));

afterEach(async () => {
  await stop?.();
  stop = undefined;
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an upload', () => {
  const upload = endpoint({
    method: 'POST',
    path: '/data/x',
    summary: '',
    body: { as: 'multipart', fields: z.object({ logo: z.instanceof(File) }) },
    answer: z.object({}),
  });
  /** An upload of 100 seconds on the slowest connection that the server accepts; Node itself waits five minutes at most. */
  const logo = new File(['x'.repeat(100 * 4000)], 'logo.png');
  const cutOff =
    'The upload was cut off before it was complete. Check the connection and try again: what you entered is still here.';

  test('has as long as the slowest connection takes, and says then that it was cut off', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const requests = await service(undefined);
    const failure = failureOf(call(upload, { body: { logo } }));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    let isOver = false;
    void failure.then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(279_000);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await failure).toMatchObject({ kind: 'timeout', message: cutOff });
  });

  test.each([
    ['whose connection breaks', 'drop', 'network', 0],
    ['that the server cuts off', { status: 408, body: { message: 'Too slow.', code: 'cut_off' } }, 'network', 408],
  ] as const)('%s says that it was cut off', async (_, answer, kind, status) => {
    await service(answer);
    expect(await failureOf(call(upload, { body: { logo } }))).toMatchObject({ kind, status, message: cutOff });
  });
});

test('a long JSON body has more time than the 15 seconds of a short one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const requests = await service(undefined);
  const sending = endpoint({
    method: 'POST',
    path: '/data/x',
    summary: '',
    body: { as: 'json', fields: z.object({ rows: z.string() }) },
    answer: z.object({}),
  });
  const failure = failureOf(call(sending, { body: { rows: 'x'.repeat(80_000) } }));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  let isOver = false;
  void failure.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(34_000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await failure).toMatchObject({ kind: 'timeout', message: 'The server did not answer in time. Try again.' });
});
