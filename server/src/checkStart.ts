import { createServer } from 'node:net';
import { lockDatabase } from './db/embedded.ts';
import { type Env, readEnv } from './env.ts';

/**
 * Refuses wrong settings, a taken port and a taken data folder with a sentence, before anything is built or watched.
 * In `command` a `?` is the placeholder for a port, such as `PORT=? npm start`.
 */
export async function checkStart(command: string): Promise<void> {
  const env = readEnv(process.env);
  await new Promise<void>((done, fail) => {
    const server = createServer();
    server.once('error', (error) => fail(new Error(whyNotListening(error, env, command))));
    server.listen(env.port, env.host, () => server.close(() => done()));
  });
  if (env.databaseUrl === undefined) lockDatabase(env.dataDir).release();
}

export function whyNotListening(error: NodeJS.ErrnoException, { host, port }: Env, command: string): string {
  if (error.code === 'EADDRINUSE') {
    // The ports above belong to the other parts of `pnpm dev`.
    const other = port > 2000 ? port - 10 : port + 1000;
    const [, name] = command.split('? ');
    return `Port ${port} is taken; does "${name}" run already? Otherwise choose another port: ${command.replace('?', String(other))}`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} needs more rights than this program has. Choose another one: ${command.replace('?', '3000')}`;
  }
  return `The server cannot listen on ${host}:${port} (${error.code ?? error.message}). Check HOST and PORT.`;
}
