import { type Failure, failure } from '../../errors.ts';
import type { Viewer } from '../../http/access.ts';

/** A manager without the view permission sees their own row, and nobody else's. */
export function seesEverybody(viewer: Pick<Viewer, 'role' | 'canView'>): boolean {
  return viewer.role === 'owner' || viewer.canView;
}

export const duplicateNumber = (number: string) => `There is already an owner or manager with the number ${number}.`;

/** The refusal to leave the house without anybody who may change everything. */
export function lastOwner(name: string, deed: 'deleted' | 'deactivated'): Failure {
  return failure(409, `${name} is the last active owner and cannot be ${deed}.`, { detail: 'last active owner' });
}
