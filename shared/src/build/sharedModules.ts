import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import type { ShellDescriptor } from '@seamline/shared/contract/releases/registry';
import { parseSync } from 'oxc-parser';
import { installedFolder, manifestOf } from './installedPackages.ts';

interface SharedModule {
  /**
   * The file below `src` whose exports the shell provides; if it has those of several modules, each has its own.
   * Without a file the shell provides the whole module.
   */
  exportsOf?: string;
  /** The chunk of the module is fetched when a remote's chunk first needs it. */
  lazy?: true;
}

/** The subpaths of Chakra that are loaded before the first remote: components that screens show at once, and forms. */
const CHAKRA = [
  'alert',
  'box',
  'card',
  'empty-state',
  'field',
  'flex',
  'grid',
  'heading',
  'input',
  'link',
  'native-select',
  'skeleton',
  'stack',
  'styled-system',
  'text',
  'textarea',
  'visually-hidden',
];

/**
 * The modules that the shell provides to the remotes once in the page, because they hold state or are too heavy to load
 * twice. `shell/src/remotes/provided.ts` imports them.
 */
const SHARED_MODULES: Readonly<Record<string, SharedModule>> = {
  react: {},
  'react-dom': {},
  'react/jsx-runtime': {},
  // Only development builds use it.
  'react/jsx-dev-runtime': {},
  'react-router': { exportsOf: 'provided/react-router-dom' },
  'react-router-dom': { exportsOf: 'provided/react-router-dom' },
  '@tanstack/react-query': { exportsOf: 'provided/react-query' },
  '@lingui/core': { exportsOf: 'provided/lingui-core' },
  '@lingui/react': { exportsOf: 'provided/lingui-react' },
  ...Object.fromEntries(CHAKRA.map((name) => [`@chakra-ui/react/${name}`, { exportsOf: 'provided/chakra' }])),
  '@chakra-ui/react/dialog': { exportsOf: 'provided/chakra-dialog', lazy: true },
  'zod/mini': { exportsOf: 'provided/zod-mini' },
  '@seamline/shared/session': { exportsOf: 'session/session' },
  '@seamline/shared/http': { exportsOf: 'http/http' },
  '@seamline/shared/ui': { exportsOf: 'ui/ui' },
  '@seamline/shared/query': { exportsOf: 'query/query' },
};

/** React Router has two names for the same release of the same code; `shared` has it by the second one. */
const SAME_CODE: Readonly<Record<string, readonly string[]>> = {
  'react-router': ['react-router-dom'],
  'react-router-dom': ['react-router'],
};

/** TypeScript in the workspace, JavaScript in the packed package. */
const EXTENSION = extname(import.meta.filename);
const require = createRequire(import.meta.url);

/** The names of the shared modules. */
export const sharedNames: readonly string[] = Object.keys(SHARED_MODULES);

/** Returns the package of a request: `@chakra-ui/react` for `@chakra-ui/react/dialog`. */
export function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Returns the version of a shared module's package. */
function versionOf(name: string): string {
  const owner = packageOf(name);
  const [packageName = owner] = owner === 'react-router' ? (SAME_CODE[owner] ?? []) : [];
  const file = owner === '@seamline/shared' ? '../../package.json' : `${packageName}/package.json`;
  return (require(file) as { version: string }).version;
}

/** Returns the file whose exports the shell provides as a shared module; undefined if it provides the whole module. */
export function exportsFileOf(name: string): string | undefined {
  const file = SHARED_MODULES[name]?.exportsOf;
  return file && `shared/src/${file}${EXTENSION}`;
}

function exportsOf(name: string): string[] {
  const file = SHARED_MODULES[name]?.exportsOf;
  // React's modules are CommonJS: their exports are known once they run.
  if (file === undefined) return Object.keys(require(name) as object);
  const location = new URL(`../${file}${EXTENSION}`, import.meta.url);
  const { staticExports } = parseSync(location.pathname, readFileSync(location, 'utf8')).module;
  const entries = staticExports.flatMap((statement) => statement.entries);
  const own = entries.filter(({ moduleRequest }) => moduleRequest?.value === name);
  // React Router's second name is no request of the file.
  return (own.length > 0 ? own : entries).flatMap(({ isType, exportName }) =>
    isType || !exportName.name ? [] : [exportName.name],
  );
}

/** Returns version and exports of every shared module, as a shell that is built now provides them. */
export function providedModules(): ShellDescriptor['provides'] {
  return Object.fromEntries(
    sharedNames.map((name) => [name, { version: versionOf(name), exports: exportsOf(name).sort() }]),
  );
}

/** Returns the data about shared modules that a shell's code lacks: versions, and exports of lazy modules. */
export function unloadedFacts(): Record<string, { version: string; exports?: string[] }> {
  return Object.fromEntries(
    Object.entries(providedModules()).map(([name, { version, exports }]) => [
      name,
      SHARED_MODULES[name]?.lazy ? { version, exports } : { version },
    ]),
  );
}

/** By shared module the caret range that a remote requires of the shell. */
export type Requirements = Readonly<Record<string, string>>;

/**
 * Returns what a remote requires by its own package.json; of a library that it does not name, what `shared` is built
 * with. The release states it, so that no page runs a remote with another major than it was written for.
 */
export function requirementsOf(directory: string): Requirements {
  return Object.fromEntries(sharedNames.map((name) => [name, requirementOf(name, directory) ?? `^${versionOf(name)}`]));
}

function requirementOf(name: string, directory: string): string | undefined {
  const { dependencies, devDependencies, peerDependencies } = manifestOf(directory) ?? {};
  const stated = { ...peerDependencies, ...devDependencies, ...dependencies };
  const owner = [packageOf(name), ...(SAME_CODE[packageOf(name)] ?? [])].find((each) => stated[each] !== undefined);
  const range = owner && stated[owner];
  if (!range) return undefined;
  // `catalog:`, `workspace:*` and the like are for the package manager, which has installed what they mean.
  if (!range.includes(':')) return caretOf(range, owner);
  const folder = installedFolder(owner, directory);
  if (!folder) throw new Error(`${owner} is in the package.json of ${directory}, but it is not installed.`);
  return `^${manifestOf(folder)?.version}`;
}

/** Releases state caret ranges only: the shell's version is compared with no other kind. */
function caretOf(range: string, name: string): string {
  const [, major, minor = '0', patch = '0'] =
    /^\^?(\d+)(?:\.(\d+)(?:\.(\d+(?:-[\w.-]+)?))?)?$/.exec(range.trim()) ?? [];
  if (major !== undefined) return `^${major}.${minor}.${patch}`;
  throw new Error(
    `The package.json of this remote names ${name} as ${JSON.stringify(range)}. The shell provides one version of it: name a version or a caret range, such as ^${versionOf(name)}.`,
  );
}

/** Returns the `shared` option of a remote's federation plugin: no copy of a shared module is built into a remote. */
export function sharedByRemote(requirements: Requirements) {
  return Object.fromEntries(
    Object.entries(requirements).map(([name, requiredVersion]) => {
      const version = versionOf(name);
      // The range is stated, because the plugin would take the workspace's `catalog:` and `workspace:*` for ranges.
      return [name, { import: false as const, singleton: true, strictVersion: true, version, requiredVersion }];
    }),
  );
}
