import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../../db/viewer.ts';
import type { Services } from '../../http/services.ts';
import type { TokenSession } from '../sign-in/tokens.ts';
import { describeDevice } from './describeDevice.ts';
import { sessionsStore } from './sessions.ts';

/** Remembers when each session was used last. */
export interface SessionUses {
  /** Writes that a session begins. */
  record(request: FastifyRequest, member: Pick<Viewer, 'id'>, session: TokenSession): Promise<void>;
  /** Notes a request of a session. It writes nothing yet. */
  add(request: FastifyRequest, member: Pick<Viewer, 'id'>, session: TokenSession): void;
  /** Writes what this process has noted and not written yet. */
  flush(): Promise<void>;
}

interface LastUse {
  readonly memberId: number;
  readonly session: TokenSession;
  readonly userAgent: string;
  at: Date;
}

const FLUSH_EVERY_MS = 60_000;

/** Writes the uses of all sessions in one statement each minute: a statement for each request would cost more than many requests. */
export function noteSessionUses(app: FastifyInstance, { clock, database }: Pick<Services, 'clock' | 'database'>) {
  const store = sessionsStore(database);
  let noted = new Map<string, LastUse>();

  const seen = ({ headers }: FastifyRequest, { id: memberId }: Pick<Viewer, 'id'>, session: TokenSession): LastUse => ({
    memberId,
    session,
    userAgent: headers['user-agent'] ?? '',
    at: clock(),
  });

  const uses: SessionUses = {
    record: async (request, member, session) => await store.save([toRow(seen(request, member, session))]),

    add(request, member, session) {
      const known = noted.get(session.id);
      if (known) known.at = clock();
      else noted.set(session.id, seen(request, member, session));
    },

    async flush() {
      const written = noted;
      if (written.size === 0) return;
      noted = new Map();
      try {
        await store.save([...written.values()].map(toRow));
      } catch (error) {
        noted = new Map([...written, ...noted]);
        throw error;
      }
    },
  };
  const flush = () =>
    uses.flush().catch((error: unknown) => app.log.warn({ err: error }, 'uses of sessions were not recorded yet'));
  const timer = setInterval(flush, FLUSH_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  return uses;
}

function toRow({ memberId, session: { id: jti, epoch, signedInAt, expiresAt }, userAgent, at: usedAt }: LastUse) {
  return { jti, memberId, epoch, signedInAt, expiresAt, usedAt, ...describeDevice(userAgent) };
}
