import { createServer } from 'node:net';
import { Failure } from './say.mjs';

/** Says before anything is built that the server could not listen. `command` is what was typed. */
export async function checkPort(command) {
  const host = process.env.HOST || '127.0.0.1';
  const port = process.env.PORT || '3000';
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new Failure(
      `PORT is ${JSON.stringify(port)}; it must be a number from 0 to 65535, for example PORT=3001 ${command}.`,
    );
  }
  const problem = await listenProblem(number, host);
  if (!problem) return;
  const other = number < 65_535 ? number + 1 : 3000;
  const sentences = {
    EADDRINUSE: `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${other} ${command}`,
    EACCES: `Port ${port} needs the rights of the administrator. Choose one above 1023: PORT=3000 ${command}`,
    EADDRNOTAVAIL: `HOST is ${host}, which is no address of this machine. Leave it out to listen on 127.0.0.1.`,
    ENOTFOUND: `HOST is ${host}, which is no known name. Leave it out to listen on 127.0.0.1.`,
  };
  throw new Failure(sentences[problem.code] ?? `${host}:${port} cannot be listened on: ${problem.message}`);
}

/** A port that nothing listens on now. */
export function freePort() {
  const server = createServer();
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port: found } = server.address();
      server.close(() => done(found));
    });
  });
}

/** The error that listening gives, or undefined. */
export function listenProblem(number, address) {
  const server = createServer();
  return new Promise((done) => {
    server.once('error', done);
    server.listen(number, address, () => server.close(() => done(undefined)));
  });
}
