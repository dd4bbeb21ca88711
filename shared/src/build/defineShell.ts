import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { JsonPlugin } from './descriptor.ts';
import { prerenderedDocument } from './prerenderedDocument.ts';
import { commonPreset } from './preset.ts';
import { providedExports } from './providedExports.ts';
import { providedVersions } from './sharedModules.ts';
import { nameBuild } from './shellBuild.ts';

type Chunk = Pick<Rspack.Chunk, 'name'>;
type Module = Pick<Rspack.Module, 'nameForCondition'>;

/**
 * What every page runs first, and what is behind the sign-in. Libraries change seldom, so they stand apart from our own
 * code; more files than these would only be more requests.
 */
const CHUNKS = {
  ofPages: {
    chunks: ({ name }: Chunk) => name === 'bootstrap' || name === 'dashboard',
    name: (module: Module, chunks: readonly Chunk[]) => {
      const part = chunks.some(({ name }) => name === 'bootstrap') ? 'bootstrap' : 'dashboard';
      return /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '') ? `${part}-libraries` : part;
    },
    priority: 10,
    enforce: true,
  },
} as const;

/** Parts of the federation runtime that only pages with manifests need, and what takes their place. */
const FOR_MANIFESTS =
  /\/(?:plugins\/snapshot\/(?:index|SnapshotHandler)|plugins\/generate-preload-assets|utils\/preload)\.js$/;
const WITHOUT_MANIFESTS = join(import.meta.dirname, `withoutManifests${extname(import.meta.filename)}`);

/** The build of the shell. It is no container: `shell/src/remotes/federation.ts` makes the runtime when it is needed. */
export function defineShell(directory: string): RsbuildConfig {
  const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { version: string };
  const descriptor = new JsonPlugin('shell.json', (compilation) => ({
    version,
    build: nameBuild(compilation, version),
    provides: providedExports(),
  }));
  return mergeRsbuildConfig(commonPreset(directory, [descriptor]), {
    source: {
      entry: { index: './src/main.ts' },
      define: {
        PROVIDED_VERSIONS: JSON.stringify(providedVersions()),
        // What the federation plugin would say of a build without manifests, for browsers.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: JSON.stringify('web'),
      },
    },
    plugins: [prerenderedDocument(directory)],
    html: { template: './src/index.html' },
    output: { assetPrefix: '/' },
    // Every page runs them, so they are asked for by the document and not by its first script.
    performance: { preload: { type: 'async-chunks', include: [/\/bootstrap(?:-libraries)?\.[^/]+\.js$/] } },
    splitChunks: { cacheGroups: CHUNKS },
    tools: {
      rspack: (_config, { rspack, appendPlugins }) => {
        appendPlugins(new rspack.NormalModuleReplacementPlugin(FOR_MANIFESTS, WITHOUT_MANIFESTS));
      },
    },
  });
}
