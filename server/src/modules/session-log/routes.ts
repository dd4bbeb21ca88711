import { listSessionLog } from '@seamline/shared/contract/session-log';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { fromCursor, toCursor, USUAL_PAGE } from '../activity/rules.ts';
import { sessionLogStore } from './store.ts';

export function sessionLog(app: FastifyInstance, { database, readings }: Services): void {
  const store = sessionLogStore(database);

  route(app, listSessionLog, async ({ input: { query } }) => {
    await readings.flush();
    const { limit = USUAL_PAGE, cursor, ...filter } = query;
    // One entry more than the page holds tells that there is another page.
    const rows = await store.list(filter, fromCursor(cursor), limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      entries: page.map((row) => ({ ...row, at: row.at.toISOString() })),
      next_cursor: last && rows.length > limit ? toCursor(last) : null,
    };
  });
}
