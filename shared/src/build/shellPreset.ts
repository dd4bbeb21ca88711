import { join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { prerenderedDocument } from './prerenderedDocument.ts';
import { type BuildMode, commonPreset } from './preset.ts';

type Module = Pick<Rspack.Module, 'nameForCondition'>;

const LIBRARY = /[\\/]node_modules[\\/]/;
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/**
 * Splits the code of every page and that behind the sign-in. Libraries change seldom, so they are separate from our own
 * code. React is as large as all other initial libraries together, and has a file of its own: files that load in
 * parallel share the connection, and all wait for the largest. More files would only be more requests.
 */
function part(name: 'bootstrap' | 'dashboard', priority: number) {
  return {
    chunks: 'async',
    // Other chunks that need such a module share it: a chunk that is imported before these are loaded would copy it.
    test: (module: Rspack.Module, { chunkGraph }: Pick<Rspack.Compilation, 'chunkGraph'>) =>
      chunkGraph.getModuleChunks(module).some((chunk) => chunk.name === name),
    name: (module: Module) => {
      const file = module.nameForCondition() ?? '';
      if (REACT.test(file)) return `${name}-react`;
      return LIBRARY.test(file) ? `${name}-libraries` : name;
    },
    priority,
    enforce: true,
  } as const;
}

/** First line of a script that makes Chromium compile all functions in the background while the script loads. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/**
 * Returns the build configuration of a shell, with federated remotes or without.
 * @param directory Folder of the build.
 * @param shell Folder of the shell's sources.
 */
export function shellPreset(
  directory: string,
  shell: string,
  mode: BuildMode,
  plugins: Rspack.RspackPluginInstance[] = [],
): RsbuildConfig {
  const page: RsbuildConfig = {
    source: { entry: { index: join(shell, 'src/main.ts') } },
    html: { template: join(shell, 'src/index.html') },
  };
  if (mode === 'development') return mergeRsbuildConfig(commonPreset(directory, mode, plugins), page);
  return mergeRsbuildConfig(commonPreset(directory, mode, plugins), page, {
    plugins: [prerenderedDocument(shell)],
    output: { assetPrefix: '/' },
    // Every page runs them, so they are asked for by the document and not by its first script.
    performance: {
      preload: { type: 'async-chunks', include: [/\/bootstrap(?:-react|-libraries)?\.[^/]+\.js$/] },
    },
    // English is part of the shell's code: no page of it waits for one more file.
    splitChunks: { cacheGroups: { bootstrap: part('bootstrap', 11), dashboard: part('dashboard', 10), en: false } },
    tools: {
      rspack: (_config, { rspack, appendPlugins }) => {
        appendPlugins(
          new rspack.BannerPlugin({
            banner: COMPILE_AHEAD,
            raw: true,
            test: /[\\/](?:bootstrap|dashboard)[^\\/]*\.js$/,
            // After the minimiser, which would take it for a comment like any other.
            stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
          }),
        );
      },
    },
  });
}
