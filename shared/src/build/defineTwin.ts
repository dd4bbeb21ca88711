import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { shellPreset } from './shellPreset.ts';

/**
 * The shell and its remotes as one bundle without federation, to measure what federation costs.
 * @param shell Folder of the shell.
 * @param federation Module that replaces the shell's `remotes/runtime.ts` and `remotes/earlyStart.ts`.
 */
export function defineTwin(directory: string, shell: string, federation: string): RsbuildConfig {
  return mergeRsbuildConfig(shellPreset(directory, shell, 'production'), {
    tools: {
      rspack: (_config, { rspack, appendPlugins }) => {
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(
            /\/remotes\/(?:runtime|earlyStart)\.ts$|^\.\/(?:runtime|earlyStart)\.ts$/,
            federation,
          ),
        );
      },
    },
  });
}
