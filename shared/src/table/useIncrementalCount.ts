import { usePrinting } from '@seamline/shared/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

const STEP = 150;

/**
 * Returns the number of rows to render, which grows as the end of the list comes near, and a ref for the end mark.
 * A table of thousands renders as fast as one of a hundred. On paper all rows are rendered.
 */
export function useIncrementalCount(
  total: number,
  needed: number,
): [count: number, end: RefObject<HTMLElement | null>] {
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
