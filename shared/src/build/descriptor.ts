import type { Rspack } from '@rsbuild/core';
import type { RemotePackage } from './defineRemote.ts';
import type { BuildMode } from './preset.ts';
import { requiredModules } from './requiredExports.ts';

/** The name of the chunk that holds `./routes`. */
export const EXPOSED_CHUNK = 'routes';

interface Description {
  name: string;
  container: string;
  entry: string;
  about: RemotePackage;
  mode: BuildMode;
}

/** Writes a JSON file beside the built files, made from the finished compilation. */
export class JsonPlugin {
  readonly #file: string;
  readonly #content: (compilation: Rspack.Compilation) => unknown;

  constructor(file: string, content: (compilation: Rspack.Compilation) => unknown) {
    this.#file = file;
    this.#content = content;
  }

  apply(compiler: Rspack.Compiler) {
    compiler.hooks.thisCompilation.tap('JsonPlugin', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'JsonPlugin', stage }, () => {
        const text = `${JSON.stringify(this.#content(compilation), null, 2)}\n`;
        compilation.emitAsset(this.#file, new compiler.rspack.sources.RawSource(text));
      });
    });
  }
}

/** `remote.json`: all that publishing needs to know of a build. */
export function remoteDescription({ name, container, entry, about, mode }: Description): JsonPlugin {
  const { devPort: _, ...remote } = about.remote;
  return new JsonPlugin('remote.json', (compilation) => {
    const required = requiredModules(compilation);
    const isForDevelopment = mode === 'development' || 'react/jsx-dev-runtime' in required.shared;
    return {
      name,
      version: about.version,
      ...remote,
      container,
      entry,
      ...required,
      ...(isForDevelopment && { react: 'development' }),
      preload: firstFiles(compilation),
      screens: screenFiles(compilation),
    };
  });
}

/** The script files of the exposed module itself, which is asked for right after the entry. */
function firstFiles(compilation: Rspack.Compilation): string[] {
  const exposed = [...compilation.chunks].filter((chunk) => chunk.name === EXPOSED_CHUNK);
  return exposed.flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.js'))).sort();
}

/** By page: the script files of its screen that are none of the exposed module's own. */
function screenFiles(compilation: Rspack.Compilation): Record<string, string[]> {
  const own = new Set(firstFiles(compilation));
  const blocks = [...compilation.modules].flatMap(({ blocks }) => blocks);
  const found: Record<string, string[]> = {};
  for (const source of builtSources(compilation)) {
    for (const [, page = '', request] of source.matchAll(PAGE)) {
      const block = blocks.find(({ dependencies }) => dependencies.some((each) => each.request === request));
      const files = (block && compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles()) ?? [];
      found[page] = files.filter((file) => file.endsWith('.js') && !own.has(file)).sort();
    }
  }
  return found;
}

/** A route that names its page and imports its screen; pages with parameters are never the first that somebody opens. */
const PAGE =
  /\bpath:\s*["']([a-z0-9/-]+)["'],\s*lazy:\s*\(\)\s*=>\s*import\(\s*(?:\/\*[^*]*\*\/\s*)?["']([^"']+)["'],?\s*\)/g;

function* builtSources(compilation: Rspack.Compilation): Generator<string> {
  for (const module of compilation.modules) {
    if ([...compilation.chunkGraph.getModuleChunksIterable(module)].length === 0) continue;
    const inner = 'modules' in module ? (module.modules as Rspack.Module[]) : [module];
    for (const part of inner) {
      const source = part.originalSource()?.source();
      if (typeof source === 'string') yield source;
    }
  }
}
