import { localized } from '@seamline/shared/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../db/viewer.ts';
import { failure } from '../../errors.ts';
import type { Identify } from '../../http/access.ts';
import type { Services } from '../../http/services.ts';
import type { SessionStore } from './accounts.ts';
import { type Token, tokenReader } from './tokens.ts';

/** No token of this server is longer. */
const LONGEST_TOKEN = 4096;

/** Finds the administrator of a request: the token names them, and the database has the state of the session. */
export function identification({ clock, keys, sessionUses }: Services, store: SessionStore): Identify {
  const readToken = tokenReader(keys.sessions);

  const findViewer = async (token: Token, request: FastifyRequest): Promise<Viewer> => {
    const member = await store.findViewer(token);
    if (member === undefined) throw failure(401, localized('session_ended'), { detail: 'session closed' });
    sessionUses.add(request, member, token.session);
    return { ...member, address: request.clientAddress, session: token.session };
  };

  return async (request) => {
    const text = tokenOf(request);
    if (text === undefined) throw failure(401, localized('not_signed_in'), { detail: 'no session token' });
    const token = text.length > LONGEST_TOKEN ? 'invalid' : await readToken(text, clock());
    if (typeof token === 'string') throw failure(401, localized('session_ended'), { detail: `session token ${token}` });
    return { viewer: findViewer(token, request) };
  };
}

function tokenOf(request: FastifyRequest): string | undefined {
  const { token } = request.query as { token?: string | string[] };
  if (typeof token === 'string' && token !== '') return token;
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
