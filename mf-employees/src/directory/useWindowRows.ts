import { usePrinting } from '@seamline/shared/ui';
import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Layout } from './layout.ts';
import type { Directory } from './useDirectory.ts';

/** The scroll position and focus in the directory before it was left. */
interface Position {
  scrolled: number;
  /** The index of the employee whose card had the focus. */
  person: number | undefined;
  /** The measured rows, so that the same ones have the same offsets again. */
  rows: VirtualItem[];
  width: number;
}

const MOST = 20;
const positions = new Map<string, Position>();

/** Stores the position for its history entry. */
function storePosition(entry: string, position: Position): void {
  positions.delete(entry);
  positions.set(entry, position);
  for (const oldest of positions.keys()) {
    if (positions.size <= MOST) return;
    positions.delete(oldest);
  }
}

/** Returns the stored position of a history entry. */
function storedPosition(entry: string): Position | undefined {
  return positions.get(entry);
}

interface Options {
  directory: Directory;
  layout: Layout;
  /** The number of all employees. */
  total: number;
  columns: number;
  /** The height of a row before it has been drawn. */
  estimate(row: number): number;
  gap?: number;
}

/**
 * The rows near the window only: 100,000 employees are as many elements as 100.
 * The row with the focus stays on the page however far it is scrolled away; the arrow keys go from employee to employee;
 * on return, the scroll position and the focus are restored. A print has all loaded employees.
 */
export function useWindowRows({ directory, layout, total, columns, estimate, gap = 0 }: Options) {
  const entry = useLocation().key;
  const [before] = useState(() => storedPosition(entry));
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState(before?.person);
  const wanted = useRef(before?.person);
  /** True if the focus moves from box to box, and not from name to name. */
  const isPicking = useRef(false);
  const pinned = focused === undefined || focused >= total ? undefined : layout.rowOf(focused);
  const printed = usePrinting() ? layout.rowOf(directory.known - 1) + 1 : undefined;
  const width = typeof window === 'undefined' ? 0 : window.innerWidth;
  const rows = useWindowVirtualizer({
    count: layout.rowCount,
    estimateSize: estimate,
    overscan: 6,
    gap,
    scrollMargin: top,
    // Below the bar at the top of the page and a heading that stays there.
    scrollPaddingStart: 110,
    ...(before && { initialOffset: before.scrolled }),
    ...(before?.width === width && { initialMeasurementsCache: before.rows }),
    rangeExtractor: useCallback(
      (range: Range) => {
        if (printed !== undefined) return Array.from({ length: printed }, (_, row) => row);
        const near = defaultRangeExtractor(range);
        return pinned === undefined || near.includes(pinned) ? near : [...near, pinned].sort((one, two) => one - two);
      },
      [pinned, printed],
    ),
  });

  useLayoutEffect(() => {
    const element = frame.current;
    if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
  });

  // Other people, or another number of them in a row, make other rows.
  const measured = useRef(layout);
  useLayoutEffect(() => {
    if (measured.current !== layout) rows.measure();
    measured.current = layout;
  }, [layout, rows]);

  // The last position is read while the rows are still on the page.
  const leaving = useRef({ entry, focused, rows });
  useLayoutEffect(() => {
    leaving.current = { entry, focused, rows };
  });
  useLayoutEffect(() => {
    if (before) window.scrollTo(0, before.scrolled);
    return () => {
      const last = leaving.current;
      // A plain copy: the list itself leads to the rows on the page, which would outlive it.
      const rows = Array.from(last.rows.measurementsCache, (row) => ({ ...row }));
      const place = { scrolled: window.scrollY, person: last.focused, rows };
      storePosition(last.entry, { ...place, width: window.innerWidth });
    };
  }, [before]);

  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const tag = isPicking.current ? 'input' : 'a';
    const link = frame.current?.querySelector<HTMLElement>(`[data-person="${wanted.current}"] ${tag}`);
    if (!link) return;
    link.focus({ preventScroll: before?.person === wanted.current });
    wanted.current = undefined;
  });

  const items = rows.getVirtualItems();
  const [start, end] = [layout.rowAt(items[0]?.index ?? 0).from, layout.rowAt(items.at(-1)?.index ?? 0).to];
  const { watch } = directory;
  const isPrinted = printed !== undefined;
  useEffect(() => {
    // A print has the loaded employees: others would arrive too late, and all at once.
    if (!isPrinted) watch(start, end);
  }, [watch, start, end, isPrinted]);

  return {
    rows,
    items,
    frame,
    /** For the element around the people. */
    handlers: {
      onFocus: (event: FocusEvent) => setFocused(personIn(event.target)),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const person = personIn(event.target as Element);
        const next = person === undefined ? undefined : stepOf(event, person, { layout, total, columns });
        if (next === undefined) return;
        event.preventDefault();
        wanted.current = next;
        isPicking.current = event.target instanceof HTMLInputElement;
        setFocused(next);
      },
    },
  };
}

function personIn(element: Element): number | undefined {
  const person = element.closest<HTMLElement>('[data-person]')?.dataset.person;
  return person === undefined ? undefined : Number(person);
}

interface Key {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

interface Grid {
  layout: Layout;
  total: number;
  columns: number;
}

/** Returns the employee that an arrow key leads to, across the headings; undefined if there is none. */
export function stepOf({ key, ...event }: Key, person: number, { layout, total, columns }: Grid): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const next = { ArrowLeft: person - 1, ArrowRight: person + 1 }[key] ?? besides(key, person, layout, columns);
  return next === undefined || next < 0 || next >= total ? undefined : next;
}

/** The same column of the next row with people in it, or the row's last one. */
function besides(key: string, person: number, layout: Layout, columns: number): number | undefined {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined || columns < 1) return undefined;
  const here = layout.rowOf(person);
  const column = person - layout.rowAt(here).from;
  for (let index = here + step; index >= 0 && index < layout.rowCount; index += step) {
    const { from, to } = layout.rowAt(index);
    if (to > from) return Math.min(from + column, to - 1);
  }
  return undefined;
}
