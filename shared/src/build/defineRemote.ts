import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePoFile } from '@lingui/format-po';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { EXPOSED_MODULE } from '@seamline/shared/contract/releases/builds';
import { type RemoteCommand, remoteCommand } from '@seamline/shared/contract/releases/remote-commands';
import type { CommandDeclaration } from '@seamline/shared/remote';
import { ContainerNamePlugin, compiledName } from './containerName.ts';
import { developmentRemote } from './development.ts';
import { type BuildMode, buildMode, commonPreset } from './preset.ts';
import { additionalData, type Remote } from './remoteStats.ts';
import { RequiredExportsPlugin } from './requiredExports.ts';
import { requirementsOf, sharedByRemote } from './shareScope.ts';

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
  commands?: readonly CommandDeclaration[];
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
  const labelled = translated(commands, directory, mode);
  const requirements = requirementsOf(directory);
  const container = containerBuild({ directory, name, about, mode, commands: labelled, requirements });
  if (mode === 'development') return developmentRemote({ directory, name, about, container });
  return mergeRsbuildConfig(commonPreset(directory, mode), container);
}

/**
 * Adds the translations of the labels, as the shell needs them before it loads the remote. A development build shows
 * English for what is not translated.
 * @throws Error for a command that the shell would drop: a build without a type check would not notice.
 */
function translated(
  commands: readonly CommandDeclaration[],
  directory: string,
  mode: BuildMode,
): readonly RemoteCommand[] {
  if (commands.length === 0) return [];
  const hindi = translationsIn(join(directory, 'locales/hi.po'));
  const gujarati = translationsIn(join(directory, 'locales/gu.po'));
  return commands.map((command) => {
    const { label } = command;
    const otherwise = mode === 'development' ? label : '';
    const labels = { en: label, hi: hindi.get(label) || otherwise, gu: gujarati.get(label) || otherwise };
    const { data } = remoteCommand.safeParse({ ...command, label: labels });
    if (data) return data;
    throw new Error(
      `commands.ts: “${label}” is not translated in hi.po or gu.po, or its path is wrong: ${command.path}`,
    );
  });
}

function translationsIn(file: string): ReadonlyMap<string, string> {
  const { items } = parsePoFile(readFileSync(file, 'utf8'));
  return new Map(items.filter(({ msgctxt }) => !msgctxt).map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
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
  const { name, about, mode, commands, requirements } = remote;
  const container = compiledName(name);
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
        if (mode === 'production') appendPlugins(new ContainerNamePlugin(container, JSON.stringify([about, commands])));
        // The container is the only entry, and the plugin adds it.
        config.entry = {};
        config.output ??= {};
        config.output.uniqueName = container;
        config.output.chunkLoadingGlobal = `chunks_${container}`;
      },
    },
  };
}
