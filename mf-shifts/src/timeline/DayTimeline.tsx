import { useLingui } from '@lingui/react/macro';
import type { DayRules } from '@seamline/shared/contract/shifts/shift';
import { type Day, timeOfDay } from '@seamline/shared/contract/shifts/shift-time';
import { useWatch } from '@seamline/shared/form';
import { type KeyboardEvent, memo, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type DayPicture, draggedTo, type Edge, movedBy, pictureOf } from '../engine/timeline.ts';
import { useDayName, useRuleLabel } from '../useNames.ts';
import type { WeekGrid } from '../week-table/useWeekGrid.ts';

interface DayTimelineProps {
  day: Day;
  setCell: WeekGrid['setCell'];
  isOff: boolean;
}

/** One day on an axis of hours; an edge that is moved does what typing its time would do. */
export const DayTimeline = memo(Timeline);

function Timeline({ day, setCell, isOff }: DayTimelineProps) {
  const { t } = useLingui();
  const rules = useWatch({ name: `days.${day}` }) as DayRules;
  const picture = pictureOf(rules);
  const nameOf = useDayName();
  return (
    <div className="day">
      <span>{nameOf(day)}</span>
      {picture ? (
        <Track
          day={day}
          picture={picture}
          isOff={isOff}
          move={({ rule }, minutes, drag) => setCell(day, rule, timeOfDay(minutes), drag)}
        />
      ) : (
        <p>{t`Set Shift Start & End Time first`}</p>
      )}
    </div>
  );
}

interface TrackProps {
  day: Day;
  picture: DayPicture;
  isOff: boolean;
  move(edge: Edge, minutes: number, drag?: number): void;
}

const HOURS = 6 * 60;
const DAY_MINUTES = 24 * 60;
/** The share of an axis that the words of an hour take. */
const WORDS = 0.06;
/** Minutes that an arrow moves an edge, alone and with Shift. */
const [SHORT, LONG] = [5, 30];
const SIDES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const NEIGHBOURS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function Track({ day, picture, isOff, move }: TrackProps) {
  const { t } = useLingui();
  const labelOf = useRuleLabel();
  const nameOf = useDayName();
  const track = useRef<HTMLDivElement>(null);
  // One edge of a day is a stop of the Tab key; from there the arrows lead to the others.
  const [chosen, setChosen] = useState<Edge['rule']>('shift_start_time');
  const { length, dragging } = useEdgeDrag({ track, picture, isOff, move });
  const { parts } = picture;
  const edges = picture.edges.toSorted((one, other) => one.at - other.at);
  const stop = edges.some(({ rule }) => rule === chosen) ? chosen : 'shift_start_time';
  const at = (minutes: number) => `${(minutes / length) * 100}%`;
  // Half of an hour's words behind a stretch would be worse than none.
  const isCovered = (minutes: number) =>
    parts.some(({ from, to }) => from < minutes + length * WORDS && to > minutes) ||
    edges.some(({ at: edge }) => edge > minutes && edge < minutes + length * WORDS);
  const timeOf = (minutes: number) =>
    minutes > DAY_MINUTES ? t`${{ time: timeOfDay(minutes) }} on the next day` : timeOfDay(minutes);

  function onKeyDown(event: KeyboardEvent, edge: Edge) {
    const [side, neighbour] = [SIDES[event.key], NEIGHBOURS[event.key]];
    const isBare = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isBare || (side === undefined && neighbour === undefined)) return;
    event.preventDefault();
    if (side !== undefined) {
      const minutes = movedBy(edge, side * (event.shiftKey ? LONG : SHORT));
      if (!isOff && minutes !== edge.at) move(edge, minutes);
      return;
    }
    const next = edges[edges.indexOf(edge) + (neighbour ?? 0)];
    if (next) track.current?.querySelector<HTMLElement>(`[data-rule=${next.rule}]`)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own
    <div
      ref={track}
      className="track"
      data-two-days={length > DAY_MINUTES ? '' : undefined}
      role="group"
      aria-label={t`${{ day: nameOf(day) }} as a picture`}
      {...dragging}
    >
      {Array.from({ length: length / HOURS - 1 }, (_, index) => (index + 1) * HOURS).map((minutes) => (
        <span
          key={minutes}
          className="noon"
          data-hour={isCovered(minutes) ? '' : timeOfDay(minutes)}
          data-midnight={minutes === DAY_MINUTES ? '' : undefined}
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
          role="slider"
          tabIndex={edge.rule === stop && !isOff ? 0 : -1}
          data-kind={edge.kind}
          data-rule={edge.rule}
          style={{ left: at(edge.at) }}
          title={`${labelOf(edge.rule)} ${timeOfDay(edge.at)}`}
          aria-label={labelOf(edge.rule)}
          aria-valuenow={edge.at}
          aria-valuemin={edge.from}
          aria-valuemax={edge.to}
          aria-valuetext={timeOf(edge.at)}
          aria-disabled={isOff || undefined}
          onFocus={() => setChosen(edge.rule)}
          onKeyDown={(event) => onKeyDown(event, edge)}
        />
      ))}
    </div>
  );
}

interface EdgeDragOptions {
  track: RefObject<HTMLElement | null>;
  picture: DayPicture;
  isOff: boolean;
  /** `drag` is the same number from where the pointer went down until it is lifted. */
  move(edge: Edge, minutes: number, drag: number): void;
}

/** Pixels beside an edge within which a pointer grabs it. */
const REACH = { mouse: 6, pen: 12, touch: 24 };

/**
 * Moves the edge that lies nearest to where the pointer went down: edges stand too close for fingers to hit one each.
 * While one is held the axis stays as long as it was, so that the edge stays under the pointer.
 */
function useEdgeDrag({ track, picture, isOff, move }: EdgeDragOptions) {
  const held = useRef<Edge['rule']>(undefined);
  const drag = useRef(0);
  const [heldLength, setHeldLength] = useState(0);
  const length = Math.max(picture.length, heldLength);

  const minutesAt = (event: PointerEvent) => {
    const { left, width } = track.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return { minutes: (Math.min(width, Math.max(0, event.clientX - left)) / width) * length, perPixel: length / width };
  };

  function release() {
    held.current = undefined;
    setHeldLength(0);
  }

  return {
    length,
    dragging: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || isOff) return;
        const { minutes, perPixel } = minutesAt(event);
        const far = ({ at }: Edge) => Math.abs(at - minutes);
        const [nearest] = picture.edges.toSorted((one, other) => far(one) - far(other));
        const reach = REACH[event.pointerType as keyof typeof REACH] ?? REACH.mouse;
        if (!nearest || far(nearest) > reach * perPixel) return;
        event.preventDefault();
        held.current = nearest.rule;
        drag.current++;
        setHeldLength(length);
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.querySelector<HTMLElement>(`[data-rule=${nearest.rule}]`)?.focus({ preventScroll: true });
      },
      onPointerMove(event: PointerEvent) {
        const edge = picture.edges.find(({ rule }) => rule === held.current);
        if (!edge) return;
        const minutes = draggedTo(edge, minutesAt(event).minutes);
        if (minutes !== edge.at) move(edge, minutes, drag.current);
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
