import { listEmployeePlaces, listEmployees } from '@seamline/shared/contract/employees';
import type { FastifyInstance } from 'fastify';
import { byDepartment, toFilter, toGroups, toPage } from '../../employees/directory/directoryAnswer.ts';
import { fromCursor, toCursor } from '../../employees/directory/pageCursor.ts';
import { readRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { employeeStore } from './store.ts';

export function employees(app: FastifyInstance, { clock, database, fileUrls, readings }: Services): void {
  const store = employeeStore(database);

  readRoute(app, listEmployees, async ({ input: { query }, viewer }) => {
    const { sort = 'name', cursor, limit, columns = [] } = query;
    const filter = toFilter(query, clock());
    const after = fromCursor(sort, cursor);
    const counts = query.sort !== undefined && after === undefined;
    const asked = { sort, after, limit: limit && limit + 1, counts, hasExtras: columns.length > 0 };
    const { branches, groups, rows } = await store.list(filter, asked);
    const { page, last } = toPage(rows, limit);
    const reader = await viewer;
    const department = byDepartment(page, columns, fileUrls.forViewer(reader, clock()));
    const order = query.sort && page.map(({ id }) => id);
    await readings.add(reader, page.length);
    return { branches, groups: toGroups(groups), department, order, next_cursor: last ? toCursor(sort, last) : null };
  });

  readRoute(app, listEmployeePlaces, async ({ input: { query } }) => {
    const { sort = 'name', limit } = query;
    const positions = await store.listPagePositions(toFilter(query, clock()), sort, limit);
    return { cursors: positions.map((position) => toCursor(sort, position)) };
  });
}
