import type { Rspack } from '@rsbuild/core';
import type { ShellDescriptor } from '@seamline/shared/contract/releases/builds';
import { satisfiesCaret } from '@seamline/shared/contract/releases/registry';
import { packageOf, providedModules, type Requirements, sharedNames } from './shareScope.ts';

/** Rspack's state of an export that nothing uses. */
const UNUSED = 0;
const SHARED_PACKAGES = new Set(sharedNames.map(packageOf).filter((name) => name !== '@seamline/shared'));
/** Shared modules of a build: the version range and the used exports by name. */
export interface RequiredModules {
  shared: Record<string, string>;
  uses: Record<string, string[]>;
}

/** Reads from the module graph which exports of which shared modules a build uses; `*` means a whole module. */
export function requiredModules(
  { modules, moduleGraph, chunkGraph }: Rspack.Compilation,
  requirements: Requirements,
): RequiredModules {
  const required: RequiredModules = { shared: {}, uses: {} };
  for (const module of modules) {
    if (module.type !== 'consume-shared-module') continue;
    // Rspack names the module that takes another one from the share scope by its name and its range.
    const identifier = module.identifier();
    const found = Object.entries(requirements).find(([name, range]) => identifier.includes(` ${name}@${range} `));
    if (!found || [...chunkGraph.getModuleChunksIterable(module)].length === 0) continue;
    const exportsInfo = moduleGraph.getExportsInfo(module);
    const used = moduleGraph
      .getIncomingConnections(module)
      .flatMap(({ dependency }) => exportOf(dependency) ?? [])
      .filter((name) => exportsInfo.getUsed(name, undefined) !== UNUSED);
    const [name, range] = found;
    required.shared[name] = range;
    required.uses[name] = [...new Set(used)].sort();
  }
  return required;
}

/** Returns the export that a dependency takes, `*` for the whole module, and undefined if it only runs the module. */
function exportOf({ type, ids }: Rspack.Dependency): string | undefined {
  if (type === 'esm import' || type === 'esm export import') return undefined;
  const [first, second] = ids ?? [];
  // `React.useState` takes `useState`: a CommonJS module is its own default export.
  return first === 'default' ? (second ?? '*') : (first ?? '*');
}

/** Fails the build of a remote that needs a version, an export or a module which the shell does not provide. */
export class RequiredExportsPlugin {
  readonly #requirements: Requirements;

  constructor(requirements: Requirements) {
    this.#requirements = requirements;
  }

  apply(compiler: Rspack.Compiler) {
    const provided = providedModules();
    compiler.hooks.thisCompilation.tap('RequiredExportsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('RequiredExportsPlugin', () => {
        const { shared, uses } = requiredModules(compilation, this.#requirements);
        for (const sentence of otherVersions(shared, provided)) {
          compilation.errors.push(new compiler.webpack.WebpackError(sentence));
        }
        for (const [name, used] of Object.entries(uses)) {
          const missing = used.filter((each) => each !== '*' && !provided[name]?.exports.includes(each));
          for (const each of missing)
            compilation.errors.push(new compiler.webpack.WebpackError(missingExport(name, each)));
        }
        for (const request of bundledRequests(compilation)) {
          compilation.errors.push(new compiler.webpack.WebpackError(missingModule(request)));
        }
      });
    });
  }
}

/** Returns one sentence for each library of which the shell provides another version than the remote requires. */
function otherVersions(shared: Record<string, string>, provided: ShellDescriptor['provides']): Set<string> {
  const sentences = Object.entries(shared).flatMap(([name, range]) => {
    const version = provided[name]?.version ?? '';
    return satisfiesCaret(version, range) ? [] : [otherVersion(packageOf(name), range, version)];
  });
  return new Set(sentences);
}

/** Returns the requests that built a part of a shared package into the remote. */
function bundledRequests({ modules, moduleGraph }: Rspack.Compilation): Set<string> {
  const found = new Set<string>();
  for (const module of modules) {
    for (const { dependency, module: target } of moduleGraph.getOutgoingConnections(module)) {
      const { request } = dependency;
      if (!request || !target || target.type === 'consume-shared-module') continue;
      if (SHARED_PACKAGES.has(packageOf(request))) found.add(request);
    }
  }
  return found;
}

function otherVersion(library: string, range: string, version: string): string {
  return `This remote requires ${library} ${range} by its package.json, and the shell provides ${version}. A page has one version of it for all remotes: require that one, or build against a shell that has yours.`;
}

function missingExport(name: string, missing: string): string {
  return `The shell does not provide ${missing} of ${name}. Add it to shared/src/build/sharedModules.ts, and release a shell with it before this remote.`;
}

function missingModule(request: string): string {
  const others = sharedNames.filter((name) => packageOf(name) === packageOf(request)).join(', ');
  return `The shell does not provide ${request}, and a copy in this remote would have a state of its own. Import one of ${others}, or add it to shared/src/build/sharedModules.ts, and release a shell with it before this remote.`;
}
