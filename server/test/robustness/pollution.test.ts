import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { chunks } from '../../src/db/chunks.ts';
import { isWrite } from '../../src/http/access.ts';
import { testApp } from '../support/testApp.ts';
import { isFullRun, SEED } from './counts.ts';
import { seedFixtures } from './fixtures.ts';
import { FOREIGN_NAMES, misshapen } from './mutations.ts';
import { endpointOf, type Pair, propertiesOf, send, type Wire } from './requests.ts';
import { changesSince, everything } from './rows.ts';
import { employeeRow, freshRequest, type SignedWire, WRITES } from './writes.ts';

/** Refused names never reach the database, so the full run tries every name on PostgreSQL only. */
const isWhole = isFullRun && inject('engine') === 'postgresql';

const server = await testApp();
await server.app.ready();
const { sql } = server.database;
const fixtures = await seedFixtures(server);
const stage = { server, fixtures };

/** A number that no fixture has. */
const POISON = 987_654_321;

interface Column {
  readonly name: string;
  readonly type: string;
}
const columns = await sql<Column[]>`
  select distinct on (column_name) column_name as name, data_type as type
  from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' order by column_name`;

/** Fields that no form has, one for every column of every table, with a value that shows where it was stored. */
const FOREIGN: readonly Pair[] = [
  ...columns.map(({ name, type }): Pair => [name, poisonFor(name, type)]),
  ...FOREIGN_NAMES.filter((name) => !columns.some((column) => column.name === name)).map(
    (name): Pair => [name, 'owner'],
  ),
];

function poisonFor(name: string, type: string): string {
  if (name === 'role' || name === 'status') return 'owner';
  if (type === 'boolean') return 'false';
  if (/int|numeric|double/.test(type)) return String(POISON);
  if (type === 'date') return '1999-09-09';
  if (type.startsWith('time')) return type.includes('stamp') ? '1999-09-09T09:09:09Z' : '09:09';
  return 'POISON';
}

/** In an address it is a name like any other; a body with it is refused. */
const PROTOTYPE: Pair = ['__proto__', 'owner'];

async function does(wire: SignedWire) {
  const before = await everything(server.database);
  const answer = await send(server, wire, wire.token);
  return { status: answer.statusCode, body: answer.body, changes: await changesSince(before, server.database) };
}

test('every endpoint that writes is tested for pollution', () => {
  const writes = server.app.served
    .filter(({ endpoint }) => isWrite(endpoint) && !endpoint.open)
    .map(({ endpoint: { method, path } }) => `${method} ${path}`);

  // Others store something of one's own, for which the permission to view is enough.
  expect(Object.keys(WRITES)).toEqual(expect.arrayContaining(writes));
});

describe.each(Object.keys(WRITES) as (keyof typeof WRITES)[])('%s', (name) => {
  const endpoint = endpointOf(server, name);
  const sent = () => freshRequest(stage, name);

  test('changes the fields of its contract, and nothing else for names of other columns', async () => {
    // The first request of a kind may create rows that the later ones reuse.
    await does(await sent());
    const plain = await does(await sent());
    expect(plain.status, plain.body).toBe(200);
    const query = [...FOREIGN, PROTOTYPE].filter(
      ([name]) => !Object.hasOwn(propertiesOf(endpoint.query), name) && name !== 'token',
    );
    const body = FOREIGN.filter(([name]) => !Object.hasOwn(propertiesOf(endpoint.body?.fields), name));
    // A form has a limit on its fields.
    for (const some of endpoint.body ? chunks(body, 200) : [[]]) {
      const wire = await sent();
      const polluted = await does({ ...wire, query: [...wire.query, ...query], body: [...wire.body, ...some] });

      expect(polluted.status, polluted.body).toBe(200);
      expect(polluted.changes).toBe(plain.changes);
      expect(polluted.changes).not.toMatch(/POISON|1999-09-09/);
    }
  });

  // A form in the address's encoding is pairs of names like the address, and tried above.
  test.runIf(endpoint.body?.as === 'json' || endpoint.body?.as === 'multipart')(
    'refuses a body that would change what objects are made of, and changes nothing',
    async () => {
      const wire = await sent();
      const { status, changes } = await does({ ...wire, body: [...wire.body, PROTOTYPE] });

      expect(status).toBe(400);
      expect(changes).toBe('');
    },
  );

  test('refuses a value given twice, and a list or an object where a value belongs, and changes nothing', async () => {
    const wire = await sent();
    const before = await everything(server.database);
    for (const where of ['query', 'body'] as const) {
      for (const [at, [name, value]] of wire[where].entries()) {
        if (isList(endpoint, where, name) || !(isWhole || at % 9 === SEED % 9)) continue;
        const wrong = misshapen(where === 'body' ? endpoint.body?.as : undefined);
        for (const other of [[value, value], ...fc.sample(wrong, { numRuns: 3, seed: SEED + at })]) {
          const request = { ...wire, [where]: wire[where].with(at, [name, other]) };
          const { statusCode: status, body } = await send(server, request, wire.token);
          expect(status, `${name} ${body}`).toBeGreaterThanOrEqual(400);
          expect(status, `${name} ${body}`).toBeLessThan(500);
        }
      }
    }

    expect(await changesSince(before, server.database)).toBe('');
  });
});

test('a row of a sheet brings no column that the forms do not have', async () => {
  const path = `/data/employee-imports/${fixtures.importId}/rows`;
  const rows = (await employeeRow(stage)).rows.map((row) => ({
    ...row,
    values: { ...row.values, ...Object.fromEntries(FOREIGN) },
  }));
  const wire: Wire = { method: 'POST', path, headers: {}, query: [], as: 'json', body: [['rows', rows]] };
  const { status, body, changes } = await does({ ...wire, token: fixtures.owner.token });

  expect(status).toBe(200);
  expect(JSON.parse(body).rows[0]).toMatchObject({ outcome: 'rejected' });
  expect(changes).not.toMatch(/POISON|1999-09-09|987654321|employees #/);
});

/** Returns whether a name may be given several times. */
function isList({ query, body }: Endpoint, where: 'query' | 'body', name: string): boolean {
  const schema = propertiesOf(where === 'query' ? query : body?.fields)[name];
  return schema?.type === 'array' || (schema?.anyOf ?? []).some(({ type }) => type === 'array');
}
