import { createSystem } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import { baseConfig } from './baseConfig.ts';
import { globals } from './globalStyles.ts';
import { tokens } from './tokens.ts';

/**
 * The values of the tokens and the rules of the whole page. They never change, so the build draws them into the
 * document; a page fetches them only if its host allows no inline styles.
 */
export function GlobalRules() {
  const { _global } = createSystem(baseConfig, tokens, globals);
  return <Global styles={_global} />;
}
