import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ShellDescriptor } from '@seamline/shared/contract/releases/builds';
import type { BuildMode } from './preset.ts';
import { SHARED_MODULES } from './sharedModules.ts';

/** React Router has two names for the same release of the same code; `shared` has it by the second one. */
const SAME_CODE: Readonly<Record<string, readonly string[]>> = {
  'react-router': ['react-router-dom'],
  'react-router-dom': ['react-router'],
};

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

/** Returns version and exports of every shared module, as a shell that is built now provides them. */
export function providedModules(): ShellDescriptor['provides'] {
  return Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, { exports = Object.keys(require(name) as object) }]) => [
      name,
      { version: versionOf(name), exports: [...exports].sort() },
    ]),
  );
}

/** Returns the source text of the module that provides the shared modules in the page, for `provided.ts` of the shell. */
export function providerSource(mode: BuildMode): string {
  const imports: string[] = [];
  const entries = Object.entries(SHARED_MODULES).map(([name, { exports, lazy }], index) => {
    const request = JSON.stringify(providerRequest(name, mode));
    const version = JSON.stringify(versionOf(name));
    if (lazy) {
      // The names in the callback are what Rspack keeps of the chunk.
      const get = `() => import(${request}).then(({ ${exports} }) => () => ({ ${exports} }))`;
      return `['${name}', { version: ${version}, exports: ${JSON.stringify(exports)}, source: { get: ${get} } }]`;
    }
    const module = `module${index}`;
    imports.push(`import ${exports ? `* as ${module}` : module} from ${request};`);
    const provided = exports?.map((each) => `${each}: ${module}.${each}`);
    return `['${name}', loaded(${version}, ${provided ? `{ ${provided.join(', ')} }` : module})]`;
  });
  return `
${imports.join('\n')}
const loaded = (version, module) => ({ version, exports: Object.keys(module), source: { lib: () => module } });
export const provided = new Map([
${entries.join(',\n')}
]);`;
}

/** Returns the request by which the shell imports a shared module. */
function providerRequest(name: string, mode: BuildMode): string {
  if (name === 'react/jsx-dev-runtime' && mode === 'production') return './jsxDevRuntime.ts';
  return name === 'react-router' ? 'react-router-dom' : name;
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

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Returns the package.json of a folder; undefined where there is none. */
function manifestOf(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** Returns the real folder of a package as Node finds it. Many packages do not export their package.json. */
function installedFolder(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === dirname(folder)) return undefined;
  }
}
