import { useEffect } from 'react';

/** Elements that the Tab key stops at. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** Time in which a screen and its dialogs move the focus themselves, in milliseconds. */
const RESTORE_WITHIN_MS = 60;

/** The position of a removed element. */
interface Gap {
  parent: Node;
  before: Node | null;
  after: Node | null;
  tag: string;
  /** Index of the stop in it that had the focus. */
  index: number;
}

/**
 * Restores the focus when its element is deleted, replaced or disabled: to the same button of the next row, else to the
 * element at its position, else to the one that had it before, else to the heading. On another page it is the heading.
 */
export function useFocusRestore(): void {
  useEffect(() => {
    /** The elements that had the focus outside of dialogs, the latest first. */
    let held: HTMLElement[] = [];
    /** The heading of the page on which the latest had it. */
    let heading: HTMLElement | null = null;
    let gap: Gap | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function keep() {
      const [last] = held;
      if (!last || document.activeElement !== document.body || canHaveFocus(last)) return;
      const earlier = held.find((element) => canHaveFocus(element));
      // At the position of what is gone, another page has something else. The URL changes before its page is there.
      const isElsewhere = heading?.isConnected === false;
      const near = isElsewhere ? undefined : (inGap(gap) ?? earlier);
      // The list stays where it was scrolled to: its heading, or the first of its rendered rows, may be far above.
      if (near && isInView(near)) near.focus();
      else (headingOfPage() ?? document.querySelector('main'))?.focus({ preventScroll: true });
    }
    function look() {
      clearTimeout(timer);
      timer = setTimeout(keep, RESTORE_WITHIN_MS);
    }
    function noteFocus({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement) || target.closest('dialog')) return;
      gap = undefined;
      heading = headingOfPage();
      held = [target, ...held.filter((element) => element !== target)].slice(0, 5);
    }
    /** A click beside every control removes the focus on purpose. */
    function noteLeaving({ target, relatedTarget }: FocusEvent) {
      if (relatedTarget || !document.hasFocus()) return;
      setTimeout(() => {
        if (document.activeElement === document.body && held[0] === target && canHaveFocus(held[0])) held = [];
      });
    }
    const observer = new MutationObserver((records) => {
      const [last] = held;
      if (!last) return;
      for (const { removedNodes, target, previousSibling, nextSibling } of records) {
        const gone = [...removedNodes].find((node) => node.contains(last));
        if (!(gone instanceof HTMLElement)) continue;
        gap = {
          parent: target,
          before: previousSibling,
          after: nextSibling,
          tag: gone.tagName,
          index: stopsIn(gone).indexOf(last),
        };
      }
      if (document.activeElement === document.body) look();
    });

    document.addEventListener('focusin', noteFocus);
    document.addEventListener('focusout', noteLeaving);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'hidden', 'inert'],
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', noteFocus);
      document.removeEventListener('focusout', noteLeaving);
    };
  }, []);
}

function headingOfPage(): HTMLElement | null {
  return document.querySelector('main h1');
}

/** Returns the control at the position of the removed one. */
function inGap(gap: Gap | undefined): HTMLElement | undefined {
  if (!gap?.parent.isConnected) return undefined;
  const { parent, before, after, tag, index } = gap;
  const twin = [after, before].find(
    (node): node is HTMLElement => node instanceof HTMLElement && node.isConnected && node.tagName === tag,
  );
  const instead = before?.isConnected ? before.nextSibling : parent.firstChild;
  for (const node of [twin, instead]) {
    if (!(node instanceof HTMLElement)) continue;
    const stops = stopsIn(node);
    const next = stops[index] ?? stops[0];
    if (next) return next;
  }
  return undefined;
}

function stopsIn(element: HTMLElement): HTMLElement[] {
  const all = [...element.querySelectorAll<HTMLElement>(STOPS)];
  return element.matches(STOPS) ? [element, ...all] : all;
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function canHaveFocus(element: HTMLElement): boolean {
  return (
    element.isConnected && !element.matches(':disabled') && !element.closest('[inert]') && element.checkVisibility()
  );
}
