import { useSyncExternalStore } from 'react';

/** Widths up to this many pixels are narrow: the sidebar collapses, tables fold. */
export const NARROW_WIDTH = 768;

/** Whether a media query holds, kept current. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Whether the window is at most 768 px wide. */
export function useIsNarrow(): boolean {
  return useMediaQuery(`(max-width: ${NARROW_WIDTH}px)`);
}
