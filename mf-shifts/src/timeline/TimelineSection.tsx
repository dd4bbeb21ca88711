import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { DAYS, type Day } from '@seamline/shared/contract/shifts/shift-time';
import { useIsNarrow } from '@seamline/shared/ui';
import { useCallback, useRef } from 'react';
import type { Sheet } from '../week-table/useSheet.ts';
import { DayTimeline } from './DayTimeline.tsx';
import { TimelineFrame } from './TimelineFrame.ts';

interface TimelineSectionProps {
  sheet: Sheet;
  /** The day that a phone shows. */
  day: Day;
}

/** Every day as a picture above the table. */
export function TimelineSection({ sheet, day }: TimelineSectionProps) {
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const current = useRef(sheet);
  current.current = sheet;
  const setCell = useCallback<Sheet['setCell']>((...cell) => current.current.setCell(...cell), []);
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
        <DayTimeline key={each} day={each} setCell={setCell} isOff={sheet.isSame && each !== 'monday'} />
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
