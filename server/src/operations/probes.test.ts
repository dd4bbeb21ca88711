import { expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';

const server = await testApp();
const { token } = await server.person();

test('the version endpoint names the release of the server', async () => {
  expect((await server.ask('GET', '/version')).body).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
});

test('without its database the server says so, to a probe and to people', async () => {
  expect(await server.ask('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await server.ask('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  await server.database.close();

  expect(await server.ask('GET', '/livez')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await server.ask('GET', '/readyz')).toMatchObject({ status: 503 });
  expect(await server.ask('GET', '/healthz')).toMatchObject({
    status: 503,
    body: { status: 'the database does not answer' },
  });
  const answer = await server.ask('GET', '/data/settings/branches', { token });
  expect(answer).toMatchObject({
    status: 503,
    body: {
      message: 'The data service is busy. Please try again in a moment.',
      detail: expect.stringMatching(/^database /),
    },
  });
  expect(answer.headers['retry-after']).toBe('5');
});
