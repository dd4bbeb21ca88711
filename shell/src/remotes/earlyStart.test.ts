import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listBranches } from '@seamline/shared/contract/organisation/branches';
import { call, setHttpSettings } from '@seamline/shared/http';
import { signIn, signOut } from '@seamline/shared/session';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEarlyStart, type EarlyStart } from './earlyStart.ts';
import { readHostDocument } from './hostDocument.ts';
import { registryAt, releaseWith } from './testing/releases.ts';

const TOKEN = 'first-secret-token';
const NEW_TOKEN = 'second-secret-token';
const PATH = '/data/settings/branches';
const PAGE = { pathname: '/dashboard/branches', search: '' };
const BRANCHES = {
  branches: [
    {
      ...{ id: 1, name: 'Surat', code: null, branch_type: 'Factory', created_at: '2026-03-04T10:00:00Z', version: 1 },
      ...{ postal_address: null, state: null, telephone: null },
    },
  ],
};
const release = releaseWith({ reads: { branches: [PATH] } });

let server: Server;
let answers: { status?: number; body: unknown }[];
let requests: URL[];
let earlyStart: EarlyStart;

beforeEach(async () => {
  requests = [];
  answers = [{ body: BRANCHES }, { body: { branches: [] } }];
  server = createServer(({ url }, response) => {
    const { status = 200, body } = answers[Math.min(requests.length, answers.length - 1)] ?? { body: null };
    requests.push(new URL(url ?? '', 'http://localhost'));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // In a browser a URL without a host belongs to the page; Node has no page.
  const NodeRequest = Request;
  vi.stubGlobal(
    'Request',
    class extends NodeRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, origin) : input, init);
      }
    },
  );
  const nodeFetch = fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    nodeFetch(typeof input === 'string' ? new URL(input, origin) : input, init),
  );
  vi.stubGlobal('document', { getElementById: () => null });
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  signIn(TOKEN);
  earlyStart = createEarlyStart(readHostDocument());
});

afterEach(async () => {
  signOut();
  setHttpSettings({ tokenIn: 'query' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

describe('the first data of a page', () => {
  test('is used by the first call for it, and by no other', async () => {
    earlyStart.prefetchData(release, PAGE);
    earlyStart.prefetchData(release, PAGE);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await expect(call(listBranches)).resolves.toEqual(BRANCHES);
    await expect(call(listBranches)).resolves.toEqual({ branches: [] });
    expect(requests).toHaveLength(2);
    expect(requests[0]?.pathname).toBe(PATH);
    expect(requests[0]?.searchParams.get('token')).toBe(TOKEN);
  });

  test('is used where the token travels in the header', async () => {
    setHttpSettings({ tokenIn: 'header' });
    earlyStart.prefetchData(release, PAGE);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await expect(call(listBranches)).resolves.toEqual(BRANCHES);
    expect(requests).toHaveLength(1);
  });

  test('is not used by another person', async () => {
    earlyStart.prefetchData(release, PAGE);
    signIn(NEW_TOKEN);
    // The two requests go out on two connections, in no certain order.
    await call(listBranches);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.map(({ searchParams }) => searchParams.get('token')).sort()).toEqual([TOKEN, NEW_TOKEN]);
  });

  test('is requested again after a refusal, so that the call says what is wrong', async () => {
    answers = [
      { status: 500, body: {} },
      { status: 403, body: { message: 'Not you.' } },
    ];
    earlyStart.prefetchData(release, PAGE);
    await expect(call(listBranches)).rejects.toMatchObject({ status: 403, message: 'Not you.' });
    expect(requests).toHaveLength(2);
  });

  test('is not kept for long', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    earlyStart.prefetchData(release, PAGE);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    vi.setSystemTime(Date.now() + 10_001);
    await expect(call(listBranches)).resolves.toEqual({ branches: [] });
    expect(requests).toHaveLength(2);
  });

  test('is not requested without a session', async () => {
    signOut();
    earlyStart.prefetchData(release, PAGE);
    signIn(TOKEN);
    await expect(call(listBranches)).resolves.toEqual(BRANCHES);
    expect(requests).toHaveLength(1);
  });

  test('is requested once, and not where search parameters say more', async () => {
    earlyStart.prefetchData(release, { ...PAGE, search: '?sort=name' });
    await call(listBranches);
    expect(requests).toHaveLength(1);
    earlyStart.prefetchData(release, { ...PAGE, pathname: '/dashboard/Branches' });
    await call(listBranches);
    earlyStart.prefetchData(release, PAGE);
    earlyStart.prefetchData(release, { ...PAGE, pathname: '/dashboard/elsewhere' });
    expect(requests).toHaveLength(2);
  });

  test('is requested for each release of a remote', async () => {
    earlyStart.prefetchData(release, PAGE);
    await call(listBranches);
    earlyStart.prefetchData({ ...release, base: '/remotes/mf-leave/another/' }, PAGE);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
  });
});

describe('the page of the document’s URL', () => {
  const signed = releaseWith({ integrity: {}, reads: { leavetype: ['/data/leave-management/leave-types'] } });
  const hostWith = (refusal: 'unsigned' | undefined) => ({
    ...readHostDocument(),
    registry: registryAt(1, signed),
    verify: async () => refusal,
  });

  beforeEach(() => {
    vi.stubGlobal('location', { href: 'http://suite.test/', pathname: '/dashboard/LeaveType', search: '' });
    vi.stubGlobal('sessionStorage', { getItem: () => null });
  });

  test('gets its first data once the entry of its remote is verified', async () => {
    await createEarlyStart(hostWith(undefined)).begin();
    await vi.waitFor(() => expect(requests.map(({ pathname }) => pathname)).toEqual(signed.reads?.leavetype));
  });

  test('gets nothing of a remote whose entry is not trusted, that an override replaces, or without a registry', async () => {
    await createEarlyStart(hostWith('unsigned')).begin();
    await createEarlyStart(readHostDocument()).begin();
    vi.stubGlobal('sessionStorage', { getItem: () => 'mf-leave@http://localhost:3102/' });
    await createEarlyStart(hostWith(undefined)).begin();
    await call(listBranches);
    expect(requests.map(({ pathname }) => pathname)).toEqual([PATH]);
  });
});
