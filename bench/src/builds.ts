import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { compressFolder } from '../../shared/src/build/preset.ts';

/** The folder of the workspace. */
export const root = join(import.meta.dirname, '../..');

const twin = join(root, 'bench/twin');
const run = promisify(execFile);
const require = createRequire(import.meta.url);

interface Scripts {
  buildInto(folder: string): Promise<{ shellDir: string; remotesDir: string }>;
  ensureBrowser(): string | undefined;
}

/** The commands' own parts, which are plain JavaScript. */
async function scripts(): Promise<Scripts> {
  const files = ['build.mjs', 'browser.mjs'].map((name) => import(join(root, 'scripts', name)));
  return Object.assign({}, ...(await Promise.all(files))) as Scripts;
}

/** Paths of the shell and of the artifact store with the remotes. */
export interface Folders {
  readonly shell: string;
  readonly remotes: string;
}

/** Path of the trusted keys for a store's releases; the file lies next to the store. */
export function trustFileOf(store: string): string {
  return join(dirname(store), 'trusted-keys.json');
}

/** Builds what changed of the suite into a folder, of which nothing else remains. */
export async function buildSuite(folder: string): Promise<Folders> {
  const { shellDir, remotesDir } = await (await scripts()).buildInto(folder);
  return { shell: shellDir, remotes: remotesDir };
}

/** The settings by which a server finds a suite. */
export function settingsOf({ shell, remotes }: Folders) {
  return { SHELL_DIR: shell, REMOTES_DIR: remotes, TRUSTED_KEYS: trustFileOf(remotes) };
}

/** Builds the same shell and remotes as one bundle, compressed like the others. */
export async function buildTwin(): Promise<{ shell: string }> {
  const rsbuild = join(dirname(require.resolve('@rsbuild/core/package.json')), 'bin/rsbuild.js');
  const env = { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' };
  await run(process.execPath, [rsbuild, 'build'], { cwd: twin, env });
  return { shell: join(twin, 'dist') };
}

/** Builds the same task in react-admin, whose packages are installed by the first build. */
export async function buildReactAdmin(): Promise<{ shell: string }> {
  const folder = join(root, 'bench/react-admin');
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder });
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build'], { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } });
  const shell = join(folder, 'dist');
  await compressFolder(shell);
  return { shell };
}

/** The path of a browser to measure with; undefined means Playwright's own. */
export async function browserPath(): Promise<string | undefined> {
  return (await scripts()).ensureBrowser();
}
