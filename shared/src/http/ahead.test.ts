import { listBranches } from '@seamline/shared/contract/branches';
import { signIn, signOut } from '@seamline/shared/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../session/testing/memoryStorage.ts';
import { readAhead } from './ahead.ts';
import { call } from './call.ts';
import { type Answer, startService } from './testing/service.ts';

const TOKEN = 'first-secret-token';
const NEW_TOKEN = 'second-secret-token';
const address = '/data/settings/branches';
const BRANCHES = {
  branches: [
    { id: 1, name: 'Surat', code: null, branch_type: 'Factory', created_at: '2026-03-04T10:00:00Z', version: 1 },
  ],
};

let stop: (() => Promise<unknown>) | undefined;

async function service(...answers: Answer[]) {
  const started = await startService(answers);
  stop = started.stop;
  return started.requests;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  signIn(TOKEN);
});

afterEach(async () => {
  await stop?.();
  stop = undefined;
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer that was asked for ahead is taken by the first call for it, and by no other', async () => {
  const requests = await service({ body: BRANCHES }, { body: { branches: [] } });
  readAhead(address);
  readAhead(address);
  await expect(call(listBranches)).resolves.toEqual(BRANCHES);
  await expect(call(listBranches)).resolves.toEqual({ branches: [] });
  expect(requests).toHaveLength(2);
  expect(requests[0]).toMatchObject({ method: 'GET', path: address, query: { token: TOKEN } });
});

test('an answer that was asked for ahead is not taken by another person', async () => {
  const requests = await service({ body: BRANCHES }, { body: { branches: [] } });
  readAhead(address);
  signIn(NEW_TOKEN);
  await expect(call(listBranches)).resolves.toEqual({ branches: [] });
  expect(requests.map(({ query }) => query.token)).toEqual([TOKEN, NEW_TOKEN]);
});

test('one that is a refusal is asked for again, so that the call says what is wrong', async () => {
  const requests = await service({ status: 500, body: {} }, { status: 403, body: { message: 'Not you.' } });
  readAhead(address);
  await expect(call(listBranches)).rejects.toMatchObject({ status: 403, message: 'Not you.' });
  expect(requests).toHaveLength(2);
});

test('an answer that was asked for ahead is not kept for long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const requests = await service({ body: BRANCHES }, { body: { branches: [] } });
  readAhead(address);
  vi.advanceTimersByTime(10_001);
  await expect(call(listBranches)).resolves.toEqual({ branches: [] });
  expect(requests).toHaveLength(2);
});

test('an answer that was asked for ahead is not asked for without a session', async () => {
  signOut();
  const requests = await service();
  readAhead(address);
  expect(requests).toEqual([]);
});
