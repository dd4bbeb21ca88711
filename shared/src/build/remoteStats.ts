import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Rspack } from '@rsbuild/core';
import { EXPOSED_MODULE, type RegistryFacts } from '@seamline/shared/contract/releases/builds';
import { type Operations, operationOf } from '@seamline/shared/contract/releases/operations';
import type { RemoteCommand } from '@seamline/shared/contract/releases/remote-commands';
import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';
import { LANGUAGES } from '@seamline/shared/session';
import { type Expression, type ObjectExpression, parseSync, Visitor } from 'oxc-parser';
import type { RemotePackage } from './defineRemote.ts';
import { type BuildMode, messagesChunk } from './preset.ts';
import { requiredModules } from './requiredExports.ts';
import type { Requirements } from './shareScope.ts';

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];
type ManifestOptions = Exclude<NonNullable<FederationOptions['manifest']>, boolean>;
type AdditionalData = NonNullable<ManifestOptions['additionalData']>;
type Stats = Parameters<AdditionalData>[0]['stats'];

export interface Remote {
  directory: string;
  name: string;
  about: RemotePackage;
  mode: BuildMode;
  commands: readonly RemoteCommand[];
  requirements: Requirements;
}

/** Adds to `mf-stats.json` the used exports of shared modules, the used operations, and the rest of the registry's entry. */
export function additionalData({ directory, name, about, mode, commands, requirements }: Remote): AdditionalData {
  const { devPort: _, ...remote } = about.remote;
  return ({ stats, compilation }) => {
    const rspackCompilation = compilation as unknown as Rspack.Compilation;
    const { uses } = requiredModules(rspackCompilation, requirements);
    const isForDevelopment = mode === 'development' || 'react/jsx-dev-runtime' in uses;
    const seamline: RegistryFacts & { operations: Operations } = {
      name,
      version: about.version,
      ...remote,
      ...pagesOf(rspackCompilation, directory, stats),
      messages: messagesOf(rspackCompilation),
      ...(commands.length > 0 && { commands: [...commands] }),
      operations: requiredOperations(rspackCompilation),
      ...(isForDevelopment && { react: 'development' }),
    };
    // Rspack lists them in the order in which it came upon them, and the manifest is made from this list: the same
    // sources have to give the same bytes, on a busy machine as well.
    const shared = stats.shared
      .map((each) => ({ ...each, usedExports: uses[each.name] ?? [] }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    return { ...stats, shared, seamline };
  };
}

/** Returns by language the script files of the messages. */
function messagesOf({ namedChunks }: Rspack.Compilation): NonNullable<RegistryFacts['messages']> {
  const filesIn = (language: string) => [...(namedChunks.get(messagesChunk(language))?.files ?? [])];
  return Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, filesIn(language)]));
}

/** Returns by page the script files of its screen beyond those of the exposed module, and the data to prefetch. */
function pagesOf(compilation: Rspack.Compilation, directory: string, { exposes }: Stats) {
  const own = new Set(exposes.find(({ path }) => path === EXPOSED_MODULE)?.assets.js.sync);
  const blocks = [...compilation.modules].flatMap(({ blocks }) => blocks);
  const routes = declaredRoutes(join(directory, 'src/routes.tsx'));
  const screens = routes.map(({ path, request }) => {
    const block = blocks.find(({ dependencies }) => dependencies.some((each) => each.request === request));
    const files = (block && compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles()) ?? [];
    return [path, files.filter((file) => file.endsWith('.js') && !own.has(file)).sort()];
  });
  const prefetch = routes.flatMap(({ path, prefetch }) => (prefetch.length > 0 ? [[path, prefetch]] : []));
  return { screens: Object.fromEntries(screens), prefetch: Object.fromEntries(prefetch) };
}

/** A route as its source declares it. */
interface DeclaredRoute {
  /** Path below /dashboard, without parameters. */
  path: string;
  /** Request of the screen's module, as it is imported. */
  request: string;
  /** URLs of the data to prefetch. */
  prefetch: string[];
}

/** Reads the routes with a lazy screen from a remote's `routes.tsx`, without those that have parameters. */
export function declaredRoutes(file: string): DeclaredRoute[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const found: DeclaredRoute[] = [];
  const visitor = new Visitor({
    ObjectExpression(node) {
      const path = textOf(propertyOf(node, 'path'));
      const request = importedBy(propertyOf(node, 'lazy'));
      if (path === undefined || request === undefined || /[:*]/.test(path)) return;
      found.push({ path, request, prefetch: prefetchOf(propertyOf(node, 'handle')) });
    },
  });
  visitor.visit(program);
  return found;
}

function propertyOf(node: ObjectExpression, name: string): Expression | undefined {
  for (const property of node.properties) {
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name) {
      return property.value as Expression;
    }
  }
  return undefined;
}

function textOf(node: Expression | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** Returns the request of `() => import('./Screen.tsx')`. */
function importedBy(node: Expression | undefined): string | undefined {
  if (node?.type !== 'ArrowFunctionExpression') return undefined;
  const body = node.body as unknown as Expression;
  return body.type === 'ImportExpression' ? textOf(body.source) : undefined;
}

function prefetchOf(handle: Expression | undefined): string[] {
  const list = handle?.type === 'ObjectExpression' ? propertyOf(handle, 'prefetch') : undefined;
  if (!list) return [];
  const urls =
    list.type === 'ArrayExpression' ? list.elements.map((element) => textOf(element as Expression)) : [undefined];
  return urls.map((url) => {
    if (url === undefined) throw new Error('Write the prefetch list of a route as literal URLs: the build reads them.');
    return url;
  });
}

/** Rspack's state of an export that nothing uses. */
const UNUSED = 0;
const CONTRACT = join(import.meta.dirname, '../contract');
const require = createRequire(import.meta.url);

/**
 * Returns the operations that a build uses: those that modules of the contract export and the module graph says are
 * used. `call()` checks a whole answer by its schema, so every field that the schema requires is a field that is read.
 */
function requiredOperations({ modules, moduleGraph }: Rspack.Compilation): Operations {
  const found: [string, Operations[string]][] = [];
  const files = new Set(contractFiles());
  for (const module of modules) {
    const file = module.nameForCondition();
    if (!file || !files.has(file)) continue;
    const exportsInfo = moduleGraph.getExportsInfo(module);
    for (const [name, value] of Object.entries(require(file) as object)) {
      if (isEndpoint(value) && exportsInfo.getUsed(name, undefined) !== UNUSED) {
        found.push([`${value.method} ${value.path}`, operationOf(value)]);
      }
    }
  }
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The modules of the contract: TypeScript in the workspace, JavaScript in the packed package. */
function contractFiles(): string[] {
  const extension = extname(import.meta.filename);
  return readdirSync(CONTRACT, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith(extension) && !/\.(test|d)\.ts$/.test(name))
    .map((name) => join(CONTRACT, name));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
}
