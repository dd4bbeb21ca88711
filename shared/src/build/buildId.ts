import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { installedFolder, manifestOf } from './installedPackages.ts';

const SOURCES = ['src', 'locales', 'package.json', 'rsbuild.config.ts'];
/** All of `shared`: `src` in the workspace, `dist` in the packed package. */
const SHARED = dirname(import.meta.dirname);
/** Tests are not built, so they make no other build. */
const TEST = /\.test\.tsx?$|^testing$/;

/** Twelve hex digits that differ whenever a package's own sources, the shared ones or installed dependencies differ. */
export function buildId(directory: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, directory, join(directory, source));
  for (const source of [basename(SHARED), 'package.json']) addTo(hash, dirname(SHARED), join(dirname(SHARED), source));
  // A manifest names no versions: the catalogue and the lockfile of the workspace do.
  for (const version of installedVersions([directory, dirname(SHARED)])) hash.update(version).update('\0');
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

/** Returns the dependencies of packages, and theirs, as a sorted list such as `zod@4.1.0`. */
function installedVersions(roots: readonly string[]): string[] {
  const versions = new Map<string, string>();
  // Rsbuild, which compiles every remote, is a peer of `shared`.
  const pending = roots.flatMap((root) => {
    const { dependencies, peerDependencies } = manifestOf(root) ?? {};
    return Object.keys({ ...dependencies, ...peerDependencies }).map((name) => ({ name, from: root }));
  });
  for (const { name, from } of pending) {
    const folder = installedFolder(name, from);
    const manifest = folder && !versions.has(folder) && manifestOf(folder);
    if (!manifest) continue;
    versions.set(folder, `${manifest.name}@${manifest.version}`);
    pending.push(...Object.keys(manifest.dependencies ?? {}).map((next) => ({ name: next, from: folder })));
  }
  return [...new Set(versions.values())].sort();
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
