import { getSetup, SETUP_STEPS, type SetupStep } from '@seamline/shared/contract/organisation/setup';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { branches, company, departments, designations, employees, leaveTypes, members, shifts } from '../db/schema.ts';
import { route } from '../http/route.ts';
import type { Services } from '../http/services.ts';

const ANY: Record<SetupStep, SQL> = {
  company: sql`from ${company}`,
  branches: sql`from ${branches}`,
  departments: sql`from ${departments}`,
  designations: sql`from ${designations}`,
  'leave-types': sql`from ${leaveTypes}`,
  shifts: sql`from ${shifts}`,
  employees: sql`from ${employees}`,
  managers: sql`from ${members} where ${members.role} = 'manager'`,
};

function setupStore({ db }: Database) {
  const there = SETUP_STEPS.map((step) => sql`exists (select ${ANY[step]}) as ${sql.identifier(step)}`);
  const statement = sql`select ${sql.join(there, sql`, `)}`;

  return {
    /** The steps without any record yet, in their order. */
    async missing(): Promise<SetupStep[]> {
      const { rows } = await db.execute<Record<SetupStep, boolean>>(statement);
      return SETUP_STEPS.filter((step) => !rows[0]?.[step]);
    },
  };
}

/** Steps of setting up an organisation that are still missing. */
export function setupRoutes(app: FastifyInstance, { database }: Services): void {
  const store = setupStore(database);

  route(app, getSetup, async () => ({ missing: await store.missing() }));
}
