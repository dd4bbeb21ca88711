import { defineConfig } from '@chakra-ui/react/styled-system';

// Short, and what every device has before what only other letters want: the browser looks for one family after the
// other before the first paint.
const sans = 'system-ui, sans-serif';
const serif =
  '"Iowan Old Style", "Palatino Linotype", "Noto Serif", serif, "Noto Serif Gujarati", "Noto Serif Devanagari"';

const STEPS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 12, 16];

function pair(light: string, dark: string) {
  return { value: { base: light, _dark: dark } };
}

/** Smallest width of each kind of screen. */
export const breakpoints = { md: '769px', lg: '1024px', xl: '1280px' };

/** The look: paper and ink, madder for what matters, a running stitch in zari gold. */
export const tokens = defineConfig({
  theme: {
    keyframes: {
      'seamline-turn': { to: { transform: 'rotate(360deg)' } },
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
      spacing: Object.fromEntries(STEPS.map((step) => [step, { value: `${step / 4}rem` }])),
      radii: { sm: { value: '3px' }, md: { value: '5px' }, lg: { value: '8px' }, full: { value: '9999px' } },
    },
    semanticTokens: {
      colors: {
        page: pair('#f7f3ec', '#161311'),
        surface: pair('#fffdf9', '#1e1a17'),
        raised: pair('#ffffff', '#262019'),
        subtle: pair('#f2ece2', '#2a241f'),
        hover: pair('#efe7da', '#322b25'),
        line: pair('#e4dacb', '#3a322c'),
        control: pair('#8a7d6f', '#8c7f72'),
        ink: pair('#231d19', '#f3ece3'),
        muted: pair('#62584f', '#b9ad9f'),
        madder: pair('#8c2b3c', '#b84a60'),
        madderHover: pair('#74212f', '#a33d52'),
        onMadder: pair('#ffffff', '#ffffff'),
        madderText: pair('#8c2b3c', '#f0a3af'),
        madderSubtle: pair('#f6e7e6', '#3a2226'),
        stitch: pair('#a8761c', '#d9a94e'),
        cloth: pair('#571a27', '#37101a'),
        onCloth: pair('#fbf3e4', '#f6ead6'),
        zari: pair('#e3b65d', '#d9a94e'),
        success: pair('#1f6143', '#86d3ab'),
        successSubtle: pair('#e6f1e8', '#1c3026'),
        danger: pair('#a8231b', '#f5a59d'),
        dangerSolid: pair('#a8231b', '#b93a31'),
        dangerHover: pair('#8a1a13', '#c84a40'),
        dangerSubtle: pair('#fbeae7', '#3d2220'),
        focus: pair('#2b4bb3', '#9db4ff'),
        scrim: pair('rgb(36 30 26 / 0.45)', 'rgb(0 0 0 / 0.65)'),
      },
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
