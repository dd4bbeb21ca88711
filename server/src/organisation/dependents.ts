import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import type { DependedKind } from '@seamline/shared/contract/record-kinds';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { organisationStore } from './organisationTree.ts';

/** Counts of dependent records, each under the code of its message, and the first people of some of them. */
type Counts = Readonly<
  Partial<
    Record<'departments' | 'sub_departments' | 'employees' | 'former_employees' | 'transfers' | 'managers', number>
  >
> & { readonly planned_for?: readonly string[]; readonly managed_by?: readonly string[] };

/** Number of people whom a refusal names. */
export const MOST_NAMES = 3;

/** The first of some names, and how many more there are. */
export function namesOf<Name>(first: readonly Name[], total: number): (Name | LocalizedMessage)[] {
  const rest = total - first.length;
  return rest > 0 ? [...first, localized('more', { count: rest })] : [...first];
}

/** The names of the first people who get a record by a planned change; `pending` is the column of the record's id. */
export function plannedFor(pending: AnyPgColumn, id: number) {
  return sql<string[]>`array(
    select full_name from employees
    where id in (select employee_id from assignment_entries where ${sql.identifier(pending.name)} = ${id})
    order by full_name, id limit ${MOST_NAMES})`;
}

/** The names of the first managers who are limited to a branch. */
export function managersOf(branchId: number) {
  return sql<string[]>`array(
    select name from members join member_branches on member_id = id
    where branch_id = ${branchId} order by lower(name), id limit ${MOST_NAMES})`;
}

/** 'Vesu Showroom cannot be deleted: 4 departments and 18 employees belong to it.' */
export function inUse(name: string, counts: Counts): LocalizedMessage {
  const total = Object.values(counts).reduce<number>(
    (sum, count) => (typeof count === 'number' ? sum + count : sum),
    0,
  );
  if (total === 0) return localized('record_still_in_use', { name });
  return localized('record_in_use', { name, dependents: counted(counts), total });
}

/** One message for each count that is not zero. */
export function counted({ transfers = 0, planned_for, managers = 0, managed_by, ...counts }: Counts) {
  const named = { transfers: [transfers, planned_for], managers: [managers, managed_by] } as const;
  const entries = Object.entries(counts) as [keyof typeof counts, number][];
  return [
    ...entries.filter(([, count]) => count > 0).map(([code, count]) => localized(code, { count })),
    ...(['transfers', 'managers'] as const).flatMap((code) => {
      const [count, names = []] = named[code];
      return count > 0 ? [localized(code, { count, people: namesOf(names, count) })] : [];
    }),
  ];
}

/** Returns why a record that others depend on cannot be deleted; undefined when it does not exist. */
export async function explainInUse(
  store: ReturnType<typeof organisationStore>,
  kind: DependedKind,
  id: number,
): Promise<LocalizedMessage | undefined> {
  const found = await store.dependents(kind, id);
  if (found === undefined) return undefined;
  const { name, ...counts } = found;
  return inUse(name, counts);
}
