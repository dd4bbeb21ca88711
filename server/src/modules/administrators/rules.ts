import { localized } from '@seamline/shared/contract/errors';
import { type Failure, failure } from '../../errors.ts';
import type { Viewer } from '../../http/access.ts';

/** Limits the rows of a manager without the view permission to their own. */
export function seesEverybody(viewer: Pick<Viewer, 'role' | 'canView'>): boolean {
  return viewer.role === 'owner' || viewer.canView;
}

export const duplicateNumber = (number: string) => localized('number_taken', { number });

/** The refusal to leave the organisation without an active owner. */
export function lastOwner(name: string, code: `last_owner_${'deleted' | 'deactivated' | 'demoted'}`): Failure {
  return failure(409, localized(code, { name }), { detail: 'last active owner' });
}
