import { extname, join, resolve } from 'node:path';

/** The packed command is JavaScript and works in the repository of one remote; in the workspace it is TypeScript. */
export const isPacked = extname(import.meta.filename) === '.js';

/** The start of a command line, in the workspace and in the repository of one remote. */
export const DELIVERY = 'npm run delivery --';

/** Base of relative settings and defaults: the workspace, or the current directory outside of one. */
export const root = isPacked ? process.cwd() : join(import.meta.dirname, '../..');

/** The default folder of a remote's build. */
export function buildFolder(name: string): string {
  return isPacked ? join(root, 'dist') : join(root, name, 'dist');
}

/** Returns where a path leads that was typed in the command line: pnpm itself runs the command in the root. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}

function dataDirectory(): string {
  return resolve(root, process.env.DATA_DIR || '.data');
}

/** The store that the server of this checkout reads. */
export function defaultStore(): string {
  if (process.env.REMOTES_BUCKET) return process.env.REMOTES_BUCKET;
  return resolve(root, process.env.REMOTES_DIR || join(dataDirectory(), 'remotes'));
}

/** The private keys of this checkout, one a remote. */
export function defaultKeysFolder(): string {
  return join(dataDirectory(), 'keys');
}

/** The list of keys that the server of this checkout hands to the shell. */
export function defaultTrustFile(): string {
  return resolve(root, process.env.TRUSTED_KEYS || join(dataDirectory(), 'trusted-keys.json'));
}
