import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a form while it is sent: an inert field loses it, and a screen reader would start at the top of
 * the page. The submit button, which is announced as busy, has it during the request; then it returns to the field.
 * @returns A function to call when the form is submitted, while the field still has the focus.
 */
export function usePendingFocus(element: RefObject<HTMLFormElement | null>, isSending: boolean): () => void {
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const form = element.current;
    const button = form?.querySelector<HTMLElement>('[type=submit]');
    const focused = document.activeElement;
    // A click beside the controls focuses an element around the form.
    const isNowhere = !focused || focused.contains(form);
    if (isSending && (isNowhere || form?.contains(focused))) button?.focus({ preventScroll: true });
    if (isSending || !before.current) return;
    const field = before.current;
    before.current = null;
    if (field instanceof HTMLElement && (isNowhere || focused === button)) field.focus({ preventScroll: true });
  }, [element, isSending]);
  return () => {
    const focused = document.activeElement;
    before.current = element.current?.contains(focused) ? focused : null;
  };
}
