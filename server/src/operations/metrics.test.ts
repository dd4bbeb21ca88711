import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { freshNumber, testApp } from '../../test/support/testApp.ts';
import { createFileUrls } from '../files/fileUrls.ts';

const server = await testApp();
const { token } = await server.person({ name: 'Canary Person', number: '9123400099' });

const scrape = async () => (await server.ask('GET', '/metrics')).text;

/** The value of the one line that begins like this. */
async function value(line: string): Promise<number> {
  const found = (await scrape()).split('\n').find((text) => text.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
}

describe('the metrics', () => {
  test('are in the text format of Prometheus', async () => {
    const answer = await server.ask('GET', '/metrics');

    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    for (const line of answer.text.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{.*\})? \S+|)$/);
    for (const name of [
      'http_requests_in_flight 1',
      'db_statements_in_flight 0',
      'nodejs_eventloop_lag_p99_seconds ',
      'process_resident_memory_bytes ',
    ]) {
      expect(answer.text).toContain(`\n${name}`);
    }
    expect(await value('db_connections_max')).toBe(server.database.maxConnections);
  });

  test('count requests by route and status', async () => {
    const line = 'http_request_duration_seconds_count{method="GET",route="/data/settings/branches",status="200"}';
    const refused = line.replace('"200"', '"401"');
    const [before, refusals] = [await value(line), await value(refused)];
    await server.ask('GET', '/data/settings/branches', { token });
    await server.ask('GET', '/data/settings/branches');

    expect(await value(line)).toBe(before + 1);
    expect(await value(refused)).toBe(refusals + 1);
  });

  test('count statements by kind, those in transactions and those that fail too', async () => {
    const line = (kind: string, outcome: string) =>
      `db_statement_duration_seconds_count{kind="${kind}",outcome="${outcome}"}`;
    const inserts = await value(line('insert', 'ok'));
    const refused = await value(line('insert', 'failed'));
    const add = () =>
      server.ask('POST', '/data/settings/add-branches', { token, query: { name: 'Counted', branch_type: 'Factory' } });
    expect((await add()).status).toBe(200);
    expect((await add()).status).toBe(409);

    expect(await value(line('insert', 'ok'))).toBeGreaterThan(inserts);
    expect(await value(line('insert', 'failed'))).toBe(refused + 1);
    expect(await value('db_statements_in_flight')).toBe(0);
  });

  test('count sign-ins by how they end, and the codes asked for', async () => {
    const from = '198.51.100.200';
    const number = freshNumber();
    const counters = [
      'sign_ins_total{secret="password",outcome="refused"}',
      'sign_ins_total{secret="password",outcome="limited"}',
      'one_time_codes_total{outcome="ok"}',
      'one_time_codes_total{outcome="limited"}',
    ];
    const before = await Promise.all(counters.map(value));
    for (let count = 0; count < 11; count += 1) {
      await server.ask('POST', '/data/verify-login', { query: { number, password: 'wrong' }, from });
    }
    await server.ask('POST', '/data/login', { query: { number }, from });
    await server.ask('POST', '/data/login', { query: { number }, from });

    const after = await Promise.all(counters.map(value));
    expect(after.map((count, place) => count - (before[place] ?? 0))).toEqual([10, 1, 1, 1]);
  });

  test('count a request whose client has disconnected', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /data/nothing HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    await once(socket, 'ready');
    await vi.waitFor(async () => expect(await value('http_requests_in_flight')).toBe(2));
    socket.destroy();

    await vi.waitFor(async () => expect(await value('http_requests_in_flight')).toBe(1));
    expect(await scrape()).toContain('route="none",status="gone"');
  });

  test('name no person, no record, no address and no secret', async () => {
    await server.ask('GET', '/data/canary-path/77123', { token, from: '198.51.100.77' });
    const address = createFileUrls(server.keys.files).forViewer(await server.person(), server.now());
    await server.ask('GET', address(77_123, 'canary.webp'));
    await server.ask('POST', '/data/verify-login?number=9123400099&password=canary-password');
    // Without the values, because the digits of a duration may equal those of a number.
    const text = (await scrape()).replaceAll(/ \S+$/gm, '');

    expect(text).not.toMatch(/canary|77123|9123400099|198\.51/i);
    expect(text).toContain('route="/data/files/:id/:name"');
    expect(text).not.toContain(token);
  });
});

describe('a request for the metrics', () => {
  test.each([
    ['from another machine', { from: '203.0.113.5' }],
    ['through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['under a name that a stranger made resolve to this machine', { headers: { host: 'evil.example.com' } }],
    ['with a session but from elsewhere', { from: '203.0.113.5', token }],
  ])('%s is answered with 404', async (_how, question) => {
    expect(await server.ask('GET', '/metrics', question)).toMatchObject({
      status: 404,
      body: { message: 'There is nothing at this address.' },
    });
  });

  test('needs the token where there is one, from this machine too', async () => {
    const shut = await testApp({ METRICS_TOKEN: 'collectors-token-1234' });
    const ask = (authorization: string) =>
      shut.ask('GET', '/metrics', { from: '203.0.113.5', headers: { authorization } });

    expect(await shut.ask('GET', '/metrics')).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
      body: { message: 'This needs the token of METRICS_TOKEN.' },
    });
    expect((await ask('Bearer another')).status).toBe(401);
    expect((await ask('collectors-token-1234')).status).toBe(401);
    expect((await ask('Bearer collectors-token-1234')).status).toBe(200);
  });
});
