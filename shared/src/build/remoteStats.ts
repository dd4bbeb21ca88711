import { join } from 'node:path';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Rspack } from '@rsbuild/core';
import type { Operations } from '@seamline/shared/contract/releases/operations';
import { EXPOSED_MODULE, type RegistryFacts } from '@seamline/shared/contract/releases/registry';
import type { RemoteCommand } from '@seamline/shared/contract/releases/remote-commands';
import { LANGUAGES } from '@seamline/shared/session';
import { declaredRoutes } from './declaredRoutes.ts';
import type { RemotePackage } from './defineRemote.ts';
import { type BuildMode, messagesChunk } from './preset.ts';
import { requiredModules } from './requiredExports.ts';
import { requiredOperations } from './requiredOperations.ts';
import type { Requirements } from './sharedModules.ts';

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
