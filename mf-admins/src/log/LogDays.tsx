import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { formatDay, formatTime } from '@seamline/shared/messages';
import type { ReactNode } from 'react';

/** One class for the whole list: its lines are native elements, because hundreds of styled ones are slow. */
const Frame = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& ol': {
      marginBlockStart: '2',
      layerStyle: 'card',
    },
    '& ol > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '6rem minmax(0, 1fr)' },
      columnGap: '4',
      rowGap: '1',
      padding: { base: '3', md: '4' },
      overflowWrap: 'anywhere',
    },
    '& ol > li + li': { borderBlockStartWidth: '1px' },
    '& time': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(8rem, auto) minmax(0, 1fr)' },
      columnGap: '4',
      rowGap: '1',
      marginBlock: '1.5',
    },
    '& dt': { color: 'fg.muted' },
    '& del': { textDecorationColor: 'danger', color: 'fg.muted' },
    '& ins': { textDecoration: 'none', fontWeight: 'medium' },
    '& summary': { cursor: 'pointer', color: 'fg.muted', paddingBlock: { base: '3', md: '0.5' } },
  },
});

interface LogDaysProps<Entry> {
  entries: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}

/** The entries of a log in the given order, grouped by day, each with its time. */
export function LogDays<Entry extends { id: number; at: string }>({ entries, children }: LogDaysProps<Entry>) {
  const days = Map.groupBy(entries, ({ at }) => formatDay(at));
  return (
    <Frame>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <Heading size="md">{day}</Heading>
          <ol>
            {ofDay.map((entry) => (
              <li key={entry.id}>
                <time dateTime={entry.at}>{formatTime(entry.at)}</time>
                <div>{children(entry)}</div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Frame>
  );
}
