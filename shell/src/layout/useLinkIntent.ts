import { type DOMAttributes, type SyntheticEvent, useMemo } from 'react';
import { useRemotes } from '../remotes/remoteStore.ts';

/** Returns event handlers for the frame around all pages that fetch what a link leads to before the click. */
export function useLinkIntent(): DOMAttributes<HTMLElement> {
  const { routes } = useRemotes();
  return useMemo(() => {
    const preload = (event: SyntheticEvent) => {
      const link = linkOf(event);
      if (link) void routes.preload(link.pathname);
    };
    const prefetchData = (event: SyntheticEvent) => {
      const link = linkOf(event);
      if (link) routes.prefetchData(link);
    };
    return {
      onPointerOver: preload,
      onFocus: preload,
      onPointerDown: prefetchData,
      // Before the link itself acts, so that the page finds the response on its way.
      onClickCapture: prefetchData,
    };
  }, [routes]);
}

/** Returns the link of this application that an event happened to. */
function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin ? link : undefined;
}
