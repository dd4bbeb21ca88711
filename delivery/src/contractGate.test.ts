import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listSessionLog } from '@seamline/shared/contract/access/session-log';
import { importRows } from '@seamline/shared/contract/employees/employee-imports';
import { listLeaveTypes } from '@seamline/shared/contract/leave/leave-types';
import { type FieldSchema, fieldsOf, operationOf } from '@seamline/shared/contract/releases/operations';
import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';
import { describe, expect, test } from 'vitest';
import { misfitsOf, readServerContract, type ServerContract } from './contractGate.ts';
import { publish } from './publish.ts';
import { readRegistry } from './registryOperations.ts';
import { promote } from './switch.ts';
import { newBuild, newStore, signer } from './testing/build.ts';

/** Two operations as a server of 2026-11-23 described them, before rows could be confirmed; limits are left out. */
const OLDER = join(import.meta.dirname, 'testing/olderDocument.json');
const name = 'mf-employees';

function operationsOf(...endpoints: Endpoint[]) {
  return Object.fromEntries(endpoints.map((each) => [`${each.method} ${each.path}`, operationOf(each)]));
}

async function olderContract(): Promise<ServerContract> {
  return await readServerContract(OLDER);
}

describe('a release against the document of an older server', () => {
  test('fits with operations that have not changed since', async () => {
    expect(misfitsOf(operationsOf(listLeaveTypes), await olderContract())).toEqual([]);
  });

  test('does not fit with a newer operation and a newer request field, and both are named', async () => {
    expect(misfitsOf(operationsOf(listSessionLog, importRows), await olderContract())).toEqual([
      'GET /data/session-log: the server does not have this operation.',
      'POST /data/employee-imports/:id/rows: the server does not take the request field rows[].confirmed.',
      'POST /data/employee-imports/:id/rows: the server does not take the request field rows[].effective_on.',
    ]);
  });

  test('does not fit with a newer response field, which is named', async () => {
    const needed = operationsOf(listLeaveTypes);
    const [operation] = Object.values(needed);
    Object.assign(operation?.response ?? {}, { 'leave_types[].colour': 'string', 'leave_types[].note': 'null|string' });
    expect(misfitsOf(needed, await olderContract())).toEqual([
      'GET /data/leave-management/leave-types: the response has no field leave_types[].colour.',
    ]);
  });
});

const anObject = (properties: Record<string, FieldSchema>, required = Object.keys(properties)): FieldSchema => ({
  type: 'object',
  properties,
  required,
});

describe('fields of a release and of a server', () => {
  const text = { type: 'string' };
  const textOrNull = { anyOf: [text, { type: 'null' }] };
  const one = 'GET /data/things';
  const compare = (mine: { request?: FieldSchema; response?: FieldSchema }, theirs: typeof mine) => {
    const [needed, served] = [mine, theirs].map(({ request = {}, response = {} }) => ({
      [one]: { request: fieldsOf(request), response: fieldsOf(response) },
    }));
    return misfitsOf(needed ?? {}, { source: 'a test', operations: served ?? {} });
  };

  test.each([
    ['a response field that may be missing', { a: textOrNull }, {}],
    ['a response field that the release does not know', {}, { a: text }],
    ['a whole number where any number is read', { a: { type: 'number' } }, { a: { type: 'integer' } }],
    ['the parts of something that may be missing', { a: { anyOf: [anObject({ b: text }), { type: 'null' }] } }, {}],
  ])('fit with %s', (_what, mine, theirs) => {
    expect(compare({ response: anObject(mine) }, { response: anObject(theirs) })).toEqual([]);
  });

  test.each([
    ['left out', { a: text }, anObject({ a: text }, []), 'the response may leave out the field a.'],
    [
      'null',
      { a: text },
      anObject({ a: textOrNull }),
      'the response field a may be null, and the release reads string.',
    ],
    ['of the whole', { a: text }, anObject({}), 'the response has no field a.'],
    [
      'in a list of objects',
      { a: { type: 'array', items: anObject({ b: text, c: text }) } },
      anObject({ a: { type: 'array', items: anObject({ b: text }) } }),
      'the response has no field a[].c.',
    ],
  ])('are incompatible with a response field that is %s', (_what, mine, theirs, misfit) => {
    expect(compare({ response: anObject(mine) }, { response: theirs })).toEqual([`${one}: ${misfit}`]);
  });

  test('fit with a part that the server requires of something that the release does not send', () => {
    const parts = anObject({ b: text });
    expect(compare({ request: anObject({}) }, { request: anObject({ a: parts }, []) })).toEqual([]);
    expect(compare({ request: anObject({ a: anObject({}) }) }, { request: anObject({ a: parts }, []) })).toEqual([
      `${one}: the server requires the request field a.b, which the release does not always send.`,
    ]);
  });

  test('do not fit with a request field that the server requires and the release does not always send', () => {
    const mine = { request: anObject({ a: text }, []) };
    expect(compare(mine, { request: anObject({ a: text, b: text }) })).toEqual([
      `${one}: the server requires the request field a, which the release does not always send.`,
      `${one}: the server requires the request field b, which the release does not always send.`,
    ]);
  });
});

