import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { tokens } from './tokens.ts';

const globals = defineConfig({
  preflight: true,
  globalCss: {
    html: { fontSize: '100%', textSizeAdjust: '100%', scrollPaddingTop: '4.5rem' },
    body: {
      margin: 0,
      bg: 'page',
      color: 'ink',
      fontFamily: 'body',
      fontSize: 'md',
      lineHeight: '1.5',
      fontVariantNumeric: 'tabular-nums',
      minHeight: '100dvh',
    },
    '*:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '::selection': { bg: 'madderSubtle', color: 'ink' },
    'dialog::backdrop': { bg: 'scrim' },
    'body:has(dialog[open])': { overflow: 'hidden' },
    '*, *::before, *::after': {
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
    'nav, body > div > div > header, [data-print=hide]': { '@media print': { display: 'none !important' } },
  },
});

/** The suite's own Chakra system: its base mechanics, none of its default theme. */
export const system = createSystem(defaultBaseConfig, tokens, globals);
