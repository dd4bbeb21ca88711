import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { JsonPlugin } from './descriptor.ts';
import { developmentShell } from './developmentShell.ts';
import { type BuildMode, buildMode } from './preset.ts';
import { providedModules, unloadedFacts } from './sharedModules.ts';
import { nameBuild } from './shellBuild.ts';
import { shellPreset } from './shellPreset.ts';

/** Parts of the federation runtime that only pages with manifests need, and what takes their place. */
const FOR_MANIFESTS =
  /\/(?:plugins\/snapshot\/(?:index|SnapshotHandler)|plugins\/generate-preload-assets|utils\/preload)\.js$/;
const WITHOUT_MANIFESTS = join(import.meta.dirname, `withoutManifests${extname(import.meta.filename)}`);

/** The build of the shell. It is no container: `shell/src/remotes/federation.ts` makes the runtime when it is needed. */
export function defineShell(directory: string, mode: BuildMode = buildMode()): RsbuildConfig {
  const federation: RsbuildConfig = {
    source: {
      define: {
        PROVIDED_MODULES: JSON.stringify(unloadedFacts()),
        // What the federation plugin would say of a build without manifests, for browsers.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: JSON.stringify('web'),
      },
    },
    tools: {
      rspack: (_config, { rspack, appendPlugins }) => {
        appendPlugins(new rspack.NormalModuleReplacementPlugin(FOR_MANIFESTS, WITHOUT_MANIFESTS));
      },
    },
  };
  if (mode === 'development') {
    return mergeRsbuildConfig(shellPreset(directory, directory, mode), federation, developmentShell(directory));
  }
  return mergeRsbuildConfig(shellPreset(directory, directory, mode, [shellDescriptor(directory)]), federation);
}

function shellDescriptor(directory: string): JsonPlugin {
  const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { version: string };
  return new JsonPlugin('shell.json', (compilation) => ({
    version,
    build: nameBuild(compilation, version),
    provides: providedModules(),
  }));
}
