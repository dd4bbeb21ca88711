import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { seededRandom } from '../../src/seed/random.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { isFullRun, SEED } from './counts.ts';
import { type PersistentData, persistentData } from './persistentData.ts';

const TIMES = isFullRun ? 20 : 2;
const STARTS = isFullRun ? 20 : 1;
/** Time limit of one start on a busy machine, in milliseconds; alone it takes a second. */
const START_MS = 30_000;
const chance = seededRandom(SEED);

/** Expects one line that names the folder, its holder where known, and the two remedies. */
function expectRefusal(server: ServerProcess, code: number | null, { folder }: PersistentData, owner: string) {
  expect(code).toBe(1);
  expect(server.output()).toMatch(
    new RegExp(
      `^The database in ${folder} is already in use by ${owner}\\. Stop that process first, or choose another folder with DATA_DIR\\.\\n$`,
    ),
  );
}

// PostgreSQL allows many processes.
describe.runIf(inject('engine') === 'embedded')('a second server on one data folder', () => {
  test(`is refused while the first one runs, ${TIMES} times, and the folder is free once that was killed`, {
    timeout: (TIMES + 2) * START_MS,
  }, async () => {
    const data = await persistentData();
    const first = data.start();
    const origin = await first.ready;
    const owner = `process ${first.child.pid} since [0-9T:.-]+Z`;
    for (let time = 0; time < TIMES; time += 1) {
      const second = data.start();
      expectRefusal(second, await second.exit, data, owner);
    }

    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    first.child.kill('SIGKILL');
    await first.exit;
    await (await data.open()).close();
    await data.remove();
  });

  test(`is refused while the first one is still starting, ${STARTS} times`, {
    timeout: (2 * STARTS + 1) * START_MS,
  }, async () => {
    const data = await persistentData();
    for (let time = 0; time < STARTS; time += 1) {
      const one = data.start();
      await pause(chance.between(0, 300));
      const other = data.start();
      const { loser, code, winner } = await Promise.race([
        one.exit.then((code) => ({ loser: one, code, winner: other })),
        other.exit.then((code) => ({ loser: other, code, winner: one })),
      ]);

      expectRefusal(loser, code, data, `(process ${winner.child.pid} since [0-9T:.-]+Z|another process)`);
      expect((await fetch(`${await winner.ready}/healthz`)).status).toBe(200);
      winner.child.kill('SIGKILL');
      await winner.exit;
    }
    await data.remove();
  });
});
