import { chakra } from '@chakra-ui/react/styled-system';

/** The mark: a needle drawing a running stitch through an S. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="9" fill="#8c2b3c" />
      <path
        d="M27 12.5c-2-2.3-4.6-3.3-7.3-3.1-3.9.3-6.3 2.7-5.9 5.5.8 5.6 13 3.6 13.2 9.9.1 3.2-3 5.7-7 5.8-3.2.1-5.8-1.2-7.5-3.6"
        fill="none"
        stroke="#f3d9a4"
        strokeWidth="2.8"
        strokeDasharray="4.2 2.6"
        strokeLinecap="round"
      />
      <path d="M27.5 12 34 5.5M32.6 8.2l-.9-.9" stroke="#fffdf9" strokeWidth="2" strokeLinecap="round" fill="none" />
    </svg>
  );
}

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
