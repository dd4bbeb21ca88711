import Fastify from 'fastify';
import { buildApp } from '../../../server/src/app.ts';
import { connect } from '../../../server/src/db/connect.ts';
import { readEnv } from '../../../server/src/env.ts';
import { DEMO_OWNER, DEMO_PASSWORD } from '../../../server/src/modules/session/demoAccounts.ts';
import { type Overheard, overhear } from '../../../server/src/testing/overhear.ts';
import { QUESTIONS } from './questions.ts';

/**
 * The floor: a Fastify route for each question that runs the statements the real server runs for it, the check of the
 * session included, through the bare driver, and sends the rows as they come. The statements are overheard from the
 * real server, so they cannot differ.
 */
const env = readEnv({ ...process.env, SEED: 'none', LOG_LEVEL: 'silent' });
// Ten connections for the bare route: as many again are for the readers of the real server, which is only overheard.
const database = await connect({ ...env, maxConnections: 20 });
const { sql } = database;
const app = buildApp({ env, database });
const signedIn = await app.inject({
  method: 'POST',
  url: `/data/verify-login?number=${DEMO_OWNER}&password=${DEMO_PASSWORD}`,
});
const { token } = signedIn.json<{ token: string }>();

const bare = Fastify();
for (const [index, { path }] of QUESTIONS.entries()) {
  const [session, ...rest] = await overhear(database, async () => {
    const answer = await app.inject(`${path}${path.includes('?') ? '&' : '?'}token=${token}`);
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
  });
  if (session === undefined) throw new Error(`${path} asked the database nothing.`);
  const run = ({ text, parameters }: Overheard) => sql.unsafe(text, parameters, { prepare: true });
  bare.get(`/${index}`, async () => {
    await run(session);
    return Promise.all(rest.map(run));
  });
  bare.get(`/${index}/open`, () => Promise.all(rest.map(run)));
}
bare.get('/empty', async () => ({ status: 'ok' }));
await bare.listen({ port: 0, host: '127.0.0.1' });
const address = bare.server.address();
const port = typeof address === 'object' ? address?.port : undefined;
process.stdout.write(`ready at http://127.0.0.1:${port}\n`);
process.on(
  'SIGTERM',
  () =>
    void bare
      .close()
      .then(() => database.close())
      .then(() => process.exit(0)),
);
