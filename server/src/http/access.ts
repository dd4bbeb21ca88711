import type { Endpoint } from '@seamline/shared/contract/endpoint';
import { localized } from '@seamline/shared/contract/errors';
import type { Role } from '@seamline/shared/contract/session';
import type { FastifyRequest } from 'fastify';
import { type Failure, failure } from '../errors.ts';

/** The member behind a request, as the database knows them at this moment. */
export interface Viewer {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly role: Role;
  /** Network address that the request came from. */
  readonly address: string;
  readonly canEdit: boolean;
  readonly canView: boolean;
  /** The session's own id and its end, for ending it early. */
  readonly session: { readonly id: string; readonly expiresAt: Date };
}

/**
 * Resolves as soon as the token of a request has proved genuine, or throws the 401 to answer with. Whether its holder
 * still may come in is then for the database to say, which has been asked already.
 */
export type Identify = (request: FastifyRequest) => Promise<{ readonly viewer: Promise<Viewer> }>;

/**
 * Whom an endpoint serves: everybody whose flags allow it, owners alone,
 * or every viewer about themselves, whatever their flags say.
 */
export type Audience = 'permitted' | 'owners' | 'self';

/** The refusal that the viewer's role and flags call for, if any. */
export function refusal(viewer: Viewer, endpoint: Endpoint, audience: Audience): Failure | undefined {
  if (viewer.role === 'owner' || audience === 'self') return undefined;
  if (audience === 'owners') return failure(403, localized('owners_only'), { detail: 'owners only' });
  if (!viewer.canView) {
    return failure(403, localized('view_not_permitted'), { detail: 'view permission is off' });
  }
  if (isWrite(endpoint) && !viewer.canEdit) {
    return failure(403, localized('edit_not_permitted'), { detail: 'edit permission is off' });
  }
  return undefined;
}

export function isWrite(endpoint: Endpoint): boolean {
  return endpoint.writes ?? endpoint.method !== 'GET';
}
