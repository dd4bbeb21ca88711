import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Where the sections leave room for their index at their side: the menu of the suite takes its own. */
export const WITH_ROOM = '@container (min-width: 52rem)';

const Frame = chakra('div', {
  base: {
    containerType: 'inline-size',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      [WITH_ROOM]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: '5' },
    },
  },
});

/** The index of a form, and its sections beside it where there is room, else below. */
export function IndexedSections({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <div>{children}</div>
    </Frame>
  );
}
