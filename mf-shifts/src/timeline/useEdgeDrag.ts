import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type DayPicture, draggedTo, type Edge } from '../engine/index.ts';

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
export function useEdgeDrag({ track, picture, isOff, move }: EdgeDragOptions) {
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
