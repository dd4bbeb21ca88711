import { useEffect } from 'react';

/** What the Tab key stops at. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** Milliseconds that a screen and its dialogs have to see to the focus themselves. */
const PATIENCE = 60;

/** Where something stood that is gone. */
interface Gap {
  parent: Node;
  before: Node | null;
  after: Node | null;
  tag: string;
  /** Which of the stops in it had the focus. */
  place: number;
}

/**
 * Keeps the focus on the page: what has it may be deleted, replaced by what was loaded, or switched off. Then the next
 * row's same button gets it, else what stands in its place, else what had it before, else the heading.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** What had the focus outside of dialogs, the latest first. */
    let held: HTMLElement[] = [];
    let gap: Gap | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function keep() {
      const [last] = held;
      if (!last || document.activeElement !== document.body || canHaveFocus(last)) return;
      const earlier = held.find((element) => canHaveFocus(element));
      const next = inGap(gap) ?? earlier ?? document.querySelector<HTMLElement>('main h1, main');
      next?.focus();
    }
    function look() {
      clearTimeout(timer);
      timer = setTimeout(keep, PATIENCE);
    }
    function noteFocus({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement) || target.closest('dialog')) return;
      gap = undefined;
      held = [target, ...held.filter((element) => element !== target)].slice(0, 5);
    }
    /** Somebody who clicks beside every control leaves it on purpose. */
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
          place: stopsIn(gone).indexOf(last),
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

/** The control that stands where the one of before stood. */
function inGap(gap: Gap | undefined): HTMLElement | undefined {
  if (!gap?.parent.isConnected) return undefined;
  const { parent, before, after, tag, place } = gap;
  const twin = [after, before].find(
    (node): node is HTMLElement => node instanceof HTMLElement && node.isConnected && node.tagName === tag,
  );
  const instead = before?.isConnected ? before.nextSibling : parent.firstChild;
  for (const node of [twin, instead]) {
    if (!(node instanceof HTMLElement)) continue;
    const stops = stopsIn(node);
    const next = stops[place] ?? stops[0];
    if (next) return next;
  }
  return undefined;
}

function stopsIn(element: HTMLElement): HTMLElement[] {
  const all = [...element.querySelectorAll<HTMLElement>(STOPS)];
  return element.matches(STOPS) ? [element, ...all] : all;
}

function canHaveFocus(element: HTMLElement): boolean {
  return (
    element.isConnected && !element.matches(':disabled') && !element.closest('[inert]') && element.checkVisibility()
  );
}
