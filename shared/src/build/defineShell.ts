import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { JsonPlugin } from './descriptor.ts';
import { prerenderedDocument } from './prerenderedDocument.ts';
import { commonPreset } from './preset.ts';
import { providedExports } from './providedExports.ts';
import { providedByShell } from './sharedModules.ts';
import { nameBuild } from './shellBuild.ts';

/** Every request counts: what is never needed alone comes in one file. */
const CHUNKS = {
  dashboard: {
    test: /[\\/](react-router(-dom)?|@tanstack)[\\/]|[\\/]shared[\\/]src[\\/](router|query)[\\/]/,
    name: 'dashboard-libraries',
    chunks: 'async',
    priority: 10,
    enforce: true,
  },
  schemas: { test: /[\\/]zod[\\/]/, name: 'bootstrap', chunks: 'async', priority: 10, enforce: true },
} as const;

/** Parts of the federation runtime that only pages with manifests need, and what takes their place. */
const FOR_MANIFESTS =
  /\/(?:plugins\/snapshot\/(?:index|SnapshotHandler)|plugins\/generate-preload-assets|utils\/preload)\.js$/;
const WITHOUT_MANIFESTS = join(import.meta.dirname, `withoutManifests${extname(import.meta.filename)}`);

/** The build of the shell: provides the shared modules and the one federation runtime of the page. */
export function defineShell(directory: string): RsbuildConfig {
  const federation = new ModuleFederationPlugin({
    name: 'seamline_shell',
    shared: providedByShell(),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: false,
    experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  });
  const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { version: string };
  const descriptor = new JsonPlugin('shell.json', (compilation) => ({
    version,
    build: nameBuild(compilation, version),
    provides: providedExports(),
  }));
  return mergeRsbuildConfig(commonPreset(directory, [federation, descriptor]), {
    source: { entry: { index: './src/main.ts' } },
    plugins: [prerenderedDocument(directory)],
    html: { template: './src/index.html' },
    output: { assetPrefix: '/' },
    // Every page runs it, so it is asked for with the first scripts and not by them.
    performance: { preload: { type: 'async-chunks', include: [/\/bootstrap\.[^/]+\.js$/] } },
    splitChunks: { cacheGroups: CHUNKS },
    tools: {
      rspack: (_config, { rspack, appendPlugins }) => {
        appendPlugins(new rspack.NormalModuleReplacementPlugin(FOR_MANIFESTS, WITHOUT_MANIFESTS));
      },
    },
  });
}
