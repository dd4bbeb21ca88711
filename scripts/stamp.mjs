import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const IGNORED = new Set(['node_modules', 'dist', 'e2e', 'coverage', '.cache', '.data']);
const TEST = /\.test\.[a-z]+$/;

/** A hash of everything that decides what the build of a package gives. */
export function buildFingerprint(name) {
  const hash = createHash('sha256').update(process.version);
  for (const path of ['pnpm-lock.yaml', 'tsconfig.base.json', 'shared/package.json', 'shared/src', name])
    add(hash, path);
  // Rsbuild puts these into the built files.
  for (const [key, value] of Object.entries(process.env).sort()) {
    if (key.startsWith('PUBLIC_') || key === 'NODE_ENV') hash.update(`${key}=${value}\0`);
  }
  return hash.digest('hex');
}

function add(hash, path) {
  const entries = foldersEntries(path);
  if (!entries) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
    return;
  }
  for (const entry of entries) {
    if (!IGNORED.has(entry) && !TEST.test(entry)) add(hash, `${path}/${entry}`);
  }
}

function foldersEntries(path) {
  try {
    return readdirSync(join(root, path)).sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

const stampOf = (name) => join(root, '.cache', 'build', name);

/** What the last good build of a package was made from. */
export function readStamp(name) {
  try {
    return readFileSync(stampOf(name), 'utf8');
  } catch {
    return undefined;
  }
}

export function writeStamp(name, fingerprint) {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), fingerprint);
}

export function removeStamp(name) {
  rmSync(stampOf(name), { force: true });
}
