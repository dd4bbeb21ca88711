import { join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { prerenderedDocument } from './prerenderedDocument.ts';
import { type BuildMode, commonPreset } from './preset.ts';

type Chunk = Pick<Rspack.Chunk, 'name'>;
type Module = Pick<Rspack.Module, 'nameForCondition'>;

const LIBRARY = /[\\/]node_modules[\\/]/;
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/**
 * What every page runs first, and what is behind the sign-in. Libraries change seldom, so they stand apart from our own
 * code. React alone is as large as all the others that a page begins with: files that come at once share the line, the
 * largest ends last, and all wait for it. More files than these would only be more requests.
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

/** Chromium compiles what begins with it while it comes, beside the page's own work, and not when it is called. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/**
 * What a shell is built with, whether its remotes are federated or not.
 * @param directory Folder of what is built.
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
