import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { namedBuild, SHELL_DOCUMENT, shellContent } from '@seamline/shared/contract/releases/composition';
import { developmentShell } from './development.ts';
import { type BuildMode, buildMode, snapshotHandler } from './preset.ts';
import { providedModules, providerSource } from './shareScope.ts';
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

/** Names a build of the shell by the content of its files, also in its document, where every page can read it. */
function nameBuild(compilation: Rspack.Compilation, version: string): { build: string; sha256: string } {
  const hash = createHash('sha256');
  const assets = compilation.getAssets().filter(({ name }) => !name.endsWith('.map'));
  const files = assets.map(({ name, source }) => ({ path: name, bytes: source.buffer() }));
  for (const part of shellContent(files)) hash.update(part);
  const sha256 = hash.digest('hex');
  const build = `${version}-${sha256.slice(0, 12)}`;
  const document = compilation.getAsset(SHELL_DOCUMENT);
  if (!document?.source.source().includes(namedBuild())) {
    throw new Error(`${SHELL_DOCUMENT} has no place for the name of the build: ${namedBuild()} is missing.`);
  }
  const { RawSource } = compilation.compiler.webpack.sources;
  compilation.updateAsset(
    SHELL_DOCUMENT,
    (source) => new RawSource(String(source.source()).replace(namedBuild(), namedBuild(build))),
  );
  return { build, sha256 };
}

/**
 * Manifests of remotes serve Module Federation DevTools, which override remotes in development alone. The runtime has an
 * option that leaves out their plugin, but keeps the handler while there are remotes: when one is removed, it
 * looks into the handler's cache.
 */
const NO_SNAPSHOTS = `
import { DisabledSnapshotHandler } from './disabled.js';
export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});`;

/** Defines the build of the shell. It is no container: `shell/src/remotes/runtime.ts` creates the runtime on demand. */
export function defineShell(directory: string, mode: BuildMode = buildMode()): RsbuildConfig {
  const development = mode === 'development';
  const files = {
    [join(directory, 'src/remotes/provided.ts')]: providerSource(mode),
    ...(!development && { [snapshotHandler]: NO_SNAPSHOTS }),
  };
  const federation: RsbuildConfig = {
    source: {
      define: { ENV_TARGET: JSON.stringify('web'), FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: String(!development) },
    },
    tools: {
      rspack: (_config, { rspack, appendPlugins }) => {
        appendPlugins(new rspack.experiments.VirtualModulesPlugin(files));
      },
    },
  };
  if (development) {
    return mergeRsbuildConfig(shellPreset(directory, directory, mode), federation, developmentShell(directory));
  }
  return mergeRsbuildConfig(shellPreset(directory, directory, mode, [shellDescriptor(directory)]), federation);
}

function shellDescriptor(directory: string): JsonPlugin {
  const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { version: string };
  return new JsonPlugin('shell.json', (compilation) => ({
    version,
    ...nameBuild(compilation, version),
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
