import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { commonPreset } from './preset.ts';
import { providedByShell } from './sharedModules.ts';

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
  return mergeRsbuildConfig(commonPreset(directory, [federation]), {
    source: { entry: { index: './src/main.ts' } },
    html: { template: './src/index.html' },
    output: { assetPrefix: '/' },
  });
}
