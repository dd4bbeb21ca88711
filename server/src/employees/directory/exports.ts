import { noteExport } from '@seamline/shared/contract/employees/employee-exports';
import type { FastifyInstance } from 'fastify';
import { noteTaken } from '../../db/records.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { employeeStore } from './directory.ts';
import { toFilter } from './directoryAnswer.ts';

/** Logs each export of employees with its author, filter and count. */
export function employeeExportRoutes(app: FastifyInstance, { clock, database }: Services): void {
  const store = employeeStore(database);

  route(app, noteExport, async ({ input: { query }, viewer }) => {
    const { format, sort: _, q: search, ...filter } = query;
    const counted = { sort: 'name', after: undefined, limit: 1, counts: true, hasExtras: false } as const;
    const { groups = [] } = await store.list(toFilter(query, clock()), counted);
    const total = groups.reduce((sum, group) => sum + group.total, 0);
    const asked = { employees: total, ...filter, ...(search && { search }) };
    await noteTaken(database, viewer, { record: 'employee', name: `Employees.${format}`, asked });
    return { employees: total };
  });
}
