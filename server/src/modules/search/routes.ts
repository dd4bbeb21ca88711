import { searchRecords } from '@seamline/shared/contract/search';
import type { FastifyInstance } from 'fastify';
import { toFilter } from '../../employees/directory/directoryAnswer.ts';
import { readRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { employeeStore } from '../employees/store.ts';
import { bestEmployees, CANDIDATES } from './rules.ts';
import { recordSearch } from './store.ts';

/** Finds records of all kinds at once. The employees found count as read, like those of the directory. */
export function search(app: FastifyInstance, { clock, database, readings }: Services): void {
  const employees = employeeStore(database);
  const records = recordSearch(database);

  readRoute(app, searchRecords, async ({ input, viewer }) => {
    const { query } = input.query;
    const [people, others] = await Promise.all([
      employees.listFirst(toFilter({ q: query }, clock()), CANDIDATES),
      records.find(query),
    ]);
    const best = bestEmployees(query, people);
    await readings.add(await viewer, best.length);
    return { results: [...best, ...others] };
  });
}
