import { join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { prerenderedDocument } from './prerenderedDocument.ts';
import { commonPreset } from './preset.ts';

/**
 * The shell and its remotes as one bundle without federation, to measure what federation costs.
 * @param shell Folder of the shell.
 * @param federation Module that takes the place of the shell's `remotes/federation.ts`, `remotes/preload.ts` and `remotes/readFirst.ts`.
 */
export function defineTwin(directory: string, shell: string, federation: string): RsbuildConfig {
  return mergeRsbuildConfig(commonPreset(directory, []), {
    source: { entry: { index: join(shell, 'src/main.ts') } },
    plugins: [prerenderedDocument(shell)],
    html: { template: join(shell, 'src/index.html') },
    output: { assetPrefix: '/' },
    tools: {
      rspack: (_config, { rspack, appendPlugins }) => {
        appendPlugins(new rspack.NormalModuleReplacementPlugin(/\/(federation|preload|readFirst)\.ts$/, federation));
      },
    },
  });
}
