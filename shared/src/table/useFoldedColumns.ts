import { useIsNarrow, usePrinting } from '@seamline/shared/ui';
import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Column } from './column.ts';

/** The column that unfolds a row, in pixels. */
const FOLD = 60;
/** A scrollbar that comes and goes with the folding must not start it anew, in pixels. */
const SCROLLBAR = 20;

interface FoldedColumns<R> {
  shown: readonly Column<R>[];
  /** Columns that unfold below their row. */
  folded: readonly Column<R>[];
  frame: RefCallback<HTMLDivElement>;
}

/**
 * Columns fold away until the rest fits the room of the table: the minor ones from the end, then others from the end.
 * On a narrow screen all minor ones do. They stay folded until the room changes, so that none comes and goes with each
 * letter of a search. On paper none is folded.
 */
export function useFoldedColumns<R>(columns: readonly Column<R>[], rows: readonly R[]): FoldedColumns<R> {
  const isNarrow = useIsNarrow();
  const isPrinting = usePrinting();
  const element = useRef<HTMLDivElement>(null);
  const [{ width, least }, setRoom] = useState({ width: 0, least: 0 });
  const minor = columns.filter((column) => column.priority === 'low');
  const others = columns.filter((column, index) => index > 0 && mayFold(column));
  const inTurn = [...minor.reverse(), ...others.reverse()];
  const count = isNarrow ? Math.max(minor.length, least) : least;
  const folded = new Set(isPrinting ? [] : inTurn.slice(0, count));
  const shown = columns.filter((column) => !folded.has(column));

  const frame = useCallback((found: HTMLDivElement) => {
    element.current = found;
    let before = found.clientWidth;
    const observer = new ResizeObserver(() => {
      if (Math.abs(found.clientWidth - before) < SCROLLBAR) return;
      before = found.clientWidth;
      setRoom({ width: before, least: 0 });
    });
    observer.observe(found);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows and columns need other room
  useLayoutEffect(() => {
    if (isPrinting) return;
    const table = element.current;
    if (!table) return;
    delete table.dataset.breaking;
    const excess = table.scrollWidth - table.clientWidth;
    if (excess <= 1) return;
    if (count >= inTurn.length) {
      // No column is left to fold: only a long word can be what needs the room.
      table.dataset.breaking = '';
      return;
    }
    const widths = [...table.querySelectorAll('thead th')].map((heading) => heading.clientWidth);
    const widthOf = (column: Column<R>) => widths[shown.indexOf(column)] ?? 0;
    let over = count > 0 ? excess : excess + FOLD;
    let next = count;
    for (const column of inTurn.slice(count)) {
      if (over <= 1) break;
      over -= widthOf(column);
      next += 1;
    }
    setRoom({ width, least: next });
  }, [width, count, inTurn.length, rows, columns]);

  return { shown, folded: columns.filter((column) => folded.has(column)), frame };
}

/** The row's name stays, and so do buttons. */
function mayFold<R>({ rowHeader, priority, buttons }: Column<R>): boolean {
  return !rowHeader && !buttons && priority === undefined;
}
