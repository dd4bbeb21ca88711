import { ChakraProvider, createSystem, defineLayerStyles, type SystemContext } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { baseConfig, paletteOf } from './theme/baseConfig.ts';
import { recipes, slotRecipes } from './theme/recipes.ts';
import { breakpoints } from './theme/tokenNames.ts';

/** Surfaces: a card on the page, and a panel above it. */
const layerStyles = defineLayerStyles({
  card: { value: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg', boxShadow: 'card' } },
  raised: { value: { bg: 'bg.raised', borderWidth: '1px', borderRadius: 'md', boxShadow: 'raised' } },
});

/**
 * Chakra's system with the recipes of the kit. It knows the names of the tokens; their values, and the rules of the
 * whole page, are in the document (`GlobalRules`).
 */
export const system: SystemContext = {
  ...createSystem(baseConfig, { preflight: false, theme: { breakpoints, layerStyles, recipes, slotRecipes } }),
  _global: [],
};
// Chakra derives the palettes from the values of tokens, which are not here.
system.utility.register('colorPalette', { transform: paletteOf });

/** A cache without vendor prefixes: styles state the few that the supported browsers need. */
const rules = createCache({ key: 'css', stylisPlugins: [] });
let sheet: CSSStyleSheet | undefined;
// Inserting a rule in a layer or a media query makes the browser recompute the style of every element that its sheet
// matches. With one sheet that is the whole page, at each new screen or dialog; so each rendering has its own sheet.
rules.sheet.insert = (rule) => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    queueMicrotask(() => {
      sheet = undefined;
    });
  }
  sheet.insertRule(rule, sheet.cssRules.length);
};

/** Provides the design system to its children; the shell mounts it once. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={rules}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
