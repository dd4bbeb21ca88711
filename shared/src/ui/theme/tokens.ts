import { defineConfig } from '@chakra-ui/react/styled-system';
import { breakpoints, SPACING_STEPS } from './tokenNames.ts';

// A short list, with fonts of every device before those of other scripts: before the first paint the browser looks for
// one family after the other.
const sans = 'system-ui, sans-serif';
const serif =
  '"Iowan Old Style", "Palatino Linotype", "Noto Serif", serif, "Noto Serif Gujarati", "Noto Serif Devanagari"';

/** A colour in light and in dark mode. */
function pair(light: string, dark: string) {
  return { value: { base: light, _dark: dark } };
}

function reference(token: string) {
  return { value: `{colors.${token}}` };
}

/**
 * Colours by role, under the names that Chakra's own recipes use: `bg`, `fg`, `border`, and for each hue a palette
 * (`colorPalette="danger"`) of `solid`, `contrast`, `fg`, `subtle`, `muted`, `emphasized` and `focusRing`.
 */
const roles = {
  bg: {
    DEFAULT: pair('#f7f3ec', '#161311'),
    panel: pair('#fffdf9', '#1e1a17'),
    raised: pair('#ffffff', '#262019'),
    subtle: pair('#f2ece2', '#2a241f'),
    muted: pair('#efe7da', '#322b25'),
    selected: pair('#f6e7e6', '#3a2226'),
  },
  fg: { DEFAULT: pair('#231d19', '#f3ece3'), muted: pair('#62584f', '#b9ad9f') },
  border: { DEFAULT: pair('#d9ccba', '#453c34'), control: pair('#857869', '#978a7c') },
  accent: {
    solid: pair('#8c2b3c', '#b84a60'),
    emphasized: pair('#74212f', '#a33d52'),
    contrast: pair('#ffffff', '#ffffff'),
    fg: pair('#8c2b3c', '#f0a3af'),
    subtle: pair('#f6e7e6', '#3a2226'),
  },
  danger: {
    solid: pair('#b3370b', '#c2491d'),
    emphasized: pair('#962d08', '#ab3f18'),
    contrast: pair('#ffffff', '#ffffff'),
    fg: pair('#b3370b', '#ffab8a'),
    subtle: pair('#fcece4', '#3f2318'),
    DEFAULT: reference('danger.fg'),
  },
  success: { DEFAULT: reference('success.fg'), fg: pair('#1f6143', '#86d3ab'), subtle: pair('#e6f1e8', '#1c3026') },
  warning: { fg: pair('#7a5200', '#e8bd6a'), subtle: pair('#f8eeda', '#352a15') },
  info: { fg: pair('#24539b', '#94bdf0'), subtle: pair('#e7eef8', '#1b2a40') },
  focus: pair('#2b4bb3', '#9db4ff'),
  scrim: pair('rgb(36 30 26 / 0.45)', 'rgb(0 0 0 / 0.65)'),
  // The brand: a running stitch in gold, for decoration only, and the cloth of the sign-in's drawing.
  stitch: pair('#a8761c', '#d9a94e'),
  cloth: pair('#571a27', '#37101a'),
  onCloth: pair('#fbf3e4', '#f6ead6'),
  zari: pair('#e3b65d', '#d9a94e'),
};

/** The design tokens: paper and ink, a madder accent, and a running stitch in zari gold. */
export const tokens = defineConfig({
  theme: {
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      'seamline-slide': { '0%': { left: '-40%' }, '100%': { left: '100%' } },
      'seamline-appear': { from: { opacity: '0' } },
      'seamline-rise': { from: { opacity: '0', translate: '0 6px' } },
      'seamline-sew': { from: { backgroundPositionX: '0' }, to: { backgroundPositionX: '13px' } },
      'seamline-message': { '0%, 99%': { visibility: 'visible' }, '100%': { visibility: 'hidden' } },
      'seamline-breathe': { '50%': { opacity: '0.45' } },
    },
    breakpoints,
    tokens: {
      fonts: { body: { value: sans }, heading: { value: serif } },
      fontSizes: {
        xs: { value: '0.75rem' },
        sm: { value: '0.8125rem' },
        md: { value: '0.875rem' },
        lg: { value: '1rem' },
        xl: { value: '1.25rem' },
        '2xl': { value: '1.625rem' },
      },
      fontWeights: { normal: { value: '400' }, medium: { value: '500' }, bold: { value: '600' } },
      spacing: Object.fromEntries(SPACING_STEPS.map((step) => [step, { value: `${step / 4}rem` }])),
      radii: { sm: { value: '3px' }, md: { value: '5px' }, lg: { value: '8px' }, full: { value: '9999px' } },
      sizes: {
        full: { value: '100%' },
        control: { value: 'var(--seamline-control)' },
        'control-sm': { value: 'var(--seamline-control-sm)' },
      },
    },
    semanticTokens: {
      colors: { ...roles },
      shadows: {
        card: pair('0 1px 2px rgb(60 40 20 / 0.05)', '0 1px 2px rgb(0 0 0 / 0.35)'),
        raised: pair(
          '0 1px 2px rgb(60 40 20 / 0.08), 0 8px 28px rgb(60 40 20 / 0.14)',
          '0 1px 2px rgb(0 0 0 / 0.5), 0 8px 28px rgb(0 0 0 / 0.5)',
        ),
      },
    },
  },
});
