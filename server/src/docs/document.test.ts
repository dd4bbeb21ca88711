import { createConfig, lintFromString } from '@redocly/openapi-core';
import { endpoint } from '@seamline/shared/contract/wire/endpoint';
import { idParameter, requiredText } from '@seamline/shared/contract/wire/fields';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { OpenApi, Operation } from '../../test/support/requestSchema.ts';
import { testApp } from '../../test/support/testApp.ts';
import { route } from '../http/route.ts';
import { docs } from './document.ts';

const server = await testApp();
await server.app.ready();

const document = (await server.ask('GET', '/docs/openapi.json')).body as OpenApi;
const sample = await documentOf(
  endpoint({
    method: 'PUT',
    path: '/data/settings/add-things/:id',
    summary: 'Change <a thing>',
    audience: 'owners',
    params: z.object({ id: idParameter }),
    query: z.object({ name: requiredText(20), q: z.optional(z.string()) }),
    body: { as: 'multipart', fields: z.object({ photo: z.optional(z.file()), 'days[]': z.array(z.string()) }) },
    answer: z.object({
      kind: z.enum(['a', 'b']),
      people: z.record(z.string(), z.array(z.object({ id: z.int() }))),
    }),
  }),
);
const change = sample.paths['/data/settings/add-things/{id}']?.put as Operation;

/** The document of a server of one endpoint, for owners. */
async function documentOf(described: Parameters<typeof route>[1]): Promise<OpenApi> {
  const app = Fastify();
  app.decorate('served', []);
  await docs(app);
  route(app, described, () => Promise.reject());
  return (await app.inject('/docs/openapi.json')).json();
}

const EXAMPLES_CHECKED = ['no-invalid-schema-examples', 'no-invalid-parameter-examples'];

async function problemsOf(checked: unknown, config: Awaited<ReturnType<typeof createConfig>>) {
  const problems = await lintFromString({ source: JSON.stringify(checked), config });
  return problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]);
}

describe('the OpenAPI document', () => {
  test("is valid, passes Redocly's recommended rules, and its examples fit their schemas", async () => {
    const rules = Object.fromEntries(EXAMPLES_CHECKED.map((rule) => [rule, 'error' as const]));
    const config = await createConfig({ extends: ['recommended'], rules });

    expect(await problemsOf(document, config)).toEqual([]);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  test('of an endpoint with everything is valid', async () => {
    expect(await problemsOf(sample, await createConfig({ rules: { struct: 'error' } }))).toEqual([]);
    const broken = { ...sample, paths: { '/x': { get: { responses: 7 } } } };
    expect(await problemsOf(broken, await createConfig({ rules: { struct: 'error' } }))).not.toEqual([]);
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
    const areas = operations.map(({ tags: [area] }) => area);

    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(areas).not.toContain(undefined);
    expect(areas).toEqual(expect.arrayContaining(['sign-in', 'branches', 'employees']));
    expect(areas).not.toContain('leave-type');
  });

  test('describes parameters as text with their limits, files, lists, and the responses', () => {
    expect(change.parameters).toEqual(
      expect.arrayContaining([
        {
          name: 'id',
          in: 'path',
          required: true,
          schema: { type: 'string', pattern: '^[1-9]\\d{0,9}$' },
          example: '17',
        },
        {
          name: 'name',
          in: 'query',
          required: true,
          schema: { type: 'string', minLength: 1, maxLength: 20 },
        },
        { name: 'q', in: 'query', required: false, schema: { type: 'string' } },
      ]),
    );
    expect(change.parameters).toHaveLength(3);
    expect(change.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
      properties: {
        photo: { type: 'string', format: 'binary' },
        'days[]': { type: 'array', items: { type: 'string' } },
      },
      required: ['days[]'],
    });
    const answer = change.responses[200]?.content['application/json']?.schema;
    expect(answer).toMatchObject({ required: ['kind', 'people'], properties: { kind: { enum: ['a', 'b'] } } });
    expect(answer, 'a later server may answer more').not.toHaveProperty('additionalProperties');
  });

  test('describes who may call an endpoint and how to send a session', () => {
    expect(change).toMatchObject({ description: 'For owners.', security: [{ bearer: [] }, { token: [] }] });
    expect(document.paths['/data/verify-login']?.post).toMatchObject({
      description: 'Open to everybody, with limits on how often.',
      security: [],
    });
    expect(document.components).toMatchObject({
      securitySchemes: { token: { in: 'query', name: 'token' }, bearer: { type: 'http', scheme: 'bearer' } },
    });
  });

  test('names the refusals that fit a call, each with the shape of an error', () => {
    const refusals = (operation: Operation | undefined) =>
      Object.keys(operation?.responses ?? {}).filter((status) => status !== '200');

    expect(refusals(change)).toEqual(['400', '401', '403', '404', '409', '413', '415', '422', '503']);
    expect(refusals(document.paths['/data/login']?.post)).toEqual(['400', '401', '422', '429', '503']);
    expect(refusals(document.paths['/data/settings/branches']?.get)).toEqual(['400', '401', '403', '503']);
    expect(refusals(document.paths['/data/logout']?.post)).toEqual(['400', '401', '503']);
    expect(document.components.schemas.Error).toMatchObject({ required: ['message', 'detail', 'code', 'params'] });
  });
});

test('the page of the OpenAPI document comes without a session, its files from this server, under a policy of its own', async () => {
  const answer = await server.ask('GET', '/docs');

  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  );
  expect(answer.text).not.toMatch(/<script>|<style|\sstyle=|\son\w+=|https?:\/\//);
  for (const [, path = ''] of answer.text.matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect((await server.ask('GET', path)).status, path).toBe(200);
  }
  expect((await server.ask('GET', '/docs/json')).body).toEqual(document);
});
