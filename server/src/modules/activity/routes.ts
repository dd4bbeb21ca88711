import { listActivity, listActivityPeople } from '@seamline/shared/contract/activity';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { fromCursor, toCursor, USUAL_PAGE } from './rules.ts';
import { activityStore } from './store.ts';

export function activity(app: FastifyInstance, { database, identityNumbers }: Services): void {
  const store = activityStore(database);

  route(app, listActivity, async ({ input: { query } }) => {
    const { limit = USUAL_PAGE, cursor, ...filter } = query;
    // One entry more than the page holds tells that there is another page.
    const rows = await store.list(filter, { after: fromCursor(cursor), limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      activity: await Promise.all(
        page.map(async ({ at, before, after, ...row }) => ({
          ...row,
          at: at.toISOString(),
          before: before && (await identityNumbers.mask(before)),
          after: after && (await identityNumbers.mask(after)),
        })),
      ),
      names: await store.names(page),
      next_cursor: last && rows.length > limit ? toCursor(last) : null,
    };
  });

  route(app, listActivityPeople, async () => ({ people: await store.people() }));
}
