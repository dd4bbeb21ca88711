import { type MouseEvent, type PointerEvent, useMemo } from 'react';

/** Pixels that a hand moves between pressing and letting go. */
const STEADY = 4;

/**
 * A field that is left may say that it is wrong, and push the buttons away from under the pointer that left it:
 * the press of a button counts all the same.
 */
export function usePressedButton() {
  return useMemo(() => {
    let pressed: { button: HTMLButtonElement; x: number; y: number } | undefined;
    return {
      onPointerDown({ target, clientX: x, clientY: y }: PointerEvent) {
        const button = (target as Element).closest('button');
        pressed = button ? { button, x, y } : undefined;
      },
      onClick({ target, clientX, clientY }: MouseEvent) {
        const last = pressed;
        pressed = undefined;
        if (!last || last.button.contains(target as Node)) return;
        if (Math.hypot(clientX - last.x, clientY - last.y) <= STEADY) last.button.click();
      },
    };
  }, []);
}
