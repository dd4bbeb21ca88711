import { inspect } from 'node:util';
import { requestOtp } from '@seamline/shared/contract/access/session';
import { createBranch } from '@seamline/shared/contract/organisation/branch-changes';
import { listBranches, removeBranch } from '@seamline/shared/contract/organisation/branches';
import { endpoint } from '@seamline/shared/contract/wire/endpoint';
import { currentSession, signIn, signOut } from '@seamline/shared/session';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ApiError } from './ApiError.ts';
import { call } from './call.ts';
import { setHttpSettings } from './settings.ts';
import { type Answer, type Received, startService } from './testing/service.ts';

const TOKEN = 'first-secret-token';
const NEW_TOKEN = 'second-secret-token';
const BRANCHES = {
  branches: [
    {
      ...{ id: 1, name: 'Surat', code: null, branch_type: 'Factory', created_at: '2026-03-04T10:00:00Z', version: 1 },
      ...{ postal_address: null, state: null, telephone: null },
    },
  ],
};

let stop: (() => Promise<unknown>) | undefined;

async function service(...answers: (Answer | ((request: Received) => Answer))[]) {
  const started = await startService(answers);
  stop = started.stop;
  return started.requests;
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('the call succeeded'),
    (error: ApiError) => error,
  );

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  signIn(TOKEN);
});

