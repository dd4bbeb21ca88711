import { type RefObject, useEffect, useRef } from 'react';

/** Longest time in which the element is kept in view while the page still grows, in milliseconds. */
const LONGEST = 30_000;
/** Events by which a person takes over: nobody who scrolls is pulled back. */
const ACTIONS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings the element of a new record to the middle of the view, again when what comes with an answer pushes it out: a
 * slow network may take seconds for that.
 */
export function useBroughtIntoView<E extends Element>(isCurrent: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!isCurrent) return;
    // It is called in the first frame as well, after the shell has scrolled the new page to its top.
    const observer = new ResizeObserver(() => element.current?.scrollIntoView({ block: 'center' }));
    observer.observe(document.body);
    // A list that scrolls inside of a frame grows without the page.
    if (element.current?.parentElement) observer.observe(element.current.parentElement);
    const end = new AbortController();
    end.signal.addEventListener('abort', () => observer.disconnect());
    for (const action of ACTIONS) {
      window.addEventListener(action, () => end.abort(), { signal: end.signal, passive: true });
    }
    const timer = setTimeout(() => end.abort(), LONGEST);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [isCurrent]);
  return element;
}
