// Apart from their values, which only the build needs: it draws them into the document (`GlobalRules`).

/** Smallest width of each kind of screen. */
export const breakpoints = { md: '769px', lg: '1024px', xl: '1280px' };

/** Distances in quarters of a rem. */
export const SPACING_STEPS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 12, 16];

/** The names of the tokens by category; `tokens.ts` has their values. */
export const TOKEN_NAMES = {
  colors: words(`bg bg.panel bg.raised bg.subtle bg.muted bg.selected fg fg.muted border border.control
    accent.solid accent.emphasized accent.contrast accent.fg accent.subtle
    danger danger.solid danger.emphasized danger.contrast danger.fg danger.subtle success success.fg success.subtle
    warning.fg warning.subtle info.fg info.subtle focus scrim stitch cloth onCloth zari`),
  fonts: words('body heading'),
  fontSizes: words('xs sm md lg xl 2xl'),
  fontWeights: words('normal medium bold'),
  spacing: SPACING_STEPS.map(String),
  radii: words('sm md lg full'),
  sizes: words('full control control-sm'),
  shadows: words('card raised'),
};

/** Splits a list at its spaces. */
export function words(list: string): string[] {
  return list.split(/\s+/);
}
