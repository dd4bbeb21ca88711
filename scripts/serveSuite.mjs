import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startMapService } from '../e2e/support/mapService.ts';
import { freePort } from '../server/test/support/freePort.ts';
import { buildInto } from './build.mjs';
import { root } from './root.mjs';

/**
 * Builds what has changed and serves the suite with a data folder of its own: the demo company, the remotes as built or
 * the candidate that is named, and a local map service. Prints the line that `playwright.config.ts` waits for; ends and
 * cleans up on SIGTERM.
 */
const results = join(root, '.cache', 'test');

/** Tests pretend that a development server runs at the first; `e2e/development.spec.ts` starts one at the second. */
const developmentOrigin = `http://localhost:${await freePort()}`;
const OVERRIDE_ORIGINS = `http://localhost:3999,${developmentOrigin}`;

const data = await mkdtemp(join(tmpdir(), 'seamline-e2e-'));
// A copy: a build or a rollback beside the tests must not change what they see.
const suite = join(data, 'suite');
const { shellDir, remotesDir, trustedKeys } = await buildInto(suite, process.argv[2]);
// It may sign everything here; the tests sign with it what they change in the registry.
const key = join(suite, 'keys', 'composition.pem');
const map = await startMapService();

const { DATABASE_URL: _, ...inherited } = process.env;
const server = spawn(process.execPath, [join(root, 'server', 'src', 'main.ts')], {
  cwd: root,
  env: {
    ...inherited,
    PORT: '0',
    HOST: '127.0.0.1',
    SEED: 'demo',
    DATA_DIR: data,
    REMOTES_DIR: remotesDir,
    SHELL_DIR: shellDir,
    TRUSTED_KEYS: trustedKeys,
    OVERRIDE_ORIGINS,
    ...map.settings,
  },
  stdio: ['ignore', 'pipe', 'pipe'],
});
mkdirSync(results, { recursive: true });
rmSync(join(results, 'server.log'), { force: true });
const log = createWriteStream(join(results, 'server.log'), { flags: 'a' });
for (const stream of [server.stdout, server.stderr]) stream.pipe(log, { end: false });
for (const stream of [server.stdout, server.stderr]) {
  createInterface({ input: stream }).on('line', (line) => {
    const baseUrl = /ready at (http:\/\/\S+)/.exec(line)?.[1];
    if (baseUrl) {
      process.stdout.write(
        `Suite ready at ${baseUrl}, signing with ${key}, taking remotes from ${developmentOrigin}\n`,
      );
    }
  });
}
server.once('exit', async (code, signal) => {
  log.end(`The server ended with ${code ?? signal}.\n`);
  await map.stop();
  await rm(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
