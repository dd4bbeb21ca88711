import { useIsNarrow } from '@seamline/shared/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Column } from './column.ts';

interface FoldedColumns<R> {
  shown: readonly Column<R>[];
  /** Columns that unfold below their row. */
  folded: readonly Column<R>[];
  frame: RefObject<HTMLDivElement | null>;
}

/** On a narrow screen the minor columns fold away, and then others from the end, until the rest fits. */
export function useFoldedColumns<R>(columns: readonly Column<R>[], rows: readonly R[]): FoldedColumns<R> {
  const isNarrow = useIsNarrow();
  const frame = useRef<HTMLDivElement>(null);
  const [extra, setExtra] = useState(0);
  const minor = columns.filter((column) => column.priority === 'low');
  const others = columns.filter((column, index) => index > 0 && mayFold(column)).reverse();
  const folded = new Set(isNarrow ? [...minor, ...others.slice(0, extra)] : []);

  useEffect(() => {
    const startAgain = () => setExtra(0);
    window.addEventListener('resize', startAgain);
    return () => window.removeEventListener('resize', startAgain);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows and columns need other room
  useLayoutEffect(() => {
    const element = frame.current;
    if (!isNarrow || !element || extra >= others.length) return;
    if (element.scrollWidth > element.clientWidth + 1) setExtra(extra + 1);
  }, [isNarrow, extra, others.length, rows, columns]);

  return {
    shown: columns.filter((column) => !folded.has(column)),
    folded: columns.filter((column) => folded.has(column)),
    frame,
  };
}

/** The row's name stays, and so do buttons, which stand at the end of their cell and have no order. */
function mayFold<R>({ rowHeader, priority, align, sortBy }: Column<R>): boolean {
  return !rowHeader && priority === undefined && (align !== 'end' || sortBy !== undefined);
}
