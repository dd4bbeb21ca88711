import { chakra } from '@chakra-ui/react/styled-system';

/** A decorative divider of running stitches, under a title or, animated, during loading. */
export const StitchDivider = chakra('span', {
  base: {
    display: 'block',
    height: '2px',
    width: '4rem',
    color: 'stitch',
    backgroundImage: 'repeating-linear-gradient(90deg, currentColor 0 8px, transparent 8px 13px)',
    '@media print': { display: 'none' },
  },
  variants: { moving: { true: { width: '7.5rem', animation: 'seamline-sew 500ms linear infinite' } } },
});
