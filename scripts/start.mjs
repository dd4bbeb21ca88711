import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { runInForeground } from './processes.mjs';
import { dataDirectory, root } from './root.mjs';
import { Failure } from './say.mjs';
import { underToolchain } from './toolchain.mjs';

const port = process.env.PORT || '3000';
const host = process.env.HOST || '127.0.0.1';

/** Says before anything is built that the server could not listen. */
async function checkPort() {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new Failure(
      `PORT is ${JSON.stringify(port)}; it must be a number from 0 to 65535, for example PORT=3001 npm start.`,
    );
  }
  const server = createServer();
  const problem = await new Promise((done) => {
    server.once('error', done);
    server.listen(number, host, () => server.close(() => done(undefined)));
  });
  if (problem)
    throw new Failure(explain(problem.code, number) ?? `${host}:${port} cannot be listened on: ${problem.message}`);
}

function explain(code, number) {
  return {
    EADDRINUSE: `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${number < 65_535 ? number + 1 : 3000} npm start`,
    EACCES: `Port ${port} needs the rights of the administrator. Choose one above 1023: PORT=3000 npm start`,
    EADDRNOTAVAIL: `HOST is ${host}, which is no address of this machine. Leave it out to listen on 127.0.0.1.`,
    ENOTFOUND: `HOST is ${host}, which is no known name. Leave it out to listen on 127.0.0.1.`,
  }[code];
}

await underToolchain(import.meta.url, async () => {
  await checkPort();
  await ensureDependencies();
  await buildAll();
  const env = { ...process.env, PORT: port, DATA_DIR: dataDirectory() };
  return runInForeground(process.execPath, [join(root, 'server', 'src', 'main.ts')], { cwd: root, env });
});
