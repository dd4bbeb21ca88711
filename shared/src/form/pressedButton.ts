import { type PointerEvent, useMemo } from 'react';

/** Pixels that a hand moves between pressing and letting go. */
const STEADY = 4;

/**
 * A field that is left may say that it is wrong, or right, and move the buttons away from under the pointer that left
 * it: the press of a button counts all the same, or of what else a selector names.
 */
export function usePressedButton(pressable = 'button') {
  return useMemo(() => {
    function onPointerDown({ target, clientX: x, clientY: y }: PointerEvent) {
      const pressed = (target as Element).closest<HTMLElement>(pressable);
      if (!pressed) return;
      const over = new AbortController();
      const listening = { capture: true, signal: over.signal };
      // The pointer may be let go of anywhere on the page.
      document.addEventListener(
        'click',
        (click) => {
          over.abort();
          if (pressed.contains(click.target as Node)) return;
          if (Math.hypot(click.clientX - x, click.clientY - y) <= STEADY) pressed.click();
        },
        listening,
      );
      document.addEventListener('pointerdown', () => over.abort(), listening);
    }
    return { onPointerDown };
  }, [pressable]);
}
