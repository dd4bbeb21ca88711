import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the workspace, wherever a command was typed. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Reads the settings in `.env`; variables of the environment win. No test reads the settings of a developer. */
export function readEnvFile() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** A production machine serves releases that teams published from elsewhere: nothing is published from it. */
export function isProduction() {
  return process.env.NODE_ENV === 'production';
}

/** DATA_DIR as an absolute path, so that all parts mean the same folder. */
export function dataDirectory() {
  return resolve(root, process.env.DATA_DIR || '.data');
}

/** For this user alone, before anything is written there: it will hold the database and the session secret. */
export function makeDataDirectory() {
  mkdirSync(dataDirectory(), { recursive: true, mode: 0o700 });
}

/** The folder of the registry and the releases, which the server reads. */
export function storeDirectory() {
  return resolve(root, process.env.REMOTES_DIR || join(dataDirectory(), 'remotes'));
}

/** The list of keys that may sign the entries of remotes; the server hands it to the shell. */
export function trustedKeysFile() {
  return resolve(root, process.env.TRUSTED_KEYS || join(dataDirectory(), 'trusted-keys.json'));
}

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The folders of the workspace that hold a package.json. */
export function packages() {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .filter((name) => existsSync(join(root, name, 'package.json')))
    .sort();
}

/** The remotes, in alphabetical order. */
export function remotes() {
  return packages().filter((name) => name.startsWith('mf-'));
}
