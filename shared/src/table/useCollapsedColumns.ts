import { useIsNarrow, usePrinting } from '@seamline/shared/ui';
import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Column } from './columns.tsx';

/** Width of the column that expands a row, in pixels. */
const EXPANDER = 60;
/** Largest change of width that is ignored, in pixels: a scrollbar that appears because of a collapsed column. */
const SCROLLBAR = 20;

interface CollapsedColumns<R> {
  shown: readonly Column<R>[];
  /** Columns that are shown in the expandable details of a row. */
  collapsed: readonly Column<R>[];
  frame: RefCallback<HTMLDivElement>;
}

/**
 * Collapses columns until the others fit into the table: low-priority columns from the end, then others from the end.
 * Those of the details are always collapsed.
 * On a narrow screen all low-priority columns collapse. They stay collapsed until the width changes, so that no column
 * appears and disappears during a search. On paper none is collapsed.
 */
export function useCollapsedColumns<R>(columns: readonly Column<R>[], rows: readonly R[]): CollapsedColumns<R> {
  const isNarrow = useIsNarrow();
  const isPrinting = usePrinting();
  const element = useRef<HTMLDivElement>(null);
  const [{ width, least }, setRoom] = useState({ width: 0, least: 0 });
  const details = columns.filter(({ priority }) => priority === 'details');
  const minor = columns.filter((column) => column.priority === 'low');
  const others = columns.filter((column, index) => index > 0 && mayCollapse(column));
  const collapseOrder = [...details, ...minor.reverse(), ...others.reverse()];
  const count = Math.max(details.length + (isNarrow ? minor.length : 0), least);
  const collapsed = new Set(isPrinting ? [] : collapseOrder.slice(0, count));
  const shown = columns.filter((column) => !collapsed.has(column));

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows and columns need another width
  useLayoutEffect(() => {
    if (isPrinting) return;
    const table = element.current;
    if (!table) return;
    delete table.dataset.breaking;
    const excess = table.scrollWidth - table.clientWidth;
    if (excess <= 1) return;
    if (count >= collapseOrder.length) {
      // No column is left to collapse, so a long word causes the excess.
      table.dataset.breaking = '';
      return;
    }
    const widths = [...table.querySelectorAll('thead th')].map((heading) => heading.clientWidth);
    const widthOf = (column: Column<R>) => widths[shown.indexOf(column)] ?? 0;
    let over = count > 0 ? excess : excess + EXPANDER;
    let next = count;
    for (const column of collapseOrder.slice(count)) {
      if (over <= 1) break;
      over -= widthOf(column);
      next += 1;
    }
    setRoom({ width, least: next });
  }, [width, count, collapseOrder.length, rows, columns]);

  return { shown, collapsed: columns.filter((column) => collapsed.has(column)), frame };
}

/** Returns whether a column without priority may collapse: the name of the row and buttons never do. */
function mayCollapse<R>({ rowHeader, priority, buttons }: Column<R>): boolean {
  return !rowHeader && !buttons && priority === undefined;
}
