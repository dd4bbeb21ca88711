import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationOf } from '@seamline/shared/contract/releases/operations';
import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';
import { expect, test } from 'vitest';
import { misfitsOf, readServerContract } from '../delivery/src/contractGate.ts';
import { testApp } from '../server/test/support/testApp.ts';

const CONTRACT = join(import.meta.dirname, '../shared/src/contract');

const server = await testApp();

test('contract gate: a remote that uses every operation fits the server of the same commit', async () => {
  const files = globSync('*/*.ts', { cwd: CONTRACT, exclude: ['**/*.test.ts'] });
  const modules = await Promise.all(files.map((file) => import(join(CONTRACT, file)) as Promise<object>));
  const endpoints = modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value);
  const needed = Object.fromEntries(endpoints.map((each) => [`${each.method} ${each.path}`, operationOf(each)]));
  expect(Object.keys(needed).length).toBeGreaterThan(60);
  const folder = await mkdtemp(join(tmpdir(), 'seamline-document-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, (await server.ask('GET', '/docs/openapi.json')).text);
  const contract = await readServerContract(file);
  expect(contract && misfitsOf(needed, contract)).toEqual([]);
  await rm(folder, { recursive: true });
});