afterEach(async () => {
  await stop?.();
  stop = undefined;
  signOut();
  setHttpSettings({ tokenIn: 'query' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call', () => {
  test('sends the token in the URL and returns the checked response', async () => {
    const requests = await service({ body: { ...BRANCHES, extra: 'a field of a later server' } });
    await expect(call(listBranches)).resolves.toEqual(BRANCHES);
    expect(requests).toMatchObject([{ method: 'GET', path: '/data/settings/branches', query: { token: TOKEN } }]);
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('sends the token in the header if `tokenIn` is `header`', async () => {
    setHttpSettings({ tokenIn: 'header' });
    const requests = await service({ body: BRANCHES });
    await call(listBranches);
    expect(requests[0]?.query).toEqual({});
    expect(requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  test('that needs no session is sent without a token', async () => {
    const requests = await service({ body: { success: true, message: 'OTP sent' } });
    await call(requestOtp, { query: { number: '9876500001' } });
    expect(requests).toMatchObject([
      { method: 'POST', path: '/data/login', query: { number: '9876500001' }, body: '' },
    ]);
    expect(JSON.stringify(requests)).not.toContain(TOKEN);
  });

  test('of a trace says so in the header `traceparent`, and any other does not', async () => {
    const requests = await service({ body: BRANCHES });
    await call(listBranches);
    await call(listBranches, undefined, { traceId: '4bf92f3577b34da6a3ce929d0e0e4736' });
    expect(requests[0]?.headers).not.toHaveProperty('traceparent');
    expect(requests[1]?.headers).toMatchObject({
      accept: 'application/json',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-a3ce929d0e0e4736-01',
    });
  });

  test('without a session is not sent', async () => {
    signOut();
    const requests = await service({ body: BRANCHES });
    const error = await failureOf(call(listBranches));
    expect(error).toMatchObject({ kind: 'session', status: 401, message: 'Session missing – sign in' });
    expect(requests).toEqual([]);
  });

  test.each([
    ['json', 'application/json', '{"name":"Cut & Sew","yes":"1"}'],
    ['form', 'application/x-www-form-urlencoded;charset=UTF-8', 'name=Cut+%26+Sew&yes=1'],
  ] as const)('with a body as %s spells it as the contract does', async (as, type, body) => {
    const requests = await service({ body: {} });
    const yes = z.codec(z.string(), z.boolean(), {
      decode: (wire) => wire === '1',
      encode: (value) => (value ? '1' : '0'),
    });
    const sending = endpoint({
      method: 'POST',
      path: '/data/x',
      summary: '',
      body: { as, fields: z.object({ name: z.string(), yes }) },
      answer: z.object({}),
    });
    await call(sending, { body: { name: 'Cut & Sew', yes: true } });
    expect(requests[0]?.headers['content-type']).toBe(type);
    expect(requests[0]?.body).toBe(body);
  });

  test('with files sends them beside the texts', async () => {
    const requests = await service({ body: {} });
    const fields = z.object({ name: z.string(), logo: z.instanceof(File) });
    const upload = endpoint({
      method: 'POST',
      path: '/data/x',
      summary: '',
      body: { as: 'multipart', fields },
      answer: z.object({}),
    });
    await call(upload, { body: { name: 'સુરત', logo: new File(['PNG bytes'], 'logo.png', { type: 'image/png' }) } });
    const { headers, body = '' } = requests[0] ?? {};
    expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toContain('name="name"\r\n\r\nસુરત');
    expect(body).toContain('name="logo"; filename="logo.png"\r\nContent-Type: image/png\r\n\r\nPNG bytes');
    expect(body.match(/name="logo"/g)).toHaveLength(1);
  });
});

describe('a session that the server refuses', () => {
  const byToken = ({ query }: Received): Answer =>
    query.token === NEW_TOKEN
      ? { body: BRANCHES }
      : { status: 401, body: { message: 'Not authenticated', detail: 'expired' } };

  test('the call waits for the next sign-in and is repeated once with the new token', async () => {
    const requests = await service(byToken);
    const answer = call(listBranches);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(requests).toHaveLength(1);
    signIn(NEW_TOKEN);
    await expect(answer).resolves.toEqual(BRANCHES);
    expect(requests.map(({ query }) => query.token)).toEqual([TOKEN, NEW_TOKEN]);
  });

  test('all waiting calls continue after one sign-in', async () => {
    const requests = await service(byToken);
    const answers = Promise.all([call(listBranches), call(listBranches), call(listBranches)]);
    await vi.waitFor(() => expect(requests).toHaveLength(3));
    signIn(NEW_TOKEN);
    await expect(answers).resolves.toEqual([BRANCHES, BRANCHES, BRANCHES]);
    expect(requests).toHaveLength(6);
  });

  test('a write is repeated too, because the refused one changed nothing', async () => {
    const requests = await service(({ query }) =>
      query.token === NEW_TOKEN ? { body: { success: true, message: 'Deleted.' } } : { status: 401, body: {} },
    );
    const answer = call(removeBranch, { query: { branch_id: 7 } });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    signIn(NEW_TOKEN);
    await expect(answer).resolves.toEqual({ success: true, message: 'Deleted.' });
    expect(requests.map(({ query }) => query.branch_id)).toEqual(['7', '7']);
  });

  test('a second refusal is an error and does not request another sign-in', async () => {
    const requests = await service({ status: 401, body: { message: 'Not authenticated' } });
    const failure = failureOf(call(listBranches));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    signIn(NEW_TOKEN);
    expect(await failure).toMatchObject({ kind: 'session', status: 401, message: 'Not authenticated' });
    expect(requests).toHaveLength(2);
  });

  test('the call fails with the server’s message when the person signs out instead', async () => {
    const requests = await service({ status: 401, body: { message: 'Not authenticated' } });
    const failure = failureOf(call(listBranches));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    signOut();
    expect(await failure).toMatchObject({ kind: 'session', message: 'Not authenticated' });
    expect(currentSession()).toBeNull();
  });
});

describe('a call that fails', () => {
  test('a refusal has the server’s message and field errors, and is not retried', async () => {
    const errors = [{ field: 'name', message: 'A branch of this name exists.' }];
    const requests = await service({ status: 409, body: { message: 'Not saved.', detail: 'duplicate', errors } });
    const error = await failureOf(call(createBranch, { query: { name: 'Surat', branch_type: 'Factory' } }));
    expect(error).toMatchObject({ kind: 'server', status: 409, message: 'Not saved.', detail: 'duplicate', errors });
    expect(requests).toHaveLength(1);
  });

  test('a read whose connection breaks is retried', async () => {
    const requests = await service('drop', { body: BRANCHES });
    await expect(call(listBranches)).resolves.toEqual(BRANCHES);
    expect(requests).toHaveLength(2);
  });

  test('a read that never succeeds fails after three tries', async () => {
    const requests = await service('drop');
    const error = await failureOf(call(listBranches));
    expect(error).toMatchObject({
      kind: 'network',
      status: 0,
      message: 'The server cannot be reached. Check the connection and try again.',
    });
    expect(requests).toHaveLength(3);
  });

  test('a read with an effect, such as sending a code, is never retried', async () => {
    const requests = await service('drop', { body: BRANCHES });
    const error = await failureOf(call(listBranches, undefined, { retry: false }));
    expect(error.kind).toBe('network');
    expect(requests).toHaveLength(1);
  });

  test('a write whose connection breaks is never retried', async () => {
    const requests = await service('drop');
    const error = await failureOf(call(createBranch, { query: { name: 'Surat', branch_type: 'Factory' } }));
    expect(error.kind).toBe('network');
    expect(requests).toHaveLength(1);
  });

  test('a call without a response times out after 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const requests = await service(undefined);
    const failure = failureOf(call(listBranches));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await failure).toMatchObject({ kind: 'timeout', message: 'The server did not answer in time. Try again.' });
    expect(requests).toHaveLength(1);
  });

  test('an aborted call is no failure of the service', async () => {
    const requests = await service(undefined);
    const controller = new AbortController();
    const failure = failureOf(call(listBranches, undefined, { signal: controller.signal }));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    controller.abort();
    expect((await failure).name).toBe('AbortError');
  });

  test.each([
    ['a page of HTML', { text: '<h1>Maintenance</h1>' }],
    ['another shape', { body: { branches: 'none' } }],
    ['nothing', { text: '' }],
  ])('%s with status 200 is not taken for an answer', async (_, answer) => {
    await service(answer);
    expect(await failureOf(call(listBranches))).toMatchObject({
      kind: 'unexpected',
      message: 'The server sent a response that this page cannot read.',
    });
  });

  test('an invalid response is reported with the invalid field', async () => {
    await service({ body: { branches: [{ ...BRANCHES.branches[0], name: 7 }] } });
    const error = await failureOf(call(listBranches));
    expect(error.detail).toMatch(/^branches\.0\.name: /);
    expect(console.error).toHaveBeenCalledWith(
      expect.stringMatching(/^GET \/data\/settings\/branches answered something else than agreed: branches\.0\.name: /),
    );
  });

  test.each([
    ['a refusal', { status: 500, body: { message: 'No.' } }],
    ['a broken connection', 'drop'],
    ['HTML', { text: '<p>' }],
    ['another shape', { body: {} }],
  ] as const)('the error of %s says nothing of the token', async (_, answer) => {
    await service(answer);
    const error = await failureOf(call(removeBranch, { query: { branch_id: 1 } }));
    expect(inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true })).not.toContain(TOKEN);
    expect(inspect(vi.mocked(console.error).mock.calls)).not.toContain(TOKEN);
  });
});
