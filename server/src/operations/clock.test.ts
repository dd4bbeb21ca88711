import { expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';

const [right, fast, slow] = [await testApp(), await testApp(), await testApp()];
fast.passSeconds(3600);
slow.passSeconds(-90);

test.each([
  ['right', right, undefined, 0],
  ['fast', fast, /^the clock of this process is 3[56]\d\d seconds ahead of that of the database$/, 1],
  ['slow', slow, /^the clock of this process is [89]\d seconds behind that of the database$/, 1],
] as const)('a clock that is %s is told in /readyz, and in the log of the start', async (_, server, clock, lines) => {
  const { status, body } = await server.ask('GET', '/readyz');
  expect({ status, body }).toEqual({
    status: 200,
    body: { status: 'ok', ...(clock && { clock: expect.stringMatching(clock) }) },
  });
  expect(server.logs.filter((line) => line.includes('the clock of this process'))).toHaveLength(lines);
});
