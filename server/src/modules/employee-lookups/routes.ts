import { getEmployeeLookups } from '@seamline/shared/contract/employee-creation';
import type { FastifyInstance } from 'fastify';
import { readRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { employeeLookupStore } from './store.ts';

/** Options for the select fields of the employee forms. */
export function employeeLookups(app: FastifyInstance, { database }: Services): void {
  const store = employeeLookupStore(database);
  readRoute(app, getEmployeeLookups, () => store.list());
}
