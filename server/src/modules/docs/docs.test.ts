import { endpoint } from '@seamline/shared/contract/endpoint';
import { idParameter, requiredText } from '@seamline/shared/contract/fields';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '../../http/testing.ts';
import { limits, notation } from './notation.ts';
import { type OpenApi, type Operation, openApi } from './openApi.ts';
import { page } from './page.ts';

const server = await testApp();
await server.app.ready();

const document = (await server.ask('GET', '/docs/openapi.json')).body as OpenApi;
const sample = openApi(
  [
    {
      audience: 'owners',
      endpoint: endpoint({
        method: 'PUT',
        path: '/data/settings/add-things/:id',
        summary: 'Change <a thing>',
        params: z.object({ id: idParameter }),
        query: z.object({ name: requiredText(20), q: z.optional(z.string()) }),
        body: { as: 'multipart', fields: z.object({ photo: z.optional(z.file()), 'days[]': z.array(z.string()) }) },
        answer: z.object({
          kind: z.enum(['a', 'b']),
          people: z.record(z.string(), z.array(z.object({ id: z.int() }))),
        }),
      }),
    },
  ],
  '1.2.3',
);
const change = sample.paths['/data/settings/add-things/{id}']?.put as Operation;

describe('the document', () => {
  test.each([
    ['of this server', document],
    ['of an endpoint with everything', sample],
  ])('%s is valid OpenAPI 3.1', async (_whose, checked) => {
    const result = await new Validator({ strict: false }).validate(
      structuredClone(checked) as object as Record<string, unknown>,
    );

    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(checked.openapi).toMatch(/^3\.1\./);
  });

  test('has every endpoint that is served, and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = server.app.served.map(
      ({ endpoint: { method, path } }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );

    expect(served.length).toBeGreaterThan(10);
    expect(described.sort()).toEqual(served.sort());
  });

  test('gives every call a name of its own and an area', () => {
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    const areas = document.tags.map(({ name }) => name);

    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(operations.filter(({ tags }) => !areas.includes(tags[0]))).toEqual([]);
    expect(areas).toEqual(expect.arrayContaining(['sign-in', 'branches', 'employees']));
  });

  test('tells the wire: parameters as text with their limits, files, lists, and what comes back', () => {
    expect(change.parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[1-9]\\d{0,9}$' } },
      { name: 'name', in: 'query', required: true, schema: { type: 'string', minLength: 1, maxLength: 20 } },
      { name: 'q', in: 'query', required: false, schema: { type: 'string' } },
    ]);
    expect(change.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
      properties: {
        photo: { type: 'string', format: 'binary' },
        'days[]': { type: 'array', items: { type: 'string' } },
      },
      required: ['days[]'],
    });
    const answer = change.responses[200].content['application/json']?.schema;
    expect(answer).toMatchObject({ required: ['kind', 'people'], properties: { kind: { enum: ['a', 'b'] } } });
    expect(answer, 'a later server may answer more').not.toHaveProperty('additionalProperties');
  });

  test('tells who may call and how a session is shown', () => {
    expect(change).toMatchObject({ description: 'For owners.', security: [{ token: [] }, { bearer: [] }] });
    expect(document.paths['/data/verify-login']?.post).toMatchObject({
      description: 'Open to everybody, with limits on how often.',
      security: [],
    });
    expect(document.components).toMatchObject({
      securitySchemes: { token: { in: 'query', name: 'token' }, bearer: { type: 'http', scheme: 'bearer' } },
    });
  });

  test('names the refusals that fit a call', () => {
    const refusals = (operation: Operation | undefined) =>
      Object.keys(operation?.responses ?? {}).filter((status) => status !== '200');

    expect(refusals(change)).toEqual(['400', '401', '403', '404', '409', '413', '415', '422', '503']);
    expect(refusals(document.paths['/data/login']?.post)).toEqual(['400', '401', '422', '429', '503']);
    expect(refusals(document.paths['/data/settings/branches']?.get)).toEqual(['400', '401', '403', '503']);
    expect(refusals(document.paths['/data/logout']?.post)).toEqual(['400', '401', '503']);
  });
});

describe('the page', () => {
  test('comes without a session, runs no script and loads nothing but its stylesheet', async () => {
    const answer = await server.ask('GET', '/docs');

    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
    expect(answer.text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\//);
    expect(answer.text.match(/<link [^>]*>/g)).toEqual(['<link rel="stylesheet" href="/docs/docs.css">']);
    expect(await server.ask('GET', '/docs/docs.css')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/css; charset=utf-8' },
    });
  });

  test('shows every call', async () => {
    const { text } = await server.ask('GET', '/docs');

    for (const { endpoint: served } of server.app.served) expect(text).toContain(served.summary);
    expect(text.match(/<details /g)).toHaveLength(server.app.served.length);
  });

  test('shows what a schema says as text, never as markup', () => {
    const text = page(sample, '/docs/docs.css');

    expect(text).toContain('Change &lt;a thing&gt;');
    expect(text).toContain('In the body, as multipart/form-data');
    expect(text).toContain('1 to 20 characters');
  });
});

test('a schema is jotted down the way programmers do it', () => {
  const answer = change.responses[200].content['application/json']?.schema ?? {};

  expect(notation(answer)).toBe(`{
  kind: "a" | "b"
  people: { [name]: {
    id: integer
  }[] }
}`);
  expect(notation({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toBe('text | null');
  expect(notation({ type: ['string', 'null'] })).toBe('text | null');
  expect(notation({ type: 'array', items: { enum: ['x', 'y'] } })).toBe('("x" | "y")[]');
  expect(notation({ type: 'string', format: 'binary' })).toBe('file');
  expect(limits({ minimum: 1, maximum: 5 })).toBe('from 1, up to 5');
  expect(limits({ type: 'string', pattern: '^a$' })).toBe('matches ^a$');
  expect(limits({ type: 'string', format: 'binary', maxLength: 5 })).toBe('at most 5 bytes');
});
