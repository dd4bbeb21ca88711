import { mergeRsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { StorybookConfig } from 'storybook-react-rsbuild';
import { linguiPreset } from '../src/build/preset.ts';

export default {
  framework: 'storybook-react-rsbuild',
  stories: ['../src/**/*.stories.tsx'],
  // Chakra's own stories lie on the internet.
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Both need the compiler's JavaScript interface, which TypeScript 7 does not have.
  typescript: { reactDocgen: false, check: false },
  rsbuildFinal: (config) => mergeRsbuildConfig(config, linguiPreset('development'), { plugins: [pluginReact()] }),
} satisfies StorybookConfig;
