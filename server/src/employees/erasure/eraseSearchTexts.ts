import { onlyDigits } from '@seamline/shared/contract/wire/digits';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { activity, employees, employeeViews } from '../../db/schema.ts';

/** The columns by which the directory's search finds a person; their values may stand in texts that people searched for. */
const SEARCHED = [
  'full_name',
  'alias_name',
  'mobile_number',
  'primary_email',
  'biometric_id',
  'previous_member_id',
] as const satisfies (keyof typeof employees.$inferSelect)[];

/** A shorter text is about nobody in particular. */
const SHORTEST = 3;

/** Values of a person that a search could have looked for, now or before, without those in the columns that stay. */
export async function searchedValues(
  connection: Connection,
  id: number,
  erased: ReadonlySet<string> = new Set(SEARCHED),
): Promise<string[]> {
  const names = SEARCHED.filter((name) => erased.has(name));
  const logged = sql`
    select distinct pair.value from ${activity},
      lateral (values (${activity.before}), (${activity.after})) as state (columns),
      jsonb_each_text(state.columns) as pair
    where ${activity.record} = 'employee' and ${activity.record_id} = ${id}
      and pair.key = any(${sql.param([...names])}::text[]) and pair.value <> ''`;
  const { rows } = await connection.execute<{ value: string }>(logged);
  const [row] = await connection
    .select(Object.fromEntries(SEARCHED.map((name) => [name, employees[name]])))
    .from(employees)
    .where(eq(employees.id, id));
  const present = names.flatMap((name) => (row?.[name] ? [String(row[name])] : []));
  return [...new Set([...present, ...rows.map(({ value }) => value)])];
}

/** Returns whether a text that someone searched for, or named a view with, is about a person with these values. */
export function isAbout(text: string, values: readonly string[]): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (text.trim().length < SHORTEST) return false;
  const known = values.map((value) => value.toLowerCase());
  // The domain of an e-mail address is that of many.
  const parts = known.map((value) => value.split('@')[0] ?? '').join(' ');
  if (words.every((word) => parts.includes(word) || known.includes(word))) return true;
  const number = /[\p{L}@]/u.test(text) ? '' : onlyDigits(text);
  // The latter with a country code or a zero; the end of a number is not somebody's code.
  const mobiles = known.filter((value) => /^\d{10}$/.test(value));
  return number.length >= SHORTEST && mobiles.some((mobile) => mobile.includes(number) || number.endsWith(mobile));
}

/**
 * Takes the texts about a person out of the entries of exports, and out of the saved views of all administrators. Runs in
 * a transaction that may change the activity log.
 */
export async function eraseSearchTexts(connection: Connection, values: readonly string[]): Promise<void> {
  if (values.length === 0) return;
  const text = sql<string>`${activity.after} ->> 'search'`;
  const exports = await connection
    .select({ id: activity.id, text })
    .from(activity)
    .where(and(eq(activity.action, 'export'), isNotNull(text)));
  const ids = exports.filter((entry) => isAbout(entry.text, values)).map(({ id }) => id);
  if (ids.length > 0) {
    await connection
      .update(activity)
      .set({ after: sql`${activity.after} - 'search'` })
      .where(inArray(activity.id, ids));
  }
  for (const { id, name, search } of await connection.select().from(employeeViews)) {
    const parameters = new URLSearchParams(search);
    const isSearch = isAbout(parameters.get('q') ?? '', values);
    if (isSearch) parameters.delete('q');
    const isNamed = isAbout(name, values);
    if (!isSearch && !isNamed) continue;
    await connection
      .update(employeeViews)
      .set({ ...(isSearch && { search: parameters.toString() }), ...(isNamed && { name: `#${id}` }) })
      .where(eq(employeeViews.id, id));
  }
}
