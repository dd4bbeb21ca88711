import { resolve } from 'node:path';
import type { Operations } from '@seamline/shared/contract/releases/operations';
import type { Input } from './command.ts';
import type { DeployedService } from './compose/browserCheck.ts';
import { readServerContract, type ServerContract } from './contractGate.ts';
import { DeliveryFailure } from './failure.ts';
import { isUrl } from './files.ts';
import { defaultStore, isPacked } from './workspace.ts';

const WITHOUT = 'To go live without this check, say --without-server --reason "why".';

/** The server that a release will meet, or the reason why its operations are not compared with those of one. */
export type ServerToMeet =
  | { server: ServerContract; withoutServer?: undefined }
  | { server?: undefined; withoutServer: string };

/**
 * Finds the server that a release will meet and reads its contract: the one that `--server` or SEAMLINE_SERVER names,
 * else the one at the URL of the deployed shell, else that of this checkout, if it is its store that is changed.
 */
export async function serverToMeet(
  input: Pick<Input, 'server' | 'shell' | 'store' | 'without-server' | 'reason'>,
): Promise<ServerToMeet> {
  if (input['without-server']) return { withoutServer: input.reason ?? '' };
  const { server = process.env.SEAMLINE_SERVER, shell = process.env.SEAMLINE_SHELL } = input;
  const named = server || (shell && isUrl(shell) ? new URL(shell).origin : undefined);
  if (named) return { server: await readServerContract(named) };
  // For programs that publish repeatedly, such as tests.
  if (process.env.SEAMLINE_WITHOUT_SERVER) return { withoutServer: process.env.SEAMLINE_WITHOUT_SERVER };
  const isOwn = !isPacked && [input.store, resolve(input.store)].includes(defaultStore());
  const own = isOwn ? serverOfSettings() : undefined;
  if (own === undefined) {
    throw new DeliveryFailure(
      `Which server will the release meet? Its operations are compared with those of the server: name it with --server or SEAMLINE_SERVER, or name the URL of the deployed shell. ${WITHOUT}`,
    );
  }
  return {
    server: await readServerContract(own).catch((error: DeliveryFailure) => {
      throw new DeliveryFailure(
        `${error.message} That is the server of this checkout: start it with \`npm start\`. ${WITHOUT}`,
      );
    }),
  };
}

/** The URL of this checkout's server by its settings; undefined where they leave the port to the system. */
function serverOfSettings(): string | undefined {
  const { HOST = '', PORT = '' } = process.env;
  const port = PORT || '3000';
  // A server that listens on every address of the machine is asked on this one.
  const host = ['', '0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
  return port === '0' ? undefined : `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The sentence about a release that was not refused. */
export function contractText(needed: Operations | undefined, { server, withoutServer }: ServerToMeet): string {
  if (!server) return `Its operations were not compared with those of a server: ${withoutServer}.`;
  if (!needed) return 'Its operations were not compared with those of the server: the build does not record them.';
  const count = Object.keys(needed).length;
  return `The server of ${server.source} has the ${count === 1 ? 'operation' : `${count} operations`} that it uses.`;
}

/** The server that was met, or the reason why none was, as JSON. */
export function metAsJson({ server, withoutServer }: ServerToMeet) {
  return server ? { server: server.source } : { withoutServer };
}

/**
 * Returns the deployed service to run the smoke test with, and the account of `SEAMLINE_ACCOUNT`, `<number>:<password>`.
 */
export function deployedService(server: ServerContract | undefined): DeployedService {
  const [, number, password] = /^(\d+):(.+)$/.exec(process.env.SEAMLINE_ACCOUNT ?? '') ?? [];
  if (!server || !isUrl(server.source)) {
    throw new DeliveryFailure('--deployed-data needs the URL of a server: name it with --server.');
  }
  if (!number || !password) {
    throw new DeliveryFailure(
      '--deployed-data needs an account: set SEAMLINE_ACCOUNT to <number>:<password> of one that may view every screen.',
    );
  }
  return { url: new URL(server.source).origin, account: { number, password } };
}
