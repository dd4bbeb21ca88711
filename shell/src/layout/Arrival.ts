import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { takeSignIn } from '../session/freshSignIn.ts';

interface ArrivalProps {
  main: RefObject<HTMLElement | null>;
  /** Whether the frame stands before its page: there is nothing to arrive at yet. */
  isStarting: boolean;
}

/**
 * Brings somebody who followed a link, or has signed in, to the new page: its heading gets the focus, so that screen
 * readers say where they are and Tab goes on from there. A field that the page has focused itself keeps the focus.
 * A component that draws nothing: as a hook of the frame it would draw all of it anew at each change of the address.
 */
export function Arrival({ main, isStarting }: ArrivalProps): null {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const isGoingBack = useGoingBack();
  useEffect(() => {
    if (isStarting || (before.current === pathname && !takeSignIn())) return;
    before.current = pathname;
    // The browser itself goes back to where somebody had scrolled to.
    if (!isGoingBack.current) window.scrollTo(0, 0);
    isGoingBack.current = false;
    const content = main.current;
    if (!content || content.contains(document.activeElement) || document.querySelector('dialog[open]')) return;
    (content.querySelector<HTMLElement>('h1') ?? content).focus({ preventScroll: true });
  }, [pathname, main, isStarting, isGoingBack]);
  return null;
}

function useGoingBack(): RefObject<boolean> {
  const isGoingBack = useRef(false);
  useEffect(() => {
    const note = () => {
      isGoingBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  return isGoingBack;
}
