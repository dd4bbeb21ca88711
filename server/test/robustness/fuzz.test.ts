import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';
import { errorBody } from '@seamline/shared/contract/wire/fields';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import type { OpenApi } from '../support/requestSchema.ts';
import { testApp } from '../support/testApp.ts';
import { isFullRun, SEED } from './counts.ts';
import { seedFixtures } from './fixtures.ts';
import { requests } from './mutations.ts';
import { send, sound, type Wire } from './requests.ts';

/** Number of requests by engine; PostgreSQL responds several times as fast. */
const REQUESTS = isFullRun ? { embedded: 1000, postgresql: 10_000 }[inject('engine')] : 400;
/** A request without a response after this time hangs; no response comes near it. */
const HANGS_MS = 30_000;

/** A server with one record of each kind; requests delete the records that they name. */
async function openServer() {
  const server = await testApp();
  await server.app.ready();
  const fixtures = await seedFixtures(server);
  const endpoints = server.app.served.map(({ endpoint }) => endpoint);
  /** The signed-in owner; replaced when a request signs them out, changes their number or deactivates them. */
  let owner = fixtures.owner;

  async function answerTo(wire: Wire) {
    const hang = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The request hangs.')), HANGS_MS).unref();
    });
    const answer = await Promise.race([send(server, wire, owner.token), hang]);
    if (answer.statusCode === 401) owner = await server.person({ name: 'Next Owner' });
    return answer;
  }

  return { server, fixtures, endpoints, answerTo };
}

test('a request as a form sends it gets past the checks of every endpoint, so that what is done to it is what fails', async () => {
  const { fixtures, endpoints, answerTo } = await openServer();
  const refused: string[] = [];
  for (const endpoint of endpoints.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))) {
    const answer = await answerTo(sound(endpoint, fixtures, 1));
    if ([400, 413, 415, 422].includes(answer.statusCode)) refused.push(`${endpoint.path} ${answer.body}`);
  }

  expect(refused).toEqual([
    expect.stringContaining('/data/settings/admin/change-password {"message":"Please check your OTP."'),
  ]);
});

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/** The statuses that a document lists for an endpoint, and those of faults that no description speaks of. */
function describedStatuses({ paths }: OpenApi, { method, path, body }: Endpoint): string[] {
  const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses ?? {};
  // URLs can be too long anywhere, and bodies can be wrong where none is described.
  return [...Object.keys(described), '414', ...(body ? [] : ['413', '415'])];
}

/** True for endpoints that delete fixtures, which run after the others. */
function isLast({ method, path }: Endpoint): boolean {
  return method === 'DELETE' || path === '/data/logout';
}

test('no request makes the server fail, reveal internals, hang or answer other than its description says', {
  timeout: 1_200_000,
}, async () => {
  const { server, fixtures, endpoints, answerTo } = await openServer();
  const document = (await server.ask('GET', '/docs/openapi.json')).body as OpenApi;
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(requests(endpoints, fixtures), async (wire) => {
      const answer = await answerTo(wire);
      const { statusCode: status, body } = answer;
      seen.set(status, (seen.get(status) ?? 0) + 1);
      expect(status, body).toBeLessThan(500);
      expect(body).not.toMatch(/\n\s+at |node_modules|\.ts:\d|postgres|drizzle|SELECT |select "/);
      if (wire.method === 'HEAD') return;
      const endpoint = endpoints.find((each) => each.method === wire.method && patternOf(each).test(wire.path));
      const shape = status === 200 ? endpoint?.answer : errorBody;
      if (shape && (endpoint || status >= 400)) expect(z.safeParse(shape, answer.json()).error, body).toBeUndefined();
      if (endpoint) expect(describedStatuses(document, endpoint), body).toContain(String(status));
    }),
    { numRuns: REQUESTS, seed: SEED, endOnFailure: !isFullRun },
  );

  expect([...seen.keys()].sort(), 'refused, found and not found: the requests went everywhere').toEqual(
    expect.arrayContaining([200, 400, 404, 415, 422]),
  );
  expect((await server.ask('GET', '/healthz')).status).toBe(200);
  const next = await server.person();
  expect((await server.ask('GET', '/data/settings/branches', { token: next.token })).status).toBe(200);
});
