import { changePassword, requestPasswordOtp } from '@seamline/shared/contract/administrators';
import { getSession, logout, requestOtp, verifyLogin } from '@seamline/shared/contract/session';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../errors.ts';
import { counted } from '../../http/metrics.ts';
import { isOwnMachine } from '../../http/ownMachine.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { attemptGuard } from './attempts/guard.ts';
import { codeDelivery } from './delivery.ts';
import { identification } from './identification.ts';
import { messages } from './messages.ts';
import { oneTimeCodes } from './oneTimeCodes.ts';
import { passwordChangeWith } from './passwordChange.ts';
import { signInWith } from './signIn.ts';
import { type SessionStore, sessionStore } from './store.ts';

export function session(app: FastifyInstance, services: Services): void {
  const { metrics } = services;
  const store = sessionStore(services.database);
  const delivery = codeDelivery(services.env, app.log);
  const guard = attemptGuard(services);
  const codes = oneTimeCodes(services, store, guard, delivery);
  const signIn = signInWith(services, { store, guard, codes });
  const countCode = (outcome: string) => metrics.codes.inc({ outcome });
  const newPassword = passwordChangeWith(services, { store, guard, codes });
  app.decorate('identify', identification(services, store));

  route(app, requestOtp, async ({ input, request }) => {
    await counted(countCode, codes.send('sign-in', input.query.number, request.ip));
    return { success: true, message: messages.codeSent };
  });

  route(app, verifyLogin, async ({ input, request }) => {
    const secret = input.query.otp === undefined ? 'password' : 'code';
    const count = (outcome: string) => metrics.signIns.inc({ secret, outcome });
    const token = await counted(count, signIn(input.query, request.ip));
    return { success: true, message: messages.welcome, token };
  });

  route(
    app,
    getSession,
    async ({ viewer }) => ({
      number: viewer.number,
      name: viewer.name,
      role: viewer.role,
      edit_permission: viewer.canEdit,
      view_permission: viewer.canView,
      expires_at: viewer.session.expiresAt.toISOString(),
    }),
    { audience: 'self' },
  );

  route(
    app,
    logout,
    async ({ viewer }) => {
      await store.revokeSession(viewer.session);
      return { success: true, message: messages.goodbye };
    },
    { audience: 'self' },
  );

  route(
    app,
    requestPasswordOtp,
    async ({ viewer }) => {
      await counted(countCode, codes.send('password', viewer.number, viewer.address));
      return { success: true, message: messages.codeSent };
    },
    { audience: 'self' },
  );

  route(
    app,
    changePassword,
    async ({ input: { query }, viewer }) => {
      const token = await newPassword(viewer, query);
      return { success: true, message: messages.passwordChanged, token };
    },
    { audience: 'self' },
  );

  purgeNowAndThen(app, services, store);
  const { outbox } = delivery;
  if (outbox === undefined) return;
  app.get<{ Params: { number: string } }>('/dev/outbox/:number', async (request) => {
    const otp = isOwnMachine(request) ? outbox.get(request.params.number) : undefined;
    if (otp === undefined) throw notFound('code');
    return { otp };
  });
}

const HOUR_MS = 3_600_000;

function purgeNowAndThen(app: FastifyInstance, { clock }: Services, store: SessionStore): void {
  const purge = () => {
    store
      .purge(clock())
      .catch((error: unknown) => app.log.warn({ err: error }, 'old sign-in records were not removed'));
  };
  const timer = setInterval(purge, HOUR_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
