import { type RefObject, useEffect, useRef } from 'react';

/** Time in which the element is kept in view while the page still grows, in milliseconds. */
const SETTLING = 3_000;

/** Brings the element of a new record to the middle of the view, again when what comes with an answer pushes it out. */
export function useBroughtIntoView<E extends Element>(isCurrent: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!isCurrent) return;
    // It is called in the first frame as well, after the shell has scrolled the new page to its top.
    const observer = new ResizeObserver(() => element.current?.scrollIntoView({ block: 'center' }));
    observer.observe(document.body);
    const timer = setTimeout(() => observer.disconnect(), SETTLING);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isCurrent]);
  return element;
}
