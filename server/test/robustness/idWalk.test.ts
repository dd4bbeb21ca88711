import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWrite } from '../../src/http/access.ts';
import { testApp } from '../support/testApp.ts';
import { isFullRun, SEED } from './counts.ts';
import { CANARY, seedFixtures } from './fixtures.ts';
import { anyId } from './mutations.ts';
import { propertiesOf, send, sound } from './requests.ts';

const server = await testApp();
await server.app.ready();
const fixtures = await seedFixtures(server);
const noView = await server.person({ role: 'manager', canView: false });
const noEdit = await server.person({ role: 'manager', canEdit: false });

/** Ids that exist, that do not exist, of another kind of record, and that only look like one. */
const anyShortId = anyId(fixtures).filter((id) => id.isWellFormed() && id.length < 100 && !/^\.+$/.test(id));
const ids = fc.sample(anyShortId, { numRuns: isFullRun ? 60 : 10, seed: SEED });

const endpoints = server.app.served.filter(({ endpoint }) => !endpoint.open && idsOf(endpoint).length > 0);

/** Parameters of an endpoint with the id of a record, or with the number of a member. */
function idsOf({ params, query }: Endpoint): string[] {
  const names = [params, query].flatMap((fields) => Object.keys(propertiesOf(fields)));
  return names.filter((name) => /^number$|(^|_)id$/.test(name));
}

async function ask(endpoint: Endpoint, id: string, token: string | undefined) {
  const wire = sound(endpoint, fixtures, 1);
  const path = endpoint.path.replace(/:\w+/g, encodeURIComponent(id));
  const query = wire.query.map(([name, value]) => [name, idsOf(endpoint).includes(name) ? id : value] as const);
  const answer = await send(server, { ...wire, path, query }, token);
  return { status: answer.statusCode, body: answer.body };
}

const cases = endpoints.map(({ endpoint, audience }) => ({
  name: `${endpoint.method} ${endpoint.path}`,
  endpoint,
  audience,
}));

test('the id walk covers many endpoints', () => {
  expect(cases.length).toBeGreaterThan(25);
});

describe.each(cases)('$name', ({ endpoint, audience }) => {
  test('answers callers without access the same for every id, without any data', async () => {
    const refusedViewers: [status: number, token: string | undefined][] = [[401, undefined]];
    if (audience !== 'self') refusedViewers.push([403, noView.token]);
    if (audience === 'owners') refusedViewers.push([403, fixtures.manager.token]);
    if (audience === 'permitted' && isWrite(endpoint)) refusedViewers.push([403, noEdit.token]);
    for (const [status, token] of refusedViewers) {
      const answers = new Set<string>();
      for (const id of ids.filter((each) => each !== '' || !endpoint.path.includes(':'))) {
        const answer = await ask(endpoint, id, token);
        expect(answer.status, `${id}: ${answer.body}`).toBe(status);
        answers.add(answer.body);
      }
      expect([...answers], 'the response does not reveal whether the record exists').toHaveLength(1);
      expect([...answers][0]).not.toContain(CANARY);
    }
  });
});

test('the rows of an import are visible to its own member only: another owner gets the response for an unknown id', async () => {
  const other = await server.person({ name: 'Another Owner' });
  for (const { endpoint } of cases.filter(({ endpoint: { path } }) => path.includes('employee-imports/:id/rows'))) {
    const mine = await ask(endpoint, fixtures.importId, fixtures.owner.token);
    const theirs = await ask(endpoint, fixtures.importId, other.token);
    expect(mine.status, mine.body).toBe(200);
    expect(theirs).toEqual(await ask(endpoint, 'f'.repeat(32), other.token));
    expect(theirs.body).not.toContain('"outcome"');
  }
});

describe('the signed address of a picture', () => {
  test('opens that picture, and with any part of it changed nothing at all', async () => {
    const { body } = await server.ask('GET', `/data/employeeDetails/${fixtures.employeeId}`, {
      token: fixtures.owner.token,
    });
    const address = String((body as { documents: Record<string, unknown> }).documents.aadhaar_page_1);
    expect((await server.ask('GET', address)).status).toBe(200);

    const [path = '', query = ''] = address.split('?');
    const changed = [
      ...[...query].map(
        (letter, at) => `${path}?${query.slice(0, at)}${letter === 'A' ? 'B' : 'A'}${query.slice(at + 1)}`,
      ),
      ...[1, 2, 3, 4, 5, 99]
        .map((id) => address.replace(/\/files\/\d+/, `/files/${id}`))
        .filter((each) => each !== address),
      path,
      `${path}?`,
      `${address}&${query}`,
    ];
    for (const each of isFullRun ? changed : changed.filter((_, index) => index % 5 === SEED % 5)) {
      const answer = await server.ask('GET', each);
      expect(answer.status, each).toBeGreaterThanOrEqual(400);
      expect(answer.status, each).toBeLessThan(500);
    }
  });
});
