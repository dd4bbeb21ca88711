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

/** Whether the window is at most 768 px wide. A sheet of paper is not narrow: nobody can unfold anything on it. */
export function useIsNarrow(): boolean {
  const isPaper = useMediaQuery('print');
  return useMediaQuery(`(max-width: ${NARROW_WIDTH}px)`) && !isPaper;
}
