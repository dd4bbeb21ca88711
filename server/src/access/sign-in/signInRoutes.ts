import { setImmediate } from 'node:timers/promises';
import { changePassword, requestPasswordOtp } from '@seamline/shared/contract/access/administrators';
import { getSession, logout, requestOtp, verifyLogin } from '@seamline/shared/contract/access/session';
import { localized } from '@seamline/shared/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { daysBefore } from '../../daysBefore.ts';
import { isFailure, notFound } from '../../errors.ts';
import { isLoopback } from '../../http/isLoopback.ts';
import { counted } from '../../http/metrics.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import type { SessionUses } from '../sessions/lastUse.ts';
import { sessionLogStore } from '../sessions/sessionLog.ts';
import { sessionsStore } from '../sessions/sessions.ts';
import { type Account, branchNames, sessionStore } from './accounts.ts';
import { attemptGuard } from './attemptGuard.ts';
import { attemptStore } from './attempts.ts';
import { codeDelivery } from './codeDelivery.ts';
import { deviceStore, newDeviceToken, readDeviceTokens, writeDeviceCookie } from './devices.ts';
import { DEVICE_DAYS, LONGEST_MEMORY_SECONDS } from './limits.ts';
import { oneTimeCodes } from './oneTimeCodes.ts';
import { passwordChangeWith } from './passwords.ts';
import { identification, signInWith } from './signIn.ts';
import { issuedSession, issueToken } from './tokens.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface SignInTry {
  readonly number: string;
  readonly address: string;
  readonly secret: 'password' | 'code';
}

export function signInRoutes(app: FastifyInstance, services: Services & { sessionUses: SessionUses }): void {
  const { metrics, clock, env, keys, sessionUses } = services;
  const store = sessionStore(services.database);
  const devices = deviceStore(services.database);
  const delivery = codeDelivery(services.env, app.log);
  const guard = attemptGuard(services);
  const codes = oneTimeCodes(services, store, guard, delivery);
  const signIn = signInWith({ store, guard, codes });
  const countCode = (outcome: string) => metrics.codes.inc({ outcome });
  const log = sessionLogStore(services.database);
  const newPassword = passwordChangeWith(services, { store, guard, codes });
  app.decorate('identify', identification(services, store));

  const findDevice = async (number: string, request: FastifyRequest) => {
    const tokens = readDeviceTokens(request);
    const found = await devices.find(
      number,
      tokens.map(({ hash }) => hash),
    );
    return { deviceId: found?.id, deviceToken: tokens.find(({ hash }) => hash === found?.tokenHash) };
  };

  /** Begins a session, and remembers the session and the device, also when its account was known there before. */
  const beginSession = async (account: Account, { request, reply }: Exchange, deviceToken = newDeviceToken()) => {
    await devices.remember(account, deviceToken.hash, clock());
    writeDeviceCookie({ env, request, reply }, account.id, deviceToken.token);
    const token = await issueToken(keys.sessions, account, clock());
    await sessionUses.record(request, account, issuedSession(token));
    return token;
  };

  /** Records how a try to sign in ended. The account is looked up in every case, so that all take the same time. */
  const recorded = async <T>({ number, address, secret }: SignInTry, signingIn: Promise<T>): Promise<T> => {
    const record = async (event: 'sign-in' | 'failed-sign-in' | 'lockout') => {
      const account = await store.findByNumber(number);
      // A locked-out network may try any number of numbers: without an account they are one entry.
      const isCounted = account !== undefined || event !== 'lockout';
      const member = { id: account?.id ?? null, number: isCounted ? number : '', name: account?.name ?? '' };
      await log.add({ event, member, address, secret }, clock());
    };
    const result = await signingIn.catch(async (error: unknown) => {
      if (isFailure(error) && error.reason.code !== 'sign_in_busy') {
        await record(error.reason.code === 'too_many_sign_ins' ? 'lockout' : 'failed-sign-in');
      }
      throw error;
    });
    await record('sign-in');
    return result;
  };

  route(app, requestOtp, async ({ input: { query }, request }) => {
    const sending = async () => {
      const { deviceId } = await findDevice(query.number, request);
      await codes.send('sign-in', { number: query.number, address: request.clientAddress, deviceId });
    };
    await counted(countCode, sending());
    return { success: true, message: localized('otp_sent') };
  });

  route(app, verifyLogin, async ({ input: { query }, request, reply }) => {
    const secret = query.otp === undefined ? 'password' : 'code';
    const count = (outcome: string) => metrics.signIns.inc({ secret, outcome });
    const signingIn = async () => {
      const { deviceId, deviceToken } = await findDevice(query.number, request);
      const account = await signIn(query, { address: request.clientAddress, deviceId });
      return await beginSession(account, { request, reply }, deviceToken);
    };
    const about = { number: query.number, address: request.clientAddress, secret } as const;
    const token = await recorded(about, counted(count, signingIn()));
    return { success: true, message: localized('signed_in'), token };
  });

  route(app, getSession, async ({ viewer }) => ({
    number: viewer.number,
    name: viewer.name,
    email: viewer.email,
    role: viewer.role,
    edit_permission: viewer.canEdit,
    view_permission: viewer.canView,
    ...(viewer.scope && { scope: await branchNames(services.database, viewer.scope) }),
    expires_at: viewer.session.expiresAt.toISOString(),
  }));

  route(app, logout, async ({ viewer }) => {
    await store.revokeSession(viewer.session);
    await log.add({ event: 'sign-out', member: viewer, address: viewer.address }, clock());
    return { success: true, message: localized('signed_out') };
  });

  route(app, requestPasswordOtp, async ({ viewer }) => {
    const { number, address } = viewer;
    await counted(countCode, codes.send('password', { number, address, deviceId: undefined }));
    return { success: true, message: localized('otp_sent') };
  });

  route(app, changePassword, async ({ input: { query }, viewer, request, reply }) => {
    const account = await newPassword(viewer, query);
    const token = await beginSession(account, { request, reply });
    return { success: true, message: localized('password_changed'), token };
  });

  purgeHourly(app, services);
  const { outbox } = delivery;
  // Behind a proxy every request comes from this machine.
  if (outbox === undefined || env.trustProxy !== false) return;
  app.get<{ Params: { number: string } }>('/dev/outbox/:number', async (request) => {
    // A code is sent after the response to the request for it.
    await setImmediate();
    const otp = isLoopback(request) ? outbox.get(request.params.number) : undefined;
    if (otp === undefined) throw notFound('code');
    return { otp };
  });
}

/** Long enough for a yearly review; addresses of people are kept no longer. */
const SESSION_LOG_DAYS = 400;
const HOUR_MS = 3_600_000;

function purgeHourly(app: FastifyInstance, { clock, database }: Services): void {
  const purge = async () => {
    const now = clock();
    await sessionStore(database).purge(daysBefore(now, 1));
    await attemptStore(database).purge(new Date(now.getTime() - LONGEST_MEMORY_SECONDS * 1000));
    await deviceStore(database).purge(daysBefore(now, DEVICE_DAYS));
    await sessionsStore(database).purge(daysBefore(now, 1));
    await sessionLogStore(database).purge(daysBefore(now, SESSION_LOG_DAYS));
  };
  const timer = setInterval(() => {
    purge().catch((error: unknown) => app.log.warn({ err: error }, 'old sign-in records were not removed'));
  }, HOUR_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
