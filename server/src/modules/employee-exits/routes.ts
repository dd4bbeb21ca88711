import { getEmployeeExit, updateExitTask } from '@seamline/shared/contract/employee-exits';
import type { FastifyInstance } from 'fastify';
import { workingDaysAfter } from '../../employees/exits/workingDays.ts';
import { notFound } from '../../errors.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { employeeExitStore } from './store.ts';

/** What is to be done before an employee leaves. Their leaving itself is a matter of `former-employees`. */
export function employeeExits(app: FastifyInstance, { clock, database, env }: Services): void {
  const store = employeeExitStore(database, clock);

  readRoute(app, getEmployeeExit, async ({ input: { params } }) => {
    const lastDay = await store.getLastDay(params.id);
    if (lastDay === undefined) throw notFound('employee');
    return {
      tasks: lastDay === null ? [] : await store.listTasks(params.id),
      settlement_due_on: lastDay && workingDaysAfter(lastDay, env.settlementDays),
      reports: await store.listReports(params.id),
    };
  });

  route(app, updateExitTask, async ({ input: { params, body }, viewer }) => {
    const task = await store.updateTask(viewer, params.id, body);
    if (task === undefined) throw notFound('employee');
    return task;
  });
}
