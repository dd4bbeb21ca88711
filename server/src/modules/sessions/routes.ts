import { localized } from '@seamline/shared/contract/errors';
import { endOtherSessions, endSession, listSessions } from '@seamline/shared/contract/sessions';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../errors.ts';
import type { Viewer } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { sessionLogStore } from '../session-log/store.ts';
import { sessionsStore } from './store.ts';

/** The sessions of an administrator on all devices, of each their own. */
export function sessions(app: FastifyInstance, { clock, database, sessionUses }: Services): void {
  const store = sessionsStore(database);
  const log = sessionLogStore(database);

  const record = async (viewer: Viewer, times: number) =>
    await log.add({ event: 'end-session', member: viewer, address: viewer.address, times }, clock());

  route(app, listSessions, async ({ viewer }) => {
    await sessionUses.flush();
    const rows = await store.list(viewer, clock());
    return {
      sessions: rows.map(({ signed_in_at, last_used_at, ...row }) => ({
        ...row,
        signed_in_at: signed_in_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
      })),
    };
  });

  route(app, endSession, async ({ input: { params }, viewer }) => {
    if ((await store.endOne(viewer, params.id, clock())) === 0) throw notFound('session');
    await record(viewer, 1);
    return { success: true, message: localized('sessions_ended', { count: 1 }) };
  });

  route(app, endOtherSessions, async ({ viewer }) => {
    await sessionUses.flush();
    const count = await store.endOthers(viewer, clock());
    if (count > 0) await record(viewer, count);
    return { success: true, message: localized('sessions_ended', { count }) };
  });
}
