import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPlugin,
  type Rspack,
  type rspack as rspackModule,
} from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESSIBLE = /\.(?:js|css|html|json|svg)$/;

/** Writes a .br and a .gz beside every built file, so that any static host can send them unchanged. */
function compressedCopies(): RsbuildPlugin {
  return {
    name: 'seamline:compressed-copies',
    setup: (api) => {
      // In watch mode the next build comes before smaller files would pay off. A build that failed wrote no files.
      api.onAfterBuild(({ isWatch, stats }) =>
        isWatch || stats?.hasErrors() ? undefined : compressFolder(api.context.distPath),
      );
    },
  };
}

/** Compresses the files in a folder and below that become smaller. */
export async function compressFolder(folder: string): Promise<void> {
  const paths = await readdir(folder, { recursive: true });
  await Promise.all(paths.filter((path) => COMPRESSIBLE.test(path)).map((path) => compress(join(folder, path))));
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    zip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeTwin(`${path}.br`, br, bytes.length), writeTwin(`${path}.gz`, gz, bytes.length)]);
}

/** Writes a compressed copy only if it is smaller, since each copy costs the server a look-up. */
async function writeTwin(path: string, twin: Buffer, originalSize: number): Promise<void> {
  if (twin.length < originalSize) await writeFile(path, twin);
  else await rm(path, { force: true });
}

type RspackModule = typeof rspackModule;

/** The mode of a compilation, for users or for development. */
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

/** The file of the runtime that reads the manifests of remotes. */
export const snapshotHandler = join(
  dirname(resolveFrom(federationRuntime, '@module-federation/runtime-core')),
  'plugins/snapshot/SnapshotHandler.js',
);

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

/** Compiles Lingui's macros to calls with id and English message, and PO files to catalogues of the other languages. */
export function linguiPreset(mode: BuildMode): RsbuildConfig {
  const development = mode === 'development';
  const macros: [string, Record<string, unknown>] = [
    require.resolve('@lingui/swc-plugin'),
    { descriptorFields: 'message' },
  ];
  const catalogues = {
    loader: require.resolve('@lingui/loader'),
    options: { failOnMissing: !development, failOnCompileError: true },
  };
  return {
    // The packed package has macros too, and Rsbuild compiles no JavaScript of packages by itself.
    source: { include: [/[\\/]@seamline[\\/]shared[\\/]dist[\\/]/] },
    tools: {
      swc: { jsc: { experimental: { plugins: [macros] } } },
      rspack: (config) => {
        config.module?.rules?.push({ test: /\.po$/, type: 'javascript/auto', use: catalogues });
      },
    },
  };
}

/** Module ids are hashes of requests: an absolute path in one of them would give each directory another build. */
function importBundlerRuntimeByName(rspack: RspackModule) {
  return new rspack.NormalModuleReplacementPlugin(CONTAINER_START, (data) => {
    if ('createData' in data) return;
    data.request = data.request.replace(encodeURIComponent(bundlerRuntime), encodeURIComponent(BUNDLER_RUNTIME));
  });
}

/** Matches `locales/hi.po` and `locales/sign-in/hi.po`; `locales/later` is loaded later than the others of its package. */
const catalogue = (language: string) => String.raw`[\\/]locales[\\/](?:(?!later[\\/])[\w-]+[\\/])?${language}\.po$`;

/** Returns the name of the chunk that all messages of a package in one language are. */
export const messagesChunk = (language: string) => `texts-${language}`;

const messagesIn = (language: string, pattern = catalogue(language)) => ({
  test: new RegExp(pattern),
  name: messagesChunk(language),
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
  return mergeRsbuildConfig(linguiPreset(mode), {
    root: directory,
    mode,
    plugins: [
      pluginReact({ fastRefresh: development, swcReactOptions: { development, runtime: 'automatic' } }),
      compressedCopies(),
    ],
    // A development build changes while it runs, so it has no fixed hashes.
    // An entry lists the hash of each chunk; the registry has hashes of its own. SHA-256 takes 300 bytes less of it.
    security: { sri: { enable: !development, algorithm: 'sha256' } },
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
        hi: messagesIn('hi', String.raw`\.hi\.ts$|${catalogue('hi')}`),
        gu: messagesIn('gu', String.raw`\.gu\.ts$|${catalogue('gu')}`),
      },
    },
    tools: {
      rspack: (config, { rspack, appendPlugins }) => {
        appendPlugins([redirectFederationRuntimeToEsModules(rspack), importBundlerRuntimeByName(rspack), ...plugins]);
        // Emotion imports them for an unused function, and CommonJS modules cannot be tree-shaken.
        config.module?.rules?.push({ test: /[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false });
        config.module?.rules?.push({ resourceQuery: /^\?worker-text$/, use: WORKER_TEXT });
        config.output ??= {};
        config.output.crossOriginLoading = 'anonymous';
        // Longest wait for one chunk, in milliseconds. A development server answers once it has compiled.
        config.output.chunkLoadTimeout = development ? 60_000 : 8_000;
      },
    },
  });
}
