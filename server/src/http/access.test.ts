import { randomBytes } from 'node:crypto';
import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';
import { SignJWT } from 'jose';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';
import { issueToken } from '../access/sign-in/tokens.ts';
import { currentScope } from '../db/viewerContext.ts';
import { audienceSentence, isWrite } from './access.ts';

const server = await testApp();
await server.app.ready();

const owner = await server.person({ role: 'owner' });
const manager = await server.person({ role: 'manager' });
const noView = await server.person({ role: 'manager', canView: false });
const noEdit = await server.person({ role: 'manager', canEdit: false });
const inactive = await server.person({ role: 'owner', isActive: false });
const deleted = await server.person({ role: 'owner' });
await server.database.sql`delete from members where id = ${deleted.id}`;

const expired = await issueToken(server.keys.sessions, owner, new Date(Date.now() - 13 * 3_600_000));
const forged = await issueToken(randomBytes(32), owner, new Date());
const [, claims] = owner.token.split('.');
const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`;
const promoted = tampered(manager.token, { role: 'owner' });
const strange = await otherwiseSigned();

const SIGN_IN = { message: 'Please sign in.', detail: 'no session token', code: 'not_signed_in', params: {} };
const ended = (detail: string) => ({
  message: 'Your session has ended. Please sign in again.',
  detail,
  code: 'session_ended',
  params: {},
});

const PERMISSIONS_PAGE = `# Who may call what

Generated from \`audience\` and \`writes\` of each endpoint in \`shared/src/contract\`, which \`server/src/http/access.ts\` enforces: \`pnpm vitest run --project server-embedded server/src/http/access.test.ts -u\` writes it again.
`;

const strangers: readonly [who: string, token: string, body: object][] = [
  ['nobody', '', SIGN_IN],
  ['an expired token', expired, ended('session token expired')],
  ['a forged token', forged, ended('session token invalid')],
  ['an unsigned token', unsigned, ended('session token invalid')],
  ['a token with a changed role', promoted, ended('session token invalid')],
  ['a token for another audience', strange, ended('session token invalid')],
  ['no token at all but a word', 'undefined', ended('session token invalid')],
  ['an endless token', 'x'.repeat(5000), ended('session token invalid')],
  ['a deleted member', deleted.token, ended('session closed')],
  ['an inactive member', inactive.token, ended('session closed')],
];

describe.each(server.app.served.map(({ endpoint, audience }) => ({ name: nameOf(endpoint), endpoint, audience })))(
  '$name',
  ({ endpoint, audience }) => {
    const ask = (token: string) => server.ask(endpoint.method, endpoint.path.replace(/:\w+/g, '1'), { token });

    if (endpoint.open) {
      test('is open to everybody', async () => {
        expect((await ask('')).status).not.toBe(401);
      });
      return;
    }

    test.each(strangers)('refuses %s', async (_who, token, body) => {
      const answer = await ask(token);

      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(body);
    });

    // The input is empty on purpose: a caller with access reaches the checks of content and input, and changes nothing.
    const isLetIn = (status: number) => expect([200, 404, 415, 422]).toContain(status);
    const leavesASessionIntact = endpoint.path !== '/data/logout';

    test('accepts an owner', async () => {
      if (leavesASessionIntact) isLetIn((await ask(owner.token)).status);
    });

    test('accepts a manager with both permissions, unless it is for owners', async () => {
      const { status } = await ask((await server.person({ role: 'manager' })).token);

      if (audience === 'owners') expect(status).toBe(403);
      else isLetIn(status);
    });

    test('refuses a manager without the view permission, unless it is about themselves', async () => {
      const someone = leavesASessionIntact ? noView : await server.person({ role: 'manager', canView: false });
      const answer = await ask(someone.token);

      if (audience === 'self') isLetIn(answer.status);
      else
        expect(answer).toMatchObject({ status: 403, body: { message: expect.stringMatching(/^(You do not|Only)/) } });
    });

    test('refuses a change by a manager without the edit permission', async () => {
      const someone = leavesASessionIntact ? noEdit : await server.person({ role: 'manager', canEdit: false });
      const answer = await ask(someone.token);

      if (audience === 'permitted' && isWrite(endpoint)) {
        expect(answer.status).toBe(403);
        expect(answer.body).toEqual({
          message: 'You do not have permission to change this.',
          detail: 'edit permission is off',
          code: 'edit_not_permitted',
          params: {},
        });
      } else if (audience !== 'owners') isLetIn(answer.status);
    });
  },
);

