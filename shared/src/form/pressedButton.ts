import { type PointerEvent, useMemo } from 'react';

/** Largest movement between pressing and releasing, in pixels. */
const STEADY = 4;

/**
 * Clicks a pressed button even if it moves away before the release: leaving a field shows or removes its error, which
 * shifts the layout under the pointer. `pressable` selects other elements than buttons.
 */
export function usePressedButton(pressable = 'button') {
  return useMemo(() => {
    function onPointerDown({ target, clientX: x, clientY: y }: PointerEvent) {
      const pressed = (target as Element).closest<HTMLElement>(pressable);
      if (!pressed) return;
      const over = new AbortController();
      const listening = { capture: true, signal: over.signal };
      // The pointer may be released anywhere on the page.
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