test('parameters and bodies of a document count as its requests, each required or not', async () => {
  const text = { type: 'string' };
  const operation = {
    parameters: [
      { name: 'id', in: 'path', required: true, schema: text },
      { name: 'q', in: 'query', required: false, schema: text },
    ],
    requestBody: { content: { 'application/json': { schema: anObject({ name: text, note: text }, ['name']) } } },
    responses: {},
  };
  const file = join(await mkdtemp(join(tmpdir(), 'seamline-document-')), 'document.json');
  await writeFile(file, JSON.stringify({ openapi: '3.1.1', paths: { '/data/things/{id}': { put: operation } } }));
  const served = await readServerContract(file);
  const misfits = (request: Record<string, FieldSchema>) =>
    misfitsOf({ 'PUT /data/things/:id': { request: fieldsOf(anObject(request)), response: {} } }, served);
  const required = (field: string) =>
    `PUT /data/things/:id: the server requires the request field ${field}, which the release does not always send.`;

  expect(misfits({ id: text, name: text })).toEqual([]);
  expect(misfits({ id: text, name: text, q: text, note: text })).toEqual([]);
  expect(misfits({ q: text })).toEqual([required('id'), required('name')]);
});

describe('publish and promote beside a server', () => {
  const refusal =
    /^mf-employees 1\.0\.0-\w+ does not fit the server of .*olderDocument\.json:\nPOST .*rows\[\]\.confirmed\.\nPOST .*rows\[\]\.effective_on\.\nDeploy a server/;

  test('publish: refuses a build that the server does not fit, and changes nothing', async () => {
    const store = await newStore();
    const from = await newBuild({ name, operations: operationsOf(importRows) });
    await expect(publish({ name, from, store, signer, server: await olderContract() })).rejects.toThrow(refusal);
    expect((await readRegistry(store)).remotes).toEqual({});
  });

  test('canary: refuses a build that the server does not fit, and the live release has no canary', async () => {
    const store = await newStore();
    await publish({ name, from: await newBuild({ name }), store, signer });
    const from = await newBuild({ name, entry: 'two', operations: operationsOf(importRows) });
    const server = await olderContract();
    await expect(publish({ name, from, store, signer, server, share: 10 })).rejects.toThrow(refusal);
    expect((await readRegistry(store)).remotes[name]).not.toHaveProperty('canary');
  });

  test('promote: refuses a canary that the server no longer fits, and the canary stays', async () => {
    const store = await newStore();
    await publish({ name, from: await newBuild({ name }), store, signer });
    const from = await newBuild({ name, entry: 'two', operations: operationsOf(importRows) });
    await publish({ name, from, store, signer, share: 10 });
    await expect(promote({ name, store, signer, server: await olderContract() })).rejects.toThrow(refusal);
    expect((await readRegistry(store)).remotes[name]?.canary?.share).toBe(10);
    await promote({ name, store, signer });
    expect((await readRegistry(store)).remotes[name]).not.toHaveProperty('canary');
  });
});

test('a server is refused where its document cannot be read or is none', async () => {
  await expect(readServerContract('/nowhere.json')).rejects.toThrow(/^\/nowhere\.json cannot be read: .*--server/);
  const file = join(await mkdtemp(join(tmpdir(), 'seamline-document-')), 'other.json');
  await writeFile(file, '{"swagger":"2.0"}');
  await expect(readServerContract(file)).rejects.toThrow(`${file} is not an OpenAPI 3 document.`);
});
