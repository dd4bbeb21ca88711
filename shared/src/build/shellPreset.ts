import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { type BuildMode, commonPreset, linguiPreset } from './preset.ts';

type Module = Pick<Rspack.Module, 'nameForCondition'>;

const LIBRARY = /[\\/]node_modules[\\/]/;
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/**
 * Splits the code of every page and that behind the sign-in. Libraries change seldom, so they are separate from our own
 * code. React is as large as all other initial libraries together, and has a file of its own: files that load in
 * parallel share the connection, and all wait for the largest. More files would only be more requests.
 */
function part(name: 'bootstrap' | 'calls' | 'dashboard', priority: number) {
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

/** The code of calls with its schemas, in one file that the sign-in loads with its form's focus, and the dashboard at once. */
const calls = { ...part('calls', 11), name: 'calls' };

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
    source: { entry: { index: join(shell, 'src/start.ts') } },
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
    splitChunks: { cacheGroups: { bootstrap: part('bootstrap', 12), calls, dashboard: part('dashboard', 10) } },
    tools: {
      rspack: (_config, { rspack, appendPlugins }) => {
        appendPlugins(
          new rspack.BannerPlugin({
            banner: COMPILE_AHEAD,
            raw: true,
            test: /[\\/](?:bootstrap|calls|dashboard)[^\\/]*\.js$/,
            // After the minimiser, which would take it for a comment like any other.
            stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
          }),
        );
      },
    },
  });
}

/** Markup that is drawn before any script has run. */
interface PrerenderedPage {
  markup: string;
  /** Style elements. The script of the document names their rules to Emotion, which then need not write them again. */
  styles: string;
}

/** Renders a first page into the document at build, which is visible and usable before any script has run. */
function prerenderedDocument(directory: string): RsbuildPlugin {
  return {
    name: 'seamline:prerendered-document',
    setup: (api) => {
      let page: PrerenderedPage | undefined;
      api.onBeforeBuild(async () => {
        page = partsOf(await draw(directory));
      });
      api.modifyHTML((html) => (page ? withPage(html, page) : html));
    },
  };
}

/** Builds `src/prerender.tsx` for Node and runs it. */
async function draw(directory: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seamline-prerender-'));
  try {
    const rsbuild = await createRsbuild({
      cwd: directory,
      config: mergeRsbuildConfig(linguiPreset('production'), {
        mode: 'production',
        logLevel: 'error',
        plugins: [pluginReact({ fastRefresh: false, swcReactOptions: { development: false, runtime: 'automatic' } })],
        source: { entry: { prerender: './src/prerender.tsx' } },
        output: { target: 'node', module: true, distPath: { root: folder }, filename: { js: '[name].mjs' } },
        performance: { printFileSize: false },
      }),
    });
    await rsbuild.build();
    const { prerender } = (await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as {
      prerender(): string;
    };
    return prerender();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Merges the style elements that Emotion writes before each first use. Global ones stay separate, as it expects. */
function partsOf(drawn: string): PrerenderedPage {
  const marks: string[] = [];
  const rules: string[] = [];
  const globals = new Set<string>();
  const markup = drawn
    .replaceAll(
      /<style data-emotion="css(-global)? ([^"]*)"[^>]*>([\s\S]*?)<\/style>/g,
      (_all, isGlobal, mark, css) => {
        if (isGlobal) globals.add(styleOf(`css-global ${mark}`, css));
        else {
          marks.push(mark);
          rules.push(css);
        }
        return '';
      },
    )
    // The page sets its title once it runs, since the document is the same for every URL.
    .replaceAll(/<title>[^<]*<\/title>/g, '');
  return { markup, styles: [...globals, styleOf(`css ${marks.join(' ')}`, rules.join(''))].join('') };
}

function styleOf(rules: string, css: string): string {
  return `<style data-rules="${rules}">${css}</style>`;
}

function withPage(html: string, { markup, styles }: PrerenderedPage): string {
  return html
    .replace('<!-- first-paint -->', () => styles)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
}
