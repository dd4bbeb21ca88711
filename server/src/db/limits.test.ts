import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { is } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../test/support/database.ts';
import * as schema from './schema.ts';

const { sql } = await testDatabase();

/** The numbers of each check on a length or a range, by its name. */
async function limitsInDatabase(): Promise<Record<string, number[]>> {
  const rows = await sql`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and conname ~ '_(length|range)$'`;
  return Object.fromEntries(rows.map(({ name, definition }) => [name, numbersIn(definition)]));
}

function limitsInSchema(): Record<string, number[]> {
  const dialect = new PgDialect();
  const checks = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .flatMap((table) => getTableConfig(table).checks);
  const limits = checks.filter(({ name }) => /_(?:length|range)$/.test(name));
  return Object.fromEntries(limits.map(({ name, value }) => [name, numbersIn(dialect.sqlToQuery(value).sql)]));
}

function numbersIn(text: string): number[] {
  return (text.replaceAll(/[a-z_][a-z0-9_]*/gi, ' ').match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}

describe('limits of the contract', () => {
  test('are those of the checks in the migrated database, column by column', async () => {
    const expected = limitsInSchema();

    expect(Object.keys(expected).length).toBeGreaterThan(90);
    expect(await limitsInDatabase()).toEqual(expected);
  });

  test('on ages are those that the trigger on impossible dates has', async () => {
    const [row] = await sql`select prosrc as source from pg_proc where proname = 'refuse_impossible_dates'`;

    expect(row?.source).toContain(`interval '${LIMITS.ageAtJoining} years'`);
    expect(row?.source).toMatch(new RegExp(`retirement_age[^;]*${LIMITS.retirementAge.join('[^;]*')}`));
  });
});
