import { usePrinting } from '@seamline/shared/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

const STEP = 150;

/**
 * How many of many rows to draw: some at first, more as the end comes near.
 * A table of thousands is on the page as fast as one of a hundred. On paper all of them are.
 */
export function useGrowingCount(total: number, needed: number): [count: number, end: RefObject<HTMLElement | null>] {
  const [drawn, setDrawn] = useState(STEP);
  const end = useRef<HTMLElement>(null);
  const count = usePrinting() ? total : Math.min(total, Math.max(drawn, needed));
  useEffect(() => {
    const element = end.current;
    if (!element || count >= total) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setDrawn(count + STEP);
      },
      { root: element.closest('[data-table]'), rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, total]);
  return [count, end];
}
