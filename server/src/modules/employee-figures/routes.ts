import { getEmployeeFigures } from '@seamline/shared/contract/employee-figures';
import type { FastifyInstance } from 'fastify';
import { readRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { calendarOf } from './rules.ts';
import { employeeFigureStore } from './store.ts';

/** The figures of the home page. */
export function employeeFigures(app: FastifyInstance, { clock, database, readings }: Services): void {
  const store = employeeFigureStore(database);

  readRoute(app, getEmployeeFigures, async ({ viewer }) => {
    const calendar = calendarOf(clock());
    const figures = await store.get(calendar);
    await readings.add(await viewer, figures.occasions.length);
    return {
      week: { from: calendar.weekStart, to: calendar.weekEnd },
      this_month: { from: calendar.monthStart, to: calendar.monthEnd },
      next_month: { from: calendar.nextMonthStart, to: calendar.nextMonthEnd },
      ...figures,
    };
  });
}
