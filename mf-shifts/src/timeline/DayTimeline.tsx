import type { Day, DayRules } from '@seamline/shared/contract/shift';
import { timeOfDay } from '@seamline/shared/contract/shift-time';
import { useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { type KeyboardEvent, memo, type PointerEvent, useRef } from 'react';
import { dayName } from '../days.ts';
import { shiftMessages } from '../messages.ts';
import type { Sheet } from '../week-table/useSheet.ts';
import { labelOf } from '../week-table/weekRows.ts';
import { type DayPicture, type Edge, pictureOf, STEP, timeAt } from './dayParts.ts';

interface DayTimelineProps {
  day: Day;
  setCell: Sheet['setCell'];
  isOff: boolean;
}

/** One day on an axis of hours; an edge that is moved does what typing its time would do. */
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
  const at = (minutes: number) => `${(minutes / length) * 100}%`;

  function drag(rule: Edge['rule'], event: PointerEvent<HTMLElement>) {
    if (event.buttons !== 1 || !track.current) return;
    const { left, width } = track.current.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
    const time = timeAt(share * length);
    if (time !== event.currentTarget.getAttribute('aria-valuetext')) move(rule, time);
  }

  function onKeyDown({ rule, at: now }: Edge, event: KeyboardEvent) {
    const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 6, PageDown: -6 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    move(rule, timeOfDay(now + steps * STEP));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a picture with edges on it
    <div ref={track} className="track" role="group" aria-label={text.picture(dayName(day))}>
      {Array.from({ length: length / HOURS - 1 }, (_, index) => (index + 1) * HOURS).map((minutes) => (
        <span
          key={minutes}
          className="noon"
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
          role="slider"
          tabIndex={isOff ? -1 : 0}
          aria-disabled={isOff || undefined}
          aria-label={text.move(labelOf(edge.rule), dayName(day))}
          aria-valuemin={0}
          aria-valuemax={length}
          aria-valuenow={edge.at}
          aria-valuetext={timeOfDay(edge.at)}
          title={`${labelOf(edge.rule)} ${timeOfDay(edge.at)}`}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => !isOff && drag(edge.rule, event)}
          onKeyDown={(event) => !isOff && onKeyDown(edge, event)}
        />
      ))}
    </div>
  );
}
