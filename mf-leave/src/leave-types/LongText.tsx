import { chakra } from '@chakra-ui/react/styled-system';

/** About three lines of a cell. */
const SHORT = 120;

const Frame = chakra('details', {
  base: {
    '& > summary': {
      cursor: 'pointer',
      listStyle: 'none',
      maxHeight: '3lh',
      overflow: 'hidden',
      // A text without spaces must not take the width of the other columns.
      overflowWrap: 'anywhere',
    },
    '&:not([open]) > summary': { maskImage: 'linear-gradient(black 60%, transparent)' },
    '&[open] > summary': { maxHeight: 'none' },
    '@media print': { '& > summary': { maxHeight: 'none', maskImage: 'none' } },
  },
});

/** A text that is cut after three lines until a click opens it. */
export function LongText({ children }: { children: string }) {
  if (children.length <= SHORT) return children;
  return (
    <Frame>
      <summary>{children}</summary>
    </Frame>
  );
}
