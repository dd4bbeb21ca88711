import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { RsbuildConfig, Rspack, rspack as rspackModule } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { compressedCopies } from './compress.ts';

type RspackModule = typeof rspackModule;

/** The mode of a compilation: for users, or for the engineer who is changing it. */
export type BuildMode = 'production' | 'development';

/** Rsbuild names the mode so before it reads a configuration: `rsbuild dev` is for development. */
export function buildMode(): BuildMode {
  return process.env.NODE_ENV === 'development' ? 'development' : 'production';
}

const resolveFrom = (from: string, name: string) => createRequire(from).resolve(name);
const runtimeTools = ['@module-federation/enhanced', '@module-federation/runtime-tools'].reduce(
  resolveFrom,
  import.meta.filename,
);
/** The plugin aliases the bare name to the CommonJS file, so the name has to be replaced as well. */
const federationRuntime = resolveFrom(runtimeTools, '@module-federation/runtime');

const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime';
const bundlerRuntime = resolveFrom(runtimeTools, BUNDLER_RUNTIME);
/** The start of a container: a module whose request is its source text, which imports the bundler runtime by its path. */
const CONTAINER_START = /!=!data:text\/javascript,/;

/** Rspack picks the CommonJS files of the federation runtime, which defeats tree shaking; their ES twins lie beside them. */
function redirectFederationRuntimeToEsModules(rspack: RspackModule) {
  const commonJs = /^@module-federation\/runtime$|^[^!]*@module-federation[^!]*\.cjs$/;
  return new rspack.NormalModuleReplacementPlugin(commonJs, (data) => {
    if ('createData' in data) return;
    const file = data.request === '@module-federation/runtime' ? federationRuntime : data.request;
    data.request = file.replace(/\.cjs$/, '.js');
  });
}

const require = createRequire(import.meta.url);

/** Lingui's macros of a screen become calls by message id; their English is in the catalogue like any other language. */
const linguiMacros = (development: boolean): [string, Record<string, unknown>] => [
  require.resolve('@lingui/swc-plugin'),
  { descriptorFields: development ? 'all' : 'id-only' },
];

/** Module ids are hashes of requests: an absolute path in one of them would give each directory another build. */
function importBundlerRuntimeByName(rspack: RspackModule) {
  return new rspack.NormalModuleReplacementPlugin(CONTAINER_START, (data) => {
    if ('createData' in data) return;
    data.request = data.request.replace(encodeURIComponent(bundlerRuntime), encodeURIComponent(BUNDLER_RUNTIME));
  });
}

/** All messages of a package in one language come in one file. `pattern` matches files beside `locales/<language>.po`. */
const messagesIn = (language: string, pattern?: string) => ({
  test: new RegExp(`(?:${pattern ? `${pattern}|` : ''}[\\\\/]locales[\\\\/]${language}\\.po)$`),
  name: `texts-${language}`,
  chunks: 'async' as const,
  priority: 20,
  enforce: true,
});

/** The loader of `import text from './x.worker.ts?worker-text'`. */
const WORKER_TEXT = join(import.meta.dirname, `workerTextLoader${extname(import.meta.filename)}`);

/** Returns the build configuration that all packages of the suite have in common. */
export function commonPreset(
  directory: string,
  mode: BuildMode,
  plugins: Rspack.RspackPluginInstance[] = [],
): RsbuildConfig {
  const development = mode === 'development';
  return {
    root: directory,
    mode,
    plugins: [
      pluginReact({ fastRefresh: development, swcReactOptions: { development, runtime: 'automatic' } }),
      compressedCopies(),
    ],
    // What changes while it runs has no fixed hash.
    security: { sri: { enable: !development } },
    output: {
      target: 'web',
      distPath: { root: 'dist' },
      overrideBrowserslist: ['chrome >= 120', 'edge >= 120', 'firefox >= 121', 'safari >= 17'],
      sourceMap: { js: development ? 'cheap-module-source-map' : 'hidden-source-map', css: false },
      legalComments: 'none',
    },
    server: { printUrls: false },
    performance: { printFileSize: false },
    resolve: { alias: { [`${BUNDLER_RUNTIME}$`]: bundlerRuntime.replace(/\.cjs$/, '.js') } },
    splitChunks: {
      cacheGroups: {
        en: messagesIn('en'),
        hi: messagesIn('hi', String.raw`\.hi\.ts`),
        gu: messagesIn('gu', String.raw`\.gu\.ts`),
      },
    },
    tools: {
      swc: { jsc: { experimental: { plugins: [linguiMacros(development)] } } },
      rspack: (config, { rspack, appendPlugins }) => {
        appendPlugins([redirectFederationRuntimeToEsModules(rspack), importBundlerRuntimeByName(rspack), ...plugins]);
        // Emotion drags them in for a function that nobody calls; as CommonJS they cannot be shaken off otherwise.
        config.module?.rules?.push({ test: /[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false });
        config.module?.rules?.push({ resourceQuery: /^\?worker-text$/, use: WORKER_TEXT });
        const compiled = {
          loader: require.resolve('@lingui/loader'),
          options: { failOnMissing: !development, failOnCompileError: true },
        };
        config.module?.rules?.push({ test: /\.po$/, type: 'javascript/auto', use: compiled });
        config.output ??= {};
        config.output.crossOriginLoading = 'anonymous';
        // Longest wait for one chunk, in milliseconds. A development server answers once it has compiled.
        config.output.chunkLoadTimeout = development ? 60_000 : 8_000;
      },
    },
  };
}
