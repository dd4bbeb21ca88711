import { defineConfig, defineGlobalStyles } from '@chakra-ui/react/styled-system';

/**
 * Styles of elements that lists render by the hundred: native elements with a class,
 * because a styled component computes its style for each instance.
 */
const nativeParts = defineGlobalStyles({
  '.seam-icon': {
    display: 'inline-block',
    width: '1.25em',
    height: '1.25em',
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.7',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '.seam-badge': {
    display: 'inline-block',
    verticalAlign: 'bottom',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    paddingInline: '2',
    borderRadius: 'full',
    bg: 'bg.subtle',
    color: 'fg',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: '1.375rem',
    whiteSpace: 'nowrap',
    '&[data-tone=accent]': { bg: 'accent.subtle', color: 'accent.fg' },
    '&[data-tone=success]': { bg: 'success.subtle', color: 'success' },
    '&[data-tone=danger]': { bg: 'danger.subtle', color: 'danger' },
  },
  '.seam-avatar': {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    fontWeight: 'bold',
    lineHeight: 1,
    userSelect: 'none',
    WebkitUserSelect: 'none',
    '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  },
  '.seam-action': {
    display: 'inline-grid',
    placeItems: 'center',
    width: { base: '44px', md: '28px' },
    height: { base: '44px', md: '28px' },
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.muted', color: 'fg' },
    '&[data-tone=danger]:hover': { bg: 'danger.subtle', color: 'danger' },
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
  },
});

// Ink on white, whatever the colour mode; the tokens' own layer comes later, hence the weight.
const onPaper = {
  colorScheme: 'light !important',
  '--chakra-colors-bg': '#fff !important',
  '--chakra-colors-bg-panel': '#fff !important',
  '--chakra-colors-bg-subtle': '#fff !important',
  '--chakra-colors-fg': '#000 !important',
  '--chakra-colors-fg-muted': '#444 !important',
  '--chakra-colors-border': '#999 !important',
} as const;

/** Styles of the whole page. */
export const globals = defineConfig({
  preflight: true,
  globalCss: {
    html: {
      fontSize: '100%',
      scrollPaddingTop: '4.5rem',
      accentColor: 'accent.solid',
      // The colour of borders that have none of their own, as the preflight reads it.
      '--global-color-border': 'var(--chakra-colors-border)',
      // Touch targets need 44 pixels at any density.
      '--seamline-control': { base: '44px', md: '36px' },
      '--seamline-control-sm': { base: '44px', md: '30px' },
      '--seamline-row': '44px',
      '--seamline-table-head': '36px',
    },
    'html[data-density=compact]': {
      '--seamline-control': { md: '30px' },
      '--seamline-control-sm': { md: '26px' },
      '--seamline-row': { md: '34px' },
      '--seamline-table-head': { md: '32px' },
    },
    // A focused field scrolls to above the sticky buttons of a long form.
    'html:has([data-stays])': { '@media (min-height: 32rem)': { scrollPaddingBottom: '8.5rem' } },
    body: {
      margin: 0,
      bg: 'bg',
      color: 'fg',
      fontFamily: 'body',
      fontSize: 'md',
      lineHeight: '1.5',
      fontVariantNumeric: 'tabular-nums',
      minHeight: '100dvh',
    },
    'b, strong': { fontWeight: 'bold' },
    // Devanagari and Gujarati have taller ascenders and descenders than Latin, and their letters join.
    ':is(body, h1, h2, h3, label, small, dt):is(:lang(hi), :lang(gu))': { lineHeight: '1.6 !important' },
    ':is(:lang(hi), :lang(gu))': { letterSpacing: 'normal !important' },
    '*:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    // An element that is focused by a script for screen readers is no control.
    ':is(main, h1, h2, [role=alert], [role=status])[tabindex="-1"]:focus': { outline: 'none' },
    // In forced colours a pressed button would look like its neighbours.
    '[aria-pressed=true]': {
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none !important',
        backgroundColor: 'SelectedItem !important',
        color: 'SelectedItemText !important',
      },
    },
    '::selection': { bg: 'accent.subtle', color: 'fg' },
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
    'nav, button:not(th *, h2 *), div:has(> [type=search]), [data-print=hide]': {
      '@media print': { display: 'none !important' },
    },
    'html.dark': { '@media print': onPaper },
    // Chakra's types have no margin boxes of printed pages.
    '@page': {
      ['@bottom-right' as '@media print']: {
        content: 'counter(page) " / " counter(pages)',
        fontFamily: 'body',
        fontSize: '8pt',
      },
    },
    ...nativeParts,
  },
});
