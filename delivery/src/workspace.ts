import { extname, join } from 'node:path';

/** The packed command is JavaScript and works in the repository of one remote; in the workspace it is TypeScript. */
const isPacked = extname(import.meta.filename) === '.js';

/** What relative settings and defaults start from: the workspace, or, outside of it, where the command was typed. */
export const root = isPacked ? process.cwd() : join(import.meta.dirname, '../..');

/** Where the build of a remote is looked for when nobody names its folder. */
export function buildFolder(name: string): string {
  return isPacked ? join(root, 'dist') : join(root, name, 'dist');
}
