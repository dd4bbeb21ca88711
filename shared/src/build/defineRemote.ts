import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { EXPOSED_MODULE } from '@seamline/shared/contract/releases/registry';
import { type RemoteCommand, remoteCommand } from '@seamline/shared/contract/releases/remote-commands';
import * as z from 'zod/mini';
import { buildId } from './buildId.ts';
import { developmentRemote } from './developmentRemote.ts';
import { type BuildMode, buildMode, commonPreset } from './preset.ts';
import { additionalData, type Remote } from './remoteStats.ts';
import { RequiredExportsPlugin } from './requiredExports.ts';
import { requirementsOf, sharedByRemote } from './sharedModules.ts';

/** The parts of a remote's package.json that describe it. */
export interface RemotePackage {
  name: string;
  version: string;
  remote: {
    title: string;
    owner: string;
    paths: string[];
    /** Port of its development server; no two remotes of a workspace share one. */
    devPort?: number;
  };
}

interface RemoteOptions {
  /** The contribution of the remote to the command palette; the manifest carries it. */
  commands?: readonly RemoteCommand[];
  mode?: BuildMode;
}

/**
 * Defines the build of a remote: one exposed module, `./routes`, without the modules that the shell provides.
 * `rsbuild dev` serves the same container, and a page of its own beside it.
 */
export function defineRemote(
  directory: string,
  { commands = [], mode = buildMode() }: RemoteOptions = {},
): RsbuildConfig {
  const about = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as RemotePackage;
  const name = about.name.replace(/^@[^/]+\//, '');
  // The shell drops a command that lacks a language, and a build without a type check would not notice.
  const invalid = commands.find((command) => !z.safeParse(remoteCommand, command).success);
  if (invalid)
    throw new Error(
      `commands.ts: this command has no label in one language, or a wrong path: ${JSON.stringify(invalid)}`,
    );
  const container = containerBuild({ directory, name, about, mode, commands, requirements: requirementsOf(directory) });
  if (mode === 'development') return developmentRemote({ directory, name, about, container });
  return mergeRsbuildConfig(commonPreset(directory, mode), container);
}

/** Bundles the modules of most screens into one file, since each request costs its headers and a place in the queue. */
const COMMON = {
  name: 'common',
  // Forms and their libraries are no part of a list.
  test: /^(?!.*(?:[\\/]node_modules[\\/]|[\\/]shared[\\/]\w+[\\/]form[\\/]))/,
  chunks: 'async',
  minChunks: 4,
  enforce: true,
} as const;

/**
 * Rspack's default group, for code alone. Each module of the shell that two screens import would be a chunk without a
 * file. Rspack orders chunks of one size by a hash of paths, so each directory would give another build.
 */
const SHARED_CODE = { type: /^javascript\//, minChunks: 2, priority: -20, reuseExistingChunk: true } as const;

function containerBuild(remote: Remote): RsbuildConfig {
  const { directory, name, requirements } = remote;
  // Two releases of one remote can live in one page only if neither their names nor their chunk tables collide.
  const container = `seamline_${name.replaceAll('-', '_')}_${buildId(directory)}`;
  const federation = new ModuleFederationPlugin({
    name: container,
    filename: 'remoteEntry.js',
    exposes: { [EXPOSED_MODULE]: { import: './src/routes.tsx', name: 'routes' } },
    shared: sharedByRemote(requirements),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: { additionalData: additionalData(remote) },
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
  return {
    source: { entry: { [name]: './src/routes.tsx' } },
    dev: { assetPrefix: 'auto' },
    output: { assetPrefix: 'auto' },
    splitChunks: { cacheGroups: { common: COMMON, default: SHARED_CODE } },
    tools: {
      htmlPlugin: false,
      rspack: (config, { appendPlugins }) => {
        appendPlugins([federation, new RequiredExportsPlugin(requirements)]);
        // The container is the only entry, and the plugin adds it.
        config.entry = {};
        config.output ??= {};
        config.output.uniqueName = container;
        config.output.chunkLoadingGlobal = `chunks_${container}`;
      },
    },
  };
}
