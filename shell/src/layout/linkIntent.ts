import type { SyntheticEvent } from 'react';
import { announce, prepare } from '../remotes/remoteRoutes.tsx';

/** For the frame around all pages: what a link leads to is fetched before the click, whoever made the link. */
export const linkIntent = {
  onPointerOver: ahead,
  onFocus: ahead,
  onPointerDown: pressed,
  // Before the link itself acts, so that the page finds the answer on its way.
  onClickCapture: pressed,
};

function ahead(event: SyntheticEvent): void {
  const link = linkOf(event);
  if (link) void prepare(link.pathname);
}

function pressed(event: SyntheticEvent): void {
  const link = linkOf(event);
  if (link) announce(link);
}

/** The link of this application that something happened to. */
function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin ? link : undefined;
}
