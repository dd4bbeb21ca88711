import type { Day, DayRules } from '@seamline/shared/contract/shift';
import { timeOfDay } from '@seamline/shared/contract/shift-time';
import { useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { memo, type PointerEvent, useRef } from 'react';
import { dayName } from '../days.ts';
import { shiftMessages } from '../messages.ts';
import type { Sheet } from '../week-table/useSheet.ts';
import { labelOf } from '../week-table/weekRows.ts';
import { type DayPicture, type Edge, pictureOf, timeAt } from './dayParts.ts';

interface DayTimelineProps {
  day: Day;
  setCell: Sheet['setCell'];
  isOff: boolean;
}

/**
 * One day on an axis of hours; an edge that is dragged does what typing its time would do.
 * Edges lie too close together for targets of their own: the keyboard has the cells of the table.
 */
export const DayTimeline = memo(function DayTimeline({ day, setCell, isOff }: DayTimelineProps) {
  const text = useMessages(shiftMessages);
  const rules = useWatch({ name: `days.${day}` }) as DayRules;
  const picture = pictureOf(rules);
  return (
    <div className="day">
      <span>{dayName(day)}</span>
      {picture ? (
        <Track day={day} picture={picture} isOff={isOff} move={(rule, time) => setCell(day, rule, time)} />
      ) : (
        <p>{text.timeline.unset}</p>
      )}
    </div>
  );
});

interface TrackProps {
  day: Day;
  picture: DayPicture;
  isOff: boolean;
  move(rule: Edge['rule'], time: string): void;
}

const HOURS = 6 * 60;

function Track({ day, picture, isOff, move }: TrackProps) {
  const text = useMessages(shiftMessages).timeline;
  const track = useRef<HTMLDivElement>(null);
  const { parts, edges, length } = picture;
  const inWords = ({ rule, at: minutes }: Edge) => `${labelOf(rule)} ${timeOfDay(minutes)}`;
  const at = (minutes: number) => `${(minutes / length) * 100}%`;

  function drag(rule: Edge['rule'], event: PointerEvent<HTMLElement>) {
    if (event.buttons !== 1 || !track.current) return;
    const { left, width } = track.current.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
    const time = timeAt(share * length);
    if (time !== event.currentTarget.dataset.time) move(rule, time);
  }

  return (
    <div
      ref={track}
      className="track"
      role="img"
      aria-label={text.picture(dayName(day), edges.map(inWords).join(', '))}
    >
      {Array.from({ length: length / HOURS - 1 }, (_, index) => (index + 1) * HOURS).map((minutes) => (
        <span
          key={minutes}
          className="noon"
          data-hour={timeOfDay(minutes)}
          data-midnight={minutes === 1440 ? '' : undefined}
          style={{ left: at(minutes) }}
        />
      ))}
      {parts.map(({ kind, from, to }) => (
        <span
          key={`${kind}${from}`}
          className="part"
          data-kind={kind}
          style={{ left: at(from), width: at(to - from) }}
        />
      ))}
      {edges.map((edge) => (
        <span
          key={edge.rule}
          className="edge"
          data-kind={edge.kind}
          style={{ left: at(edge.at) }}
          data-time={timeOfDay(edge.at)}
          title={inWords(edge)}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => !isOff && drag(edge.rule, event)}
        />
      ))}
    </div>
  );
}
