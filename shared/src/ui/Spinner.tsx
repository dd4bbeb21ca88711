import { chakra } from '@chakra-ui/react/styled-system';

/** A spinner. Decorative, so a text must state the progress. */
export { Spinner } from '@chakra-ui/react/spinner';

/** A thin bar below the header while a page loads. */
export const ProgressBar = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: 0,
    bottom: '-2px',
    height: '2px',
    overflow: 'hidden',
    _before: {
      content: '""',
      position: 'absolute',
      width: '40%',
      height: '100%',
      bg: 'accent.solid',
      animation: 'seamline-slide 1.1s ease-in-out infinite',
    },
  },
});
