import { dateInIndia } from '@seamline/shared/contract/employee-dates';
import { getEmployeeProfile } from '@seamline/shared/contract/employee-profiles';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../errors.ts';
import { readRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { weekOf } from './rules.ts';
import { employeeProfileStore } from './store.ts';

/** What the profile of an employee shows beside their details. */
export function employeeProfiles(app: FastifyInstance, { clock, database, readings }: Services): void {
  const store = employeeProfileStore(database);

  readRoute(app, getEmployeeProfile, async ({ input: { params }, viewer }) => {
    const shift = await store.getShift(params.id);
    if (shift === undefined) throw notFound('employee');
    const [assignments, reports, hours] = await Promise.all([
      store.listAssignments(params.id),
      store.listReports(params.id),
      shift ? store.listHours(shift.id) : [],
    ]);
    await readings.add(await viewer, 1 + reports.length);
    return { assignments, reports, week: shift ? weekOf(dateInIndia(clock()), shift, hours) : [] };
  });
}
