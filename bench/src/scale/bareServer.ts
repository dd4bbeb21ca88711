import Fastify from 'fastify';
import { DEMO_OWNER, DEMO_PASSWORD } from '../../../server/src/access/sign-in/demoAccounts.ts';
import { buildApp } from '../../../server/src/app.ts';
import { connect } from '../../../server/src/db/connect.ts';
import { readEnv } from '../../../server/src/env.ts';
import { captureQueries } from '../../../server/test/support/captureQueries.ts';
import { QUESTIONS } from './questions.ts';

/**
 * The baseline: a Fastify route for each question that runs the statements of the real server for it, the check of the
 * session included, through the bare driver, and sends the rows unchanged. The statements are captured from the
 * real server, so they cannot differ.
 */
const env = readEnv({ ...process.env, SEED: 'none', LOG_LEVEL: 'silent' });
const database = await connect(env);
const { $client: pool } = database.db;
const app = buildApp({ env, database });
const signedIn = await app.inject({
  method: 'POST',
  url: `/data/verify-login?number=${DEMO_OWNER}&password=${DEMO_PASSWORD}`,
});
const { token } = signedIn.json<{ token: string }>();

const bare = Fastify();
for (const [index, { path }] of QUESTIONS.entries()) {
  const queries = await captureQueries(database, async () => {
    const answer = await app.inject(`${path}${path.includes('?') ? '&' : '?'}token=${token}`);
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
  });
  // A named statement is planned once on each connection.
  const statements = queries.map(({ text, parameters }, order) => ({
    name: `question_${index}_${order}`,
    text,
    values: parameters,
  }));
  const [checkSession, ...rest] = statements.map((statement) => async () => (await pool.query(statement)).rows);
  if (checkSession === undefined) throw new Error(`${path} asked the database nothing.`);
  const readAll = () => Promise.all(rest.map((read) => read()));
  bare.get(`/${index}`, async () => {
    await checkSession();
    return await readAll();
  });
  bare.get(`/${index}/open`, readAll);
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
