import { listEmployees } from '@seamline/shared/contract/employees';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { pictureAddress } from '../files/addresses.ts';
import { byDepartment, fromCursor, toPage } from './rules.ts';
import { employeeStore } from './store.ts';

export function employees(app: FastifyInstance, { clock, database, keys }: Services): void {
  const store = employeeStore(database);

  route(app, listEmployees, async ({ input: { query } }) => {
    const { branch_id: branchId, q, cursor, limit } = query;
    const filter = { branchId, search: q || undefined, after: fromCursor(cursor), limit: limit && limit + 1 };
    const [branches, rows] = await Promise.all([store.listBranches(), store.list(filter)]);
    const { page, nextCursor } = toPage(rows, limit);
    const department = byDepartment(page, pictureAddress(keys.files, clock()));
    return { branches, department, next_cursor: nextCursor };
  });
}
