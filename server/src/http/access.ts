import type { Role } from '@seamline/shared/contract/access/session';
import { localized } from '@seamline/shared/contract/errors';
import type { Audience, Endpoint } from '@seamline/shared/contract/wire/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApplyDueChanges } from '../db/dueChanges.ts';
import { storageFailure } from '../db/storageFailure.ts';
import type { Viewer } from '../db/viewer.ts';
import { ViewerContext } from '../db/viewerContext.ts';
import { type Failure, failure } from '../errors.ts';

/**
 * Resolves as soon as the token of a request has proved genuine, or rejects with the 401 to answer with. The database,
 * already asked, then says in `viewer` whether the session still holds. `role` is that of the sign-in.
 */
export type Identify = (request: FastifyRequest) => Promise<{ readonly role: Role; readonly viewer: Promise<Viewer> }>;

declare module 'fastify' {
  interface FastifyInstance {
    identify: Identify;
    /** Called before anything is read for a request that needs a session. */
    applyDueChanges: ApplyDueChanges;
  }
  interface FastifyRequest {
    /** The viewer of an endpoint that is not open; rejected where they may not call it. */
    viewer: Promise<Viewer> | null;
    /** The viewer of this request, for the database. */
    viewerContext: ViewerContext;
    /** Network address that the request came from. Unlike `ip` it stays when the client closes the connection. */
    clientAddress: string;
  }
  interface FastifyContextConfig {
    /** Present on every route that serves an endpoint of the contract. */
    readonly endpoint?: Endpoint;
    /** True where the handler waits for `request.viewer` beside its own reading, which owners need not wait for. */
    readonly awaitsViewer?: boolean;
  }
}

/** True for text that is not valid percent-encoded UTF-8, which parsers of query strings and forms keep as it is. */
export function isMalformed(text: string): boolean {
  try {
    decodeURIComponent(text);
    return false;
  } catch {
    return true;
  }
}

/**
 * Enforces the audience that each endpoint declares, before the body is read. This hook is the only place that lets a
 * request through.
 */
export function enforceAccess(app: FastifyInstance): void {
  app.decorateRequest('viewer', null);
  app.decorateRequest('clientAddress', '');
  app.decorateRequest('viewerContext');
  app.addHook('onRequest', (request, _reply, done) => {
    request.viewerContext = new ViewerContext();
    request.viewerContext.run(done);
  });
  app.addHook('onRequest', async (request) => {
    request.clientAddress = request.ip;
    const { endpoint, awaitsViewer } = request.routeOptions.config;
    if (!endpoint) return;
    if (isMalformed(request.url))
      throw failure(400, localized('malformed_address'), { detail: 'bad percent-encoding' });
    if (endpoint.open) return;
    await app.applyDueChanges()?.catch((error: unknown) => {
      // With a full disk people read on what was true the day before.
      if (isWrite(endpoint) || storageFailure(error) === undefined) throw error;
      request.log.warn({ err: error }, 'changes that have come due were not applied');
    });
    const { role, viewer } = await app.identify(request);
    request.viewer = permitted(request, viewer, endpoint);
    // What a manager may read is known with the account. An owner reads everything, so that reading can begin before.
    if (awaitsViewer && role === 'owner') request.viewer.catch(() => undefined);
    else await request.viewer;
  });
}

/** Returns the viewer, within whose scope the request reads and writes from now on. */
async function permitted(
  { viewerContext }: FastifyRequest,
  identified: Promise<Viewer>,
  endpoint: Endpoint,
): Promise<Viewer> {
  const viewer = await identified;
  const refused = refusal(viewer, endpoint);
  if (refused) throw refused;
  // What everybody does about their own account is the server's work, and has no people in it.
  viewerContext.scope = audienceOf(endpoint) === 'self' ? null : viewer.scope;
  return viewer;
}

/** The refusal that the viewer's role and permissions call for, if any. */
function refusal(viewer: Viewer, endpoint: Endpoint): Failure | undefined {
  const audience = audienceOf(endpoint);
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

/** True for owners, and for managers with the permission to edit. */
export function mayEdit({ role, canEdit }: Pick<Viewer, 'role' | 'canEdit'>): boolean {
  return role === 'owner' || canEdit;
}

export function audienceOf({ audience = 'permitted' }: Endpoint): Audience {
  return audience;
}

/** A sentence that says who may call an endpoint. */
export function audienceSentence(endpoint: Endpoint): string {
  if (endpoint.open) return 'Open to everybody, with limits on how often.';
  const audience = audienceOf(endpoint);
  if (audience === 'self') return 'For everybody who is signed in.';
  if (audience === 'owners') return 'For owners.';
  return isWrite(endpoint)
    ? 'For owners, and for managers with the permissions to view and to edit.'
    : 'For owners, and for managers with the permission to view.';
}

export function isWrite(endpoint: Endpoint): boolean {
  return endpoint.writes ?? endpoint.method !== 'GET';
}
