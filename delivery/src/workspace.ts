import { extname, join } from 'node:path';

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
