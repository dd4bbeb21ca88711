import { dateInIndia } from '@seamline/shared/contract/employee-dates';
import { getEmployeeProfile, planTransfer, withdrawTransfer } from '@seamline/shared/contract/employee-profiles';
import { localized } from '@seamline/shared/contract/errors';
import type { FastifyInstance } from 'fastify';
import { employeeTransferStore } from '../../employees/profile/transfers.ts';
import { notFound } from '../../errors.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { employeeProfileStore } from './store.ts';

/** The part of an employee's profile that the details do not have, and the transfer that was entered ahead. */
export function employeeProfiles(app: FastifyInstance, { clock, database, readings }: Services): void {
  const store = employeeProfileStore(database);
  const transfers = employeeTransferStore(database);

  readRoute(app, getEmployeeProfile, async ({ input: { params }, viewer }) => {
    const person = await store.getEmployment(params.id);
    if (person === undefined) throw notFound('employee');
    const [transfer, assignments, reports] = await Promise.all([
      transfers.get(params.id),
      store.listAssignments(params.id),
      store.listReports(params.id),
    ]);
    const week = await store.listWeek(dateInIndia(clock()), person, assignments, transfer);
    await readings.add(await viewer, 1 + reports.length);
    return { transfer, assignments, reports, week };
  });

  route(app, planTransfer, async ({ input: { params, query, body }, viewer }) => {
    const employee = await transfers.plan(viewer, params.id, body, query.version, dateInIndia(clock()));
    if (employee === undefined) throw notFound('employee');
    return { success: true, message: localized('transfer_planned', { name: employee.full_name }) };
  });

  route(app, withdrawTransfer, async ({ input: { params, query }, viewer }) => {
    const employee = await transfers.withdraw(viewer, params.id, query.version);
    if (employee === undefined) throw notFound('employee');
    return { success: true, message: localized('transfer_withdrawn', { name: employee.full_name }) };
  });
}