test('docs/permissions.md lists who may call each endpoint; `-u` updates it', async () => {
  const rows = server.app.served.map(
    ({ endpoint }) => `| \`${nameOf(endpoint)}\` | ${endpoint.summary} | ${audienceSentence(endpoint)} |`,
  );
  const table = ['| call | what it does | who may call it |', '|---|---|---|', ...rows.sort()].join('\n');
  await expect(`${PERMISSIONS_PAGE}\n${table}\n`).toMatchFileSnapshot('../../../docs/permissions.md');
});

test('a manager without the view permission gets the reason as a message', async () => {
  expect((await server.ask('GET', '/data/settings/branches', { token: noView.token })).body).toEqual({
    message: 'You do not have permission to see this.',
    detail: 'view permission is off',
    code: 'view_not_permitted',
    params: {},
  });
});

test('the token is taken from the Authorization header as well', async () => {
  const headers = { authorization: `Bearer ${owner.token}` };

  expect((await server.ask('GET', '/data/settings/branches', { headers })).status).toBe(200);
});

test('a token that is given twice is rejected', async () => {
  const answer = await server.ask('GET', `/data/settings/branches?token=${owner.token}&token=${owner.token}`);

  expect(answer.status).toBe(401);
});

test('validation errors are returned only to callers who may use the endpoint', async () => {
  const ask = async (token: string) => (await server.ask('GET', '/data/employees?limit=many', { token })).status;

  expect(await ask(manager.token)).toBe(422);
  expect(await ask(noView.token)).toBe(403);
  expect(await ask(deleted.token)).toBe(401);
});

function nameOf(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`;
}

function tampered(token: string, change: object): string {
  const [head, payload = '', signature] = token.split('.');
  const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...change };
  return `${head}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`;
}

function otherwiseSigned(): Promise<string> {
  return new SignJWT({ number: owner.number, name: owner.name, role: 'owner' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(owner.id))
    .setJti('5e8f1f7e-0d5c-4c0e-9c55-3d2b1a0f9e88')
    .setIssuedAt()
    .setIssuer('seamline')
    .setAudience('another-product')
    .setExpirationTime('1h')
    .sign(server.keys.sessions);
}

test("an owner's data are read beside the account, a manager's after it", async () => {
  const { ask } = server.database;
  const events: string[] = [];
  Object.assign(server.database, {
    async ask(...read: Parameters<typeof ask>) {
      events.push('asked');
      const rows = await ask(...read);
      events.push('answered');
      return rows;
    },
  });
  onTestFinished(() => void Object.assign(server.database, { ask }));
  const eventsOf = async (token: string) => {
    events.length = 0;
    expect((await server.ask('GET', '/data/settings/branches', { token })).status).toBe(200);
    return events.join(' ');
  };

  expect(await eventsOf(owner.token)).toBe('asked asked answered answered');
  expect(await eventsOf(manager.token)).toBe('asked answered asked answered');
});

test('the scope of a request holds after its body has arrived in pieces', async () => {
  const { app } = await testApp();
  app.post('/probe', {
    onRequest: async ({ viewerContext }) => {
      viewerContext.scope = { branches: [7] };
    },
    handler: async () => currentScope(),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  async function* pieces() {
    yield new TextEncoder().encode('{"name":');
    await new Promise((resolve) => setTimeout(resolve, 20));
    yield new TextEncoder().encode('"Vesu"}');
  }

  const answer = await fetch(`${origin}/probe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: pieces() as unknown as BodyInit,
    duplex: 'half',
  } as RequestInit);

  expect(await answer.json()).toEqual({ branches: [7] });
  expect(currentScope()).toBeNull();
});
