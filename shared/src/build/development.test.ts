import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { apiUrl, runningRemotes } from './development.ts';

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) server.close();
});

async function serve(body: string, status = 200): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test('a running remote is one whose development server answers at its port and names it', async () => {
  const leave = await serve(JSON.stringify({ seamline: { name: 'mf-leave' } }));
  const origins = {
    'mf-leave': leave,
    'mf-shifts': await serve(JSON.stringify({ seamline: { name: 'mf-admins' } })),
    'mf-admins': await serve('Not found', 404),
    'mf-employees': await serve('<!doctype html>'),
    'mf-org-settings': 'http://localhost:1',
  };
  expect(await runningRemotes(origins)).toEqual({ 'mf-leave': `${leave}/` });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  [{}, 'http://127.0.0.1:3099'],
  [{ DEV_PORT: '4000' }, 'http://127.0.0.1:3999'],
  [{ DEV_PORT: '4000', API_URL: 'https://hr.example.com' }, 'https://hr.example.com'],
])('with %j a development server asks the data service at %s', (variables, address) => {
  for (const [name, value] of Object.entries({ API_URL: '', ...variables })) vi.stubEnv(name, value);
  expect(apiUrl()).toBe(address);
});

test('an API_URL without a protocol is refused with a message', () => {
  vi.stubEnv('API_URL', 'hr.example.com');
  expect(() => apiUrl()).toThrow('API_URL is hr.example.com; it must be an address such as https://hr.example.com.');
});
