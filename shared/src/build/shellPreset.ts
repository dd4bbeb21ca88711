import { join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { prerenderedDocument } from './prerenderedDocument.ts';
import { type BuildMode, commonPreset } from './preset.ts';

type Chunk = Pick<Rspack.Chunk, 'name'>;
type Module = Pick<Rspack.Module, 'nameForCondition'>;

const LIBRARY = /[\\/]node_modules[\\/]/;
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/**
 * Splits the code of every page and that behind the sign-in. Libraries change seldom, so they are separate from our own
 * code. React is as large as all other initial libraries together, and has a file of its own: files that load in
 * parallel share the connection, and all wait for the largest. More files would only be more requests.
 */
const PARTS = {
  chunks: ({ name }: Chunk) => name === 'bootstrap' || name === 'dashboard',
  name: (module: Module, chunks: readonly Chunk[]) => {
    const part = chunks.some(({ name }) => name === 'bootstrap') ? 'bootstrap' : 'dashboard';
    const file = module.nameForCondition() ?? '';
    if (REACT.test(file)) return `${part}-react`;
    return LIBRARY.test(file) ? `${part}-libraries` : part;
  },
  priority: 10,
  enforce: true,
} as const;

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
    splitChunks: { cacheGroups: { parts: PARTS, en: false } },
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
