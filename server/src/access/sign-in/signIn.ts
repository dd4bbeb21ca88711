import { localized } from '@seamline/shared/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../db/viewer.ts';
import { failure } from '../../errors.ts';
import type { Identify } from '../../http/access.ts';
import type { Services } from '../../http/services.ts';
import type { SessionUses } from '../sessions/lastUse.ts';
import type { Account, SessionStore } from './accounts.ts';
import { type AttemptGuard, tooMany } from './attemptGuard.ts';
import { type Origin, signInCounts } from './limits.ts';
import type { OneTimeCodes } from './oneTimeCodes.ts';
import { passwordMatches } from './passwords.ts';
import { type Token, tokenReader } from './tokens.ts';

interface Credentials {
  readonly number: string;
  readonly otp?: string | undefined;
  readonly password?: string | undefined;
}

interface SignInServices {
  readonly store: SessionStore;
  readonly guard: AttemptGuard;
  readonly codes: OneTimeCodes;
}

/**
 * Returns a function that signs in with the right credentials and refuses all wrong ones alike. Only the right secret
 * of a deactivated account learns that the account exists.
 */
export function signInWith({ store, guard, codes }: SignInServices) {
  return async ({ number, otp, password = '' }: Credentials, origin: Omit<Origin, 'number'>): Promise<Account> => {
    const withCode = otp !== undefined;
    const refused = failure(401, localized(withCode ? 'wrong_otp' : 'wrong_password'), { detail: 'not signed in' });
    if ((withCode ? otp : password) === '') throw refused;
    const counts = signInCounts(withCode ? 'code' : 'password', { number, ...origin });
    const member = await guard.check(counts, tooMany('too_many_sign_ins'), async () => {
      // A wrong code is refused before the account is read: the time of the answer would show whether there is one.
      if (withCode && !(await codes.redeem('sign-in', { number, deviceId: origin.deviceId }, otp))) return false;
      const found = await store.findByNumber(number);
      const isRight = withCode || (await passwordMatches(found?.passwordHash, password));
      return isRight && found !== undefined && found;
    });
    if (!member) throw refused;
    if (!member.isActive) throw failure(403, localized('account_deactivated'), { detail: 'account deactivated' });
    return member;
  };
}

/** No token of this server is longer. */
const LONGEST_TOKEN = 4096;

/** Finds the administrator of a request: the token names them, and the database has the state of the session. */
export function identification(
  { clock, keys, sessionUses }: Services & { sessionUses: SessionUses },
  store: SessionStore,
): Identify {
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
    return { role: token.claims.role, viewer: findViewer(token, request) };
  };
}

function tokenOf(request: FastifyRequest): string | undefined {
  const { token } = request.query as { token?: string | string[] };
  if (typeof token === 'string' && token !== '') return token;
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
