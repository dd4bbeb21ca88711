import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const SOURCES = ['src', 'locales', 'package.json', 'rsbuild.config.ts'];
/** All of `shared`: `src` in the workspace, `dist` in the packed package. */
const SHARED = dirname(import.meta.dirname);
/** Tests are not built, so they make no other build. */
const TEST = /\.test\.tsx?$|^testing$/;

/** Twelve hex digits that differ whenever a package's own sources or the shared ones differ. */
export function buildId(directory: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, directory, join(directory, source));
  for (const source of [basename(SHARED), 'package.json']) addTo(hash, dirname(SHARED), join(dirname(SHARED), source));
  return hash.digest('hex').slice(0, 12);
}

function addTo(hash: ReturnType<typeof createHash>, root: string, path: string) {
  const children = list(path);
  if (children) {
    for (const child of children.sort()) if (!TEST.test(child)) addTo(hash, root, join(path, child));
    return;
  }
  const content = read(path);
  if (content) hash.update(relative(root, path)).update('\0').update(content).update('\0');
}

function list(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
