import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Returns whether the page is being printed. An external store renders at once, before the browser prints. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

function subscribe(listener: () => void): () => void {
  const set = (value: boolean) => () => {
    isPrinting = value;
    listener();
  };
  const [begin, end] = [set(true), set(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Widths up to this many pixels are narrow: the sidebar collapses, tables move columns into row details. */
export const NARROW_WIDTH = 768;

/** Returns whether a media query matches, and renders again when that changes. */
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

/** Returns whether the window is at most 768 px wide. Paper is never narrow, since it has nothing to expand. */
export function useIsNarrow(): boolean {
  const isPaper = useMediaQuery('print');
  return useMediaQuery(`(max-width: ${NARROW_WIDTH}px)`) && !isPaper;
}
