import { createSystem, type SystemContext } from '@chakra-ui/react/styled-system';
import { baseConfig } from './baseConfig.ts';
import { breakpoints } from './tokens.ts';

/**
 * The suite's own Chakra system: its mechanics, none of its default theme. Tokens are names of variables to it; what
 * they stand for, and the rules of the whole page, the document brings along (`GlobalRules`).
 */
export const system: SystemContext = {
  ...createSystem(baseConfig, { preflight: false, theme: { breakpoints } }),
  _global: [],
};
