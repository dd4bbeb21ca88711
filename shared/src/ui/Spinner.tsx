import { chakra } from '@chakra-ui/react/styled-system';

/** A turning ring; decoration, so say in words what is going on. */
export { Spinner } from '@chakra-ui/react/spinner';

/** A thin bar below the header while a page is on its way. */
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
