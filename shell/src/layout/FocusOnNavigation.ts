import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { takeSignIn } from '../session/freshSignIn.ts';

interface FocusOnNavigationProps {
  main: RefObject<HTMLElement | null>;
  /** True while the frame is shown without its page. */
  isStarting: boolean;
}

/**
 * Moves the focus to the heading of the new page after a navigation or a sign-in, so that screen readers announce it
 * and Tab continues from there, or to the part of the page that the URL names. A field that the page has focused itself
 * keeps the focus. It is a component, because a hook would render the whole frame again at each change of the URL.
 */
export function FocusOnNavigation({ main, isStarting }: FocusOnNavigationProps): null {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  const navigationType = useNavigationType();
  useEffect(() => {
    const isSamePage = before.current === pathname;
    const isDialog = document.querySelector('dialog[open]') !== null;
    // The page below a dialog stays the page until the dialog's URL is left for another page.
    if (isStarting || isDialog || (isSamePage && !takeSignIn())) return;
    before.current = pathname;
    // After Back the browser itself restores the scroll position. The first page after a sign-in is the same page.
    if (isSamePage || navigationType !== 'POP') window.scrollTo(0, 0);
    const content = main.current;
    if (!content || content.contains(document.activeElement)) return;
    const part = hash && document.getElementById(hash.slice(1));
    if (part) part.tabIndex = -1;
    (part || (content.querySelector<HTMLElement>('h1') ?? content)).focus({ preventScroll: !part });
  }, [pathname, hash, main, isStarting, navigationType]);
  return null;
}
