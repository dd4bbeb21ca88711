import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { developmentShell } from './developmentShell.ts';
import { JsonPlugin } from './jsonPlugin.ts';
import { type BuildMode, buildMode } from './preset.ts';
import { providedModules, unloadedFacts } from './sharedModules.ts';
import { nameBuild } from './shellBuild.ts';
import { shellPreset } from './shellPreset.ts';

/** Defines the build of the shell. It is no container: `shell/src/remotes/runtime.ts` creates the runtime on demand. */
export function defineShell(directory: string, mode: BuildMode = buildMode()): RsbuildConfig {
  const federation: RsbuildConfig = {
    source: {
      define: {
        PROVIDED_MODULES: JSON.stringify(unloadedFacts()),
        ENV_TARGET: JSON.stringify('web'),
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
