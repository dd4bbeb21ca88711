import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { seededRandom } from '../../src/seed/random.ts';
import { ask, type ServerProcess } from '../support/serverProcess.ts';
import { isFullRun, SEED } from './counts.ts';
import { faultsOf, fileFaultsOf } from './integrity.ts';
import { createDesk, ownerToken, type PersistentData, persistentData } from './persistentData.ts';
import { type Acknowledged, type Desk, type Written, writeUntilRefused } from './writers.ts';

/** Number of kills. Nothing repairs damage, so the data is checked after several. */
const KILLS = isFullRun ? 50 : 2;
const KILLS_PER_CHECK = Math.min(KILLS, 5);
const CHECKS = Array.from({ length: KILLS / KILLS_PER_CHECK }, (_, index) => index * KILLS_PER_CHECK + 1);
/** Time limit far above that of a busy machine: without enough changes by then the server refuses them. */
const PATIENCE_MS = 60_000;
const chance = seededRandom(SEED);

/** Kills the server while twenty clients write, after a random number of changes and a random delay. */
async function writeAndKill(desk: Desk, title: string, kill: () => void): Promise<Written> {
  const changes = chance.between(20, 90);
  const moment = chance.next() * 40;
  const enough = Promise.withResolvers<void>();
  const writing = writeUntilRefused(desk, title, (count) => count === changes && enough.resolve());
  await Promise.race([enough.promise, writing, pause(PATIENCE_MS)]);
  await pause(moment);
  kill();
  return await writing;
}

async function stop({ child, exit }: ServerProcess): Promise<void> {
  child.kill('SIGTERM');
  await exit;
}

async function expectWhole(data: PersistentData, acknowledged: readonly Acknowledged[]): Promise<void> {
  const database = await data.open();
  try {
    expect(await faultsOf(database, acknowledged)).toEqual([]);
    expect(await fileFaultsOf(database, data.openUploads())).toEqual([]);
  } finally {
    await database.close();
  }
}

describe('a server that is killed while twenty people write', () => {
  const acknowledged: Acknowledged[] = [];
  let data: PersistentData;
  let token: string;
  let desk: Omit<Desk, 'origin'> | undefined;
  let running: ServerProcess | undefined;

  beforeAll(async () => {
    data = await persistentData();
    const database = await data.open();
    token = await ownerToken(database);
    await database.close();
  });
  afterAll(async () => {
    if (running) await stop(running);
    await data.remove();
  });

  /** Kills the server during changes and starts it again; the new one accepts changes. */
  async function killAndRestart(round: number): Promise<void> {
    const victim = running ?? data.start();
    const origin = await victim.ready;
    desk ??= await createDesk(origin, token);
    const written = await writeAndKill({ ...desk, origin }, `Round ${round}`, () => victim.child.kill('SIGKILL'));
    await victim.exit;
    acknowledged.push(...written.acknowledged);

    expect(written.refused).toEqual([]);
    running = data.start();
    const query = { name: `After round ${round}`, branch_type: 'Showroom' };
    const answer = await ask(await running.ready, 'POST', '/data/settings/add-branches', { token, query });
    expect(answer.status).toBe(200);
    acknowledged.push({ action: 'create', record: 'branch', name: query.name });
  }

  test.each(CHECKS)(
    `keeps what it acknowledged and nothing half, ${KILLS_PER_CHECK} times from time %i on`,
    async (first) => {
      for (let round = first; round < first + KILLS_PER_CHECK; round += 1) await killAndRestart(round);
      // Another process may open an embedded database only while no server runs.
      if (inject('engine') === 'embedded' && running) {
        await stop(running);
        running = undefined;
      }
      await expectWhole(data, acknowledged);
    },
  );
});

// An embedded database is for one process.
describe.runIf(inject('engine') === 'postgresql')('one of two servers on one database that is killed', () => {
  test('loses nothing that either acknowledged, while the other goes on', async () => {
    const data = await persistentData();
    const [victim, other] = [data.start(), data.start()];
    onTestFinished(async () => {
      for (const { child } of [victim, other]) child.kill('SIGKILL');
      await Promise.all([victim.exit, other.exit]);
      await data.remove();
    });
    const database = await data.open();
    const token = await ownerToken(database);
    await database.close();
    const [origin, otherOrigin] = await Promise.all([victim.ready, other.ready]);
    const desk = await createDesk(origin, token);

    const goesOn = Promise.withResolvers<void>();
    let changesLeft = Number.POSITIVE_INFINITY;
    const writing = writeUntilRefused({ ...desk, origin: otherOrigin }, 'Other', () => {
      changesLeft -= 1;
      if (changesLeft === 0) goesOn.resolve();
    });
    const killed = await writeAndKill(desk, 'Victim', () => {
      victim.child.kill('SIGKILL');
      changesLeft = 100;
    });
    await Promise.race([goesOn.promise, writing, pause(PATIENCE_MS)]);
    other.child.kill('SIGKILL');
    const survived = await writing;

    expect([...killed.refused, ...survived.refused]).toEqual([]);
    expect(changesLeft).toBeLessThanOrEqual(0);
    await expectWhole(data, [...killed.acknowledged, ...survived.acknowledged]);
  });
});
