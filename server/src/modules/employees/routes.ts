import { listEmployees } from '@seamline/shared/contract/employees';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { pictureAddress } from '../files/addresses.ts';
import { byDepartment } from './rules.ts';
import { employeeStore } from './store.ts';

export function employees(app: FastifyInstance, { clock, database, keys }: Services): void {
  const store = employeeStore(database);

  route(app, listEmployees, async ({ input: { query } }) => {
    const [branches, rows] = await Promise.all([store.listBranches(), store.list(query.branch_id)]);
    return { branches, department: byDepartment(rows, pictureAddress(keys.files, clock())) };
  });
}
