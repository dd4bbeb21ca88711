import { defineConfig } from '@chakra-ui/react/styled-system';

const sans =
  'ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Noto Sans Gujarati", "Noto Sans Devanagari", sans-serif';
const serif = '"Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", "Noto Serif Gujarati", Georgia, serif';

function pair(light: string, dark: string) {
  return { value: { base: light, _dark: dark } };
}

/** The look: paper and ink, madder for what matters, a running stitch in zari gold. */
export const tokens = defineConfig({
  theme: {
    keyframes: {
      'seamline-turn': { to: { transform: 'rotate(360deg)' } },
      'seamline-slide': { '0%': { left: '-40%' }, '100%': { left: '100%' } },
      'seamline-appear': { from: { opacity: '0' } },
    },
    breakpoints: { md: '769px', lg: '1024px', xl: '1280px' },
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
      fontWeights: { normal: { value: '400' }, medium: { value: '550' }, bold: { value: '650' } },
      spacing: Object.fromEntries(
        [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16].map((step) => [step, { value: `${step / 4}rem` }]),
      ),
      radii: { sm: { value: '3px' }, md: { value: '5px' }, lg: { value: '9px' }, full: { value: '9999px' } },
      durations: { fast: { value: '120ms' } },
    },
    semanticTokens: {
      colors: {
        page: pair('#f8f5ef', '#161311'),
        surface: pair('#fffdf9', '#1f1b18'),
        raised: pair('#ffffff', '#26211d'),
        subtle: pair('#f1ebe1', '#2a2420'),
        hover: pair('#ece4d7', '#332c27'),
        line: pair('#e3d9ca', '#3b332d'),
        control: pair('#8d8072', '#8a7d70'),
        ink: pair('#241e1a', '#f3ece3'),
        muted: pair('#635950', '#b9ad9f'),
        madder: pair('#8c2b3c', '#a43c50'),
        madderHover: pair('#74212f', '#b44a5e'),
        onMadder: pair('#ffffff', '#ffffff'),
        madderText: pair('#8c2b3c', '#f0a3af'),
        madderSubtle: pair('#f6e7e6', '#3a2226'),
        stitch: pair('#b07d22', '#d9a94e'),
        success: pair('#1f6143', '#86d3ab'),
        successSubtle: pair('#e4f1e8', '#1d3328'),
        danger: pair('#a8231b', '#f5a59d'),
        dangerSolid: pair('#a8231b', '#b93a31'),
        dangerSubtle: pair('#fbe9e6', '#402220'),
        focus: pair('#2b4bb3', '#9db4ff'),
        scrim: pair('rgb(36 30 26 / 0.5)', 'rgb(0 0 0 / 0.65)'),
      },
      shadows: {
        raised: pair('0 1px 2px rgb(60 40 20 / 0.08), 0 6px 20px rgb(60 40 20 / 0.10)', '0 1px 2px rgb(0 0 0 / 0.5), 0 8px 24px rgb(0 0 0 / 0.45)'),
      },
    },
  },
});
