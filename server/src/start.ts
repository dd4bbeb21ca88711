import type { FastifyInstance } from 'fastify';
import { sessionStore } from './access/sign-in/accounts.ts';
import { DEMO_MANAGER, DEMO_OWNER, DEMO_PASSWORD, openDemoAccounts } from './access/sign-in/demoAccounts.ts';
import { buildApp } from './app.ts';
import { whyNotListening } from './checkStart.ts';
import { connect, type Database } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { type Env, readEnv } from './env.ts';
import { openUploads } from './files/uploads.ts';
import { makePrivate } from './privateFolder.ts';
import { inspectDeployment } from './releases/deployment.ts';

/** Starts the server, or throws an error whose message says what to do. `afterClose` runs after a signal's stop. */
export async function start(afterClose: () => Promise<void> = async () => {}): Promise<void> {
  const env = readEnv(process.env);
  const repaired = makePrivate(env.dataDir);
  if (repaired) process.stdout.write(`${repaired}\n`);
  const warnings = env.production ? await refuseIncompleteDeployment(env) : [];
  const database = await connect(env);
  try {
    await openUploads(env).check();
    await migrate(database);
    const accounts = sessionStore(database);
    if (env.seed === 'demo' && !(await accounts.hasAccounts())) await seed(database, env);
    if (env.firstOwner) await accounts.addFirstOwner(env.firstOwner);
    if (env.refusesDemoAccounts) await refuseDemoAccounts(database, env);
    const stopping = new AbortController();
    const app = buildApp({ env, database, stopping: stopping.signal });
    if (env.mapServices.notice) app.log.warn(env.mapServices.notice);
    for (const warning of warnings) app.log.warn(warning);
    await listen(app, env);
    const closeRest = async () => {
      await database.close();
      await afterClose();
    };
    stopOnSignal(app, { stopping, drainMs: env.drainSeconds * 1000, closeRest });
    await announce(app, env, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Loads the seed only when it is needed, because later starts need no pictures. */
async function seed(database: Database, env: Env): Promise<void> {
  process.stdout.write('Setting up the demo company. This happens once.\n');
  const { seedDemo } = await import('./seed/seedDemo.ts');
  await seedDemo(database, openUploads(env));
}

/** Checks a production server, which serves builds published elsewhere; warnings do not prevent the start. */
async function refuseIncompleteDeployment(env: Env): Promise<readonly string[]> {
  const { problems, warnings } = await inspectDeployment(env);
  if (problems.length === 0) return warnings;
  throw new Error(['The deployment is not complete:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
}

async function refuseDemoAccounts(database: Database, env: Env): Promise<void> {
  const open = await openDemoAccounts(database);
  if (open.length === 0) return;
  const accounts = `This database has demo accounts with a published password (${open.join(', ')}).`;
  throw new Error(
    env.production
      ? `${accounts} Delete them or change their passwords before running in production.`
      : `${accounts} HOST=${env.host} lets other machines reach them: leave HOST out, or set DEMO_ON_NETWORK=accept.`,
  );
}

async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ port: env.port, host: env.host });
  } catch (error) {
    await app.close();
    throw new Error(whyNotListening(error as NodeJS.ErrnoException, env, 'PORT=? npm start'));
  }
}

interface Stop {
  readonly stopping: AbortController;
  readonly drainMs: number;
  readonly closeRest: () => Promise<void>;
}

/** Serves on until the drain has ended, lets requests in flight finish, then closes the rest; a second signal does not wait. */
function stopOnSignal(app: FastifyInstance, { stopping, drainMs, closeRest }: Stop): void {
  const close = () => {
    setTimeout(() => process.exit(1), 10_000).unref();
    // Without this, a connection that becomes idle after the close would delay the end until it times out.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    app
      .close()
      .then(closeRest)
      .then(() => process.exit(0))
      .catch(() => process.exit(1));
  };
  let isRepeated = false;
  const stop = () => {
    if (isRepeated) process.exit(1);
    if (stopping.signal.aborted) return;
    stopping.abort();
    // npm passes on the signal that its whole group has got: at first a second one is the same.
    setTimeout(() => {
      isRepeated = true;
    }, 500).unref();
    setTimeout(close, drainMs);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function announce(app: FastifyInstance, env: Env, database: Database): Promise<void> {
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : env.port;
  const host = env.host === '0.0.0.0' || env.host === '::' ? 'localhost' : env.host;
  const lines = [`Seamline HR is ready at http://${host}:${port}`];
  if (!env.production && (await openDemoAccounts(database)).includes(DEMO_OWNER)) {
    lines.push(`  owner    ${DEMO_OWNER}   password ${DEMO_PASSWORD}`);
    lines.push(`  manager  ${DEMO_MANAGER}   password ${DEMO_PASSWORD}`);
  }
  if (!(await sessionStore(database).hasAccounts())) {
    lines.push(
      '  Nobody can sign in yet. Start it once with the mobile number of the first owner: FIRST_OWNER_NUMBER=98…',
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}
