import { DAYS, type Day } from '@seamline/shared/contract/shift-time';
import { useMessages } from '@seamline/shared/messages';
import { Text, useIsNarrow } from '@seamline/shared/ui';
import { useCallback, useRef } from 'react';
import { shiftMessages } from '../messages.ts';
import type { Sheet } from '../week-table/useSheet.ts';
import { DayTimeline } from './DayTimeline.tsx';
import { TimelineFrame } from './TimelineFrame.ts';

interface TimelineSectionProps {
  sheet: Sheet;
  /** The day that a phone shows. */
  day: Day;
}

/** Every day as a picture below the table. */
export function TimelineSection({ sheet, day }: TimelineSectionProps) {
  const text = useMessages(shiftMessages).timeline;
  const isNarrow = useIsNarrow();
  const current = useRef(sheet);
  current.current = sheet;
  const setCell = useCallback<Sheet['setCell']>((...cell) => current.current.setCell(...cell), []);
  const legend = {
    work: text.work,
    lunch: text.lunch,
    tea: text.tea,
    grace: text.grace,
    halfDay: text.halfDay,
    punchOut: text.punchOut,
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
      <Text tone="muted" size="sm">
        {text.hint}
      </Text>
    </TimelineFrame>
  );
}
