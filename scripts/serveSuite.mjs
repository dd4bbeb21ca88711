import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createKey } from '../delivery/src/keys.ts';
import { defaultTrustFile } from '../delivery/src/workspace.ts';
import { startMapService } from '../e2e/support/mapService.ts';
import { freePort } from '../server/test/support/freePort.ts';
import { buildAll } from './build.mjs';
import { root } from './root.mjs';

/**
 * Builds what has changed and serves the suite with a data folder of its own: the demo company, the remotes as built,
 * and a local map service. Prints the line that `playwright.config.ts` waits for; ends and cleans up on SIGTERM.
 */
const results = join(root, '.cache', 'test');

/** Tests pretend that a development server runs at the first; `e2e/development.spec.ts` starts one at the second. */
const developmentOrigin = `http://localhost:${await freePort()}`;
const OVERRIDE_ORIGINS = `http://localhost:3999,${developmentOrigin}`;

const data = await mkdtemp(join(tmpdir(), 'seamline-e2e-'));
// A store of this run: a remote that was disabled or rolled back by hand must not fail the tests.
const store = join(data, 'remotes');
await buildAll({ store });
const trustFile = join(data, 'trusted-keys.json');
await cp(defaultTrustFile(), trustFile);
// A key that may sign everything; the tests sign with it what they change in the registry.
const key = join(data, 'keys', 'suite.pem');
await createKey({ file: key, trustFile, remotes: ['*'] });
// A copy: a build that runs beside the tests must not replace the shell under them.
const shell = join(data, 'shell');
await cp(join(root, 'shell', 'dist'), shell, { recursive: true });
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
    REMOTES_DIR: store,
    SHELL_DIR: shell,
    TRUSTED_KEYS: trustFile,
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
