import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { importRows } from '@seamline/shared/contract/employees/employee-imports';
import { listLeaveTypes } from '@seamline/shared/contract/leave/leave-types';
import { operationOf } from '@seamline/shared/contract/releases/operations';
import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { main } from './cli.ts';
import { readServerContract } from './contractGate.ts';
import { contractText, serverToMeet } from './serverToMeet.ts';
import { newBuild, newShell, newStore, PRIVATE_KEY } from './testing/build.ts';
import olderDocument from './testing/olderDocument.json' with { type: 'json' };
import { defaultStore } from './workspace.ts';

const OLDER = join(import.meta.dirname, 'testing/olderDocument.json');

beforeEach(() => vi.stubEnv('SEAMLINE_WITHOUT_SERVER', ''));
afterEach(() => vi.unstubAllEnvs());

function operationsOf(...endpoints: Endpoint[]) {
  return Object.fromEntries(endpoints.map((each) => [`${each.method} ${each.path}`, operationOf(each)]));
}

async function delivery(...args: string[]) {
  const outcome = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof outcome) => ({ write: (text: string) => (outcome[name] += text) });
  const code = await main(args, { stdout: stream('stdout'), stderr: stream('stderr') });
  return { code, ...outcome };
}

test('what was compared is said, and what was not', async () => {
  const server = await readServerContract(OLDER);
  expect(contractText(operationsOf(listLeaveTypes), { server })).toBe(
    `The server of ${OLDER} has the operation that it uses.`,
  );
  expect(contractText(operationsOf(listLeaveTypes, importRows), { server })).toContain('has the 2 operations');
  expect(contractText(undefined, { server })).toMatch(/the build does not record them\.$/);
  expect(contractText(operationsOf(listLeaveTypes), { withoutServer: 'it is new' })).toMatch(
    /of a server: it is new\.$/,
  );
});

describe('the server that a release will meet', () => {
  const ELSEWHERE = '/srv/another-store';
  const asked = { server: undefined, shell: undefined, store: ELSEWHERE, 'without-server': false, reason: undefined };

  async function newServer(): Promise<{ url: string; port: number }> {
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/docs/openapi.json' ? 200 : 404;
      response.end(JSON.stringify(olderDocument));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, port };
  }

  test('is at the URL of the shell unless it is named', async () => {
    const { url } = await newServer();
    const { server } = await serverToMeet({ ...asked, shell: `${url}/shell/` });
    expect(server).toEqual({ ...(await readServerContract(OLDER)), source: `${url}/docs/openapi.json` });
    expect((await serverToMeet({ ...asked, server: OLDER, shell: url })).server?.source).toBe(OLDER);
  });

  test('is found by the settings of the suite, for its own store alone', async () => {
    const { url, port } = await newServer();
    vi.stubEnv('PORT', String(port));
    vi.stubEnv('HOST', '0.0.0.0');
    const { server } = await serverToMeet({ ...asked, store: defaultStore() });
    expect(server?.source).toBe(`${url}/docs/openapi.json`);
    await expect(serverToMeet(asked)).rejects.toThrow(/^Which server will the release meet\? .*--without-server/);
  });

  test('is asked for where the server of the settings does not run, or where nothing names one', async () => {
    vi.stubEnv('PORT', '9');
    await expect(serverToMeet({ ...asked, store: defaultStore() })).rejects.toThrow(
      /openapi\.json cannot be read: .* That is the server of this checkout: start it with `npm start`\. .*--without-server/,
    );
    vi.stubEnv('PORT', '0');
    await expect(serverToMeet({ ...asked, store: defaultStore() })).rejects.toThrow(/^Which server will the release/);
    await expect(serverToMeet({ ...asked, shell: '/srv/shell' })).rejects.toThrow(/^Which server will the release/);
  });

  test('is left out with a reason', async () => {
    const reason = 'It is the first release.';
    expect(await serverToMeet({ ...asked, server: OLDER, 'without-server': true, reason })).toEqual({
      withoutServer: reason,
    });
    vi.stubEnv('SEAMLINE_WITHOUT_SERVER', 'a program');
    expect(await serverToMeet(asked)).toEqual({ withoutServer: 'a program' });
    expect((await serverToMeet({ ...asked, server: OLDER })).server?.source).toBe(OLDER);
  });
});

test('publish, canary and promote: refuse without a server, and the audit log keeps the reason for going without', async () => {
  vi.stubEnv('SEAMLINE_SIGNING_KEY', PRIVATE_KEY);
  const store = await newStore();
  const shell = await newShell();
  const run = async (entry: string, ...args: string[]) => {
    const from = entry ? ['--from', await newBuild({ entry })] : [];
    return await delivery(...args, ...from, '--shell', shell, '--store', store);
  };
  const without = ['--without-server', '--reason', 'The server is not reachable from here.'];
  const server = ['--server', OLDER];
  for (const [entry, ...args] of [
    ['one', 'publish', 'mf-leave'],
    ['two', 'canary', 'mf-leave'],
    ['', 'promote', 'mf-leave'],
  ] as [string, ...string[]][]) {
    const refused = await run(entry, ...args);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^Which server will the release meet\? /);
    const done = await run(entry, ...args, ...without);
    expect(done, done.stderr).toMatchObject({ code: 0 });
    expect(done.stdout).toContain('were not compared with those of a server: The server is not reachable from here.');
    const lines = (await readFile(join(store, 'audit.jsonl'), 'utf8')).trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ command: args[0], without_server: without[2] });
    expect((await delivery('log', '--store', store, '--last', '1')).stdout).toContain(
      ' (not compared with a server: The server is not reachable from here.)',
    );
  }
  const compared = await run('three', 'publish', 'mf-leave', ...server, '--json');
  expect(JSON.parse(compared.stdout)).toMatchObject({ outcome: 'published', server: server[1] });
  expect((await delivery('log', '--store', store, '--last', '1')).stdout).not.toContain('not compared');
});
