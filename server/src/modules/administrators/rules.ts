import type { Viewer } from '../../http/access.ts';

/** A manager without the view permission sees their own row, and nobody else's. */
export function seesEverybody(viewer: Pick<Viewer, 'role' | 'canView'>): boolean {
  return viewer.role === 'owner' || viewer.canView;
}
