import { getEmployeeHealth } from '@seamline/shared/contract/employee-health';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { daysOf } from './rules.ts';
import { employeeHealthStore } from './store.ts';

/** Counts of missing and doubtful values in the records of employees. */
export function employeeHealth(app: FastifyInstance, { clock, database }: Services): void {
  const store = employeeHealthStore(database);

  route(app, getEmployeeHealth, async () => {
    const [counted, same_names] = await Promise.all([store.count(daysOf(clock())), store.listSameNames()]);
    return { ...counted, same_names };
  });
}
