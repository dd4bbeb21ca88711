import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { DAYS, type Day } from '@seamline/shared/contract/shifts/shift-time';
import { useIsNarrow } from '@seamline/shared/ui';
import { useCallback, useRef } from 'react';
import type { WeekGrid } from '../week-table/useWeekGrid.ts';
import { DayTimeline } from './DayTimeline.tsx';

interface TimelineSectionProps {
  grid: WeekGrid;
  /** The day that a phone shows. */
  day: Day;
}

/** Every day as a picture above the table. */
export function TimelineSection({ grid, day }: TimelineSectionProps) {
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const current = useRef(grid);
  current.current = grid;
  const setCell = useCallback<WeekGrid['setCell']>((...cell) => current.current.setCell(...cell), []);
  const legend = {
    work: t`Work`,
    lunch: t`Lunch`,
    tea: t({ message: 'Tea', context: 'picture of a day' }),
    grace: t({ message: 'Late in and early out', context: 'picture of a day' }),
    halfDay: t`Half-day cut-offs`,
    punchOut: t`Last punch-out`,
  };
  return (
    <TimelineFrame>
      {(isNarrow ? [day] : DAYS).map((each) => (
        <DayTimeline key={each} day={each} setCell={setCell} isOff={grid.isSame && each !== 'monday'} />
      ))}
      <div className="legend">
        {Object.entries(legend).map(([kind, words]) => (
          <span key={kind} data-kind={kind}>
            <i aria-hidden="true" />
            {words}
          </span>
        ))}
      </div>
      <Text color="fg.muted" fontSize="xs">
        <Trans>
          Drag an edge to move it by five minutes a step, or type its time in the table. With the keyboard: up and down
          choose an edge, left and right move it, with Shift by half an hour.
        </Trans>
      </Text>
    </TimelineFrame>
  );
}

/** One class for all days: stretches and edges are plain elements. */
const TimelineFrame = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '0.5' },
    // A picture without its colours says nothing.
    printColorAdjust: 'exact',
    '& .day': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '6.5rem 1fr' },
      alignItems: 'center',
      gap: '2',
    },
    '& .day > span': { fontSize: 'sm', fontWeight: 'medium', lineHeight: '1.25rem', overflow: 'hidden' },
    '& .day > p': { color: 'fg.muted', fontSize: 'sm', lineHeight: '1.25rem' },
    '& .track': {
      position: 'relative',
      height: { base: '2.25rem', md: '1.25rem' },
      bg: 'bg.subtle',
      borderWidth: '1px',
      borderRadius: 'sm',
      touchAction: 'pan-y',
    },
    '& .noon': { position: 'absolute', insetBlock: 0, width: '1px', bg: 'border' },
    // Stretches are drawn over the hours, which stand out where nothing happens.
    '& .noon::after': {
      content: 'attr(data-hour)',
      position: 'absolute',
      top: '50%',
      left: '3px',
      translate: '0 -50%',
      fontSize: 'xs',
      color: 'fg.muted',
    },
    '& .noon[data-midnight]': { bg: 'border.control' },
    // Of two days a phone has room for every other hour.
    '& .track[data-two-days] > .noon:nth-child(odd)::after': { display: { base: 'none', md: 'block' } },
    '& .part': { position: 'absolute', insetBlock: { base: '0.4375rem', md: '0.1875rem' }, borderRadius: 'sm' },
    '& .part[data-kind=work]': { bg: 'accent.solid' },
    '& .part[data-kind=lunch]': { bg: 'zari' },
    '& .part[data-kind=tea]': { bg: 'stitch' },
    '& .part[data-kind=grace]': {
      bg: 'danger.subtle',
      minWidth: '3px',
      insetBlock: { base: '0.25rem', md: '0.0625rem' },
    },
    '& .edge': {
      position: 'absolute',
      insetBlock: 0,
      width: '11px',
      marginInlineStart: '-5px',
      cursor: 'ew-resize',
      touchAction: 'none',
      borderRadius: 'sm',
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: { base: '0.1875rem', md: '0.0625rem' },
        left: '5px',
        width: '1px',
        bg: 'fg',
      },
      '&[data-kind=halfDay]::after': {
        width: 0,
        bg: 'transparent',
        borderInlineStart: '2px dashed',
        borderColor: 'fg',
      },
      '&[data-kind=punchOut]::after': { width: '3px', bg: 'danger' },
      '&:hover::after, &:focus-visible::after': { width: '3px' },
      '&:focus-visible': { zIndex: 2, outline: '2px solid', outlineColor: 'focus' },
      '&[aria-disabled]': { cursor: 'default' },
    },
    '& .legend': { display: 'flex', flexWrap: 'wrap', gap: '4', fontSize: 'sm', color: 'fg.muted' },
    '& .legend > span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& .legend i': { width: '0.875rem', height: '0.625rem', borderRadius: '2px' },
    '& .legend [data-kind=work] i': { bg: 'accent.solid' },
    '& .legend [data-kind=lunch] i': { bg: 'zari' },
    '& .legend [data-kind=tea] i': { bg: 'stitch' },
    '& .legend [data-kind=grace] i': { bg: 'danger.subtle', borderWidth: '1px', borderColor: 'danger' },
    '& .legend [data-kind=halfDay] i': { borderInlineStart: '2px dashed', borderColor: 'fg', width: 0 },
    '& .legend [data-kind=punchOut] i': { bg: 'danger', width: '3px' },
  },
});
