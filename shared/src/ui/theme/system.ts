import { createSystem, defineLayerStyles, type SystemContext } from '@chakra-ui/react/styled-system';
import { baseConfig, paletteOf } from './baseConfig.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { breakpoints } from './tokenNames.ts';

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
