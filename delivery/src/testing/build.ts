import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteStats } from '@seamline/shared/contract/releases/builds';
import { namedBuild } from '@seamline/shared/contract/releases/composition';
import type { Operations } from '@seamline/shared/contract/releases/operations';
import type { RegisteredRemote, TrustedKeys } from '@seamline/shared/contract/releases/registry';
import { signerFrom } from '../keys.ts';

interface BuildOptions {
  name?: string;
  version?: string;
  title?: string;
  paths?: string[];
  /** The text of the entry, so that two builds differ. */
  entry?: string;
  files?: Record<string, string>;
  operations?: Operations;
  commands?: unknown[];
}

const SHELL_HASH = createHash('sha256').update(`index.html\0${shellDocument()}`).digest('hex');
/** The id of the build that `newWholeShell` makes. */
export const SHELL_BUILD = `1.0.0-${SHELL_HASH.slice(0, 12)}`;

const { privateKey } = generateKeyPairSync('ed25519');

/** A key that may sign every remote, for tests. */
export const PRIVATE_KEY = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
export const signer = signerFrom(PRIVATE_KEY, 'the key of this test');
export const trusted: TrustedKeys = {
  keys: [
    {
      id: signer.sign('mf-any', {} as RegisteredRemote).signature?.key ?? '',
      public: String(createPublicKey(privateKey).export({ format: 'jwk' }).x),
      remotes: ['*'],
    },
  ],
};

/** A new folder for a test's store. */
export function newStore(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'seamline-store-'));
}

/** A folder such as the build of a remote leaves, for tests. */
export async function newBuild(options: BuildOptions = {}): Promise<string> {
  const {
    name = 'mf-leave',
    version = '1.0.0',
    title = 'Leave',
    paths = ['leavetype'],
    entry = 'one',
    files = {},
    operations,
    commands,
  } = options;
  const folder = await mkdtemp(join(tmpdir(), 'seamline-build-'));
  const stats: RemoteStats = {
    metaData: {
      globalName: `seamline_${name.replaceAll('-', '_')}_1`,
      remoteEntry: { name: 'remoteEntry.js', path: '' },
    },
    shared: [{ name: 'react', requiredVersion: '^19.0.0', usedExports: ['useState'] }],
    exposes: [{ path: './routes', assets: { js: { sync: ['static/js/routes.js'] } } }],
    seamline: { name, version, title, owner: 'Leave team', paths },
  };
  const all = {
    'mf-stats.json': JSON.stringify({ ...stats, seamline: { ...stats.seamline, operations, commands } }),
    'remoteEntry.js': entry,
    'static/js/routes.js': 'export const routes = [];',
    'static/js/routes.js.map': '{"version":3}',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await writeFile(join(folder, 'remoteEntry.js.br'), brotliCompressSync(entry));
  return folder;
}

/** A folder such as the build of a shell leaves, with these exports of React. */
export async function newShell(exports = ['useState']): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seamline-shell-'));
  const provides = { react: { version: '19.3.1', exports } };
  await writeFile(join(folder, 'shell.json'), JSON.stringify({ version: '1.0.0', provides }));
  return folder;
}

/** The same with its document, and the name of the build that it belongs to. */
export async function newWholeShell(): Promise<string> {
  const folder = await newShell();
  const described = JSON.parse(await readFile(join(folder, 'shell.json'), 'utf8'));
  await writeFile(join(folder, 'shell.json'), JSON.stringify({ ...described, build: SHELL_BUILD, sha256: SHELL_HASH }));
  await writeFile(join(folder, 'index.html'), shellDocument(SHELL_BUILD));
  return folder;
}

function shellDocument(build?: string): string {
  return `<!doctype html><meta name="seamline-shell" ${namedBuild(build)}><title>Seamline HR</title>`;
}
