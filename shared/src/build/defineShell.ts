import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { developmentShell } from './developmentShell.ts';
import { type BuildMode, buildMode } from './preset.ts';
import { providedModules, unloadedFacts } from './sharedModules.ts';
import { shellPreset } from './shellPreset.ts';

/** Writes a JSON file beside the built files, made from the finished compilation. */
class JsonPlugin {
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

const DOCUMENT = 'index.html';
const PLACEHOLDER = 'content="unbuilt"';

/** Names a build of the shell by the content of its files, also in its document, where every page can read it. */
function nameBuild(compilation: Rspack.Compilation, version: string): string {
  const hash = createHash('sha256');
  const assets = compilation.getAssets().filter(({ name }) => !name.endsWith('.map'));
  for (const { name, source } of assets.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    hash.update(`${name}\0`).update(source.buffer());
  }
  const build = `${version}-${hash.digest('hex').slice(0, 12)}`;
  const document = compilation.getAsset(DOCUMENT);
  if (!document?.source.source().includes(PLACEHOLDER)) {
    throw new Error(`${DOCUMENT} has no place for the name of the build: ${PLACEHOLDER} is missing.`);
  }
  const { RawSource } = compilation.compiler.webpack.sources;
  compilation.updateAsset(
    DOCUMENT,
    (source) => new RawSource(String(source.source()).replace(PLACEHOLDER, `content="${build}"`)),
  );
  return build;
}

/** Defines the build of the shell. It is no container: `shell/src/remotes/runtime.ts` creates the runtime on demand. */
export function defineShell(directory: string, mode: BuildMode = buildMode()): RsbuildConfig {
  const federation: RsbuildConfig = {
    source: {
      define: {
        PROVIDED_MODULES: JSON.stringify(unloadedFacts()),
        ENV_TARGET: JSON.stringify('web'),
      },
    },
  };
  if (mode === 'development') {
    return mergeRsbuildConfig(shellPreset(directory, directory, mode), federation, developmentShell(directory));
  }
  return mergeRsbuildConfig(shellPreset(directory, directory, mode, [shellDescriptor(directory)]), federation);
}

function shellDescriptor(directory: string): JsonPlugin {
  const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { version: string };
  return new JsonPlugin('shell.json', (compilation) => ({
    version,
    build: nameBuild(compilation, version),
    provides: providedModules(),
  }));
}

/**
 * The shell and its remotes as one bundle without federation, to measure what federation costs.
 * @param shell Folder of the shell.
 * @param federation Module that replaces the shell's `remotes/runtime.ts` and `remotes/releaseFiles.ts`.
 */
export function defineTwin(directory: string, shell: string, federation: string): RsbuildConfig {
  return mergeRsbuildConfig(shellPreset(directory, shell, 'production'), {
    tools: {
      rspack: (_config, { rspack, appendPlugins }) => {
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(
            /\/remotes\/(?:runtime|releaseFiles)\.ts$|^\.\/(?:runtime|releaseFiles)\.ts$/,
            federation,
          ),
        );
      },
    },
  });
}
