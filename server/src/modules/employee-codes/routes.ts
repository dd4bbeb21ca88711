import { getEmployeeCodes, updateEmployeeCodes } from '@seamline/shared/contract/employee-codes';
import type { FastifyInstance } from 'fastify';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { employeeCodeStore } from './store.ts';

/** The series that employees get their codes from. */
export function employeeCodes(app: FastifyInstance, { database }: Services): void {
  const store = employeeCodeStore(database);

  readRoute(app, getEmployeeCodes, () => store.get());

  route(app, updateEmployeeCodes, async ({ input: { body }, viewer }) => {
    const { version, ...values } = body;
    return await store.update(viewer, version, values);
  });
}
