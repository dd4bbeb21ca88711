import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import type { DependedKind } from '@seamline/shared/contract/record-kinds';
import type { organisationStore } from './organisationTree.ts';

/** Counts of dependent records, each under the code of its message. */
type Counts = Readonly<
  Partial<Record<'departments' | 'sub_departments' | 'employees' | 'former_employees' | 'transfers', number>>
>;

/** 'Vesu Showroom cannot be deleted: 4 departments and 18 employees belong to it.' */
export function inUse(name: string, counts: Counts): LocalizedMessage {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return localized('record_still_in_use', { name });
  return localized('record_in_use', { name, dependents: counted(counts), total });
}

/** One message for each count that is not zero. */
export function counted(counts: Counts): LocalizedMessage[] {
  const entries = Object.entries(counts) as [keyof Counts, number][];
  return entries.filter(([, count]) => count > 0).map(([code, count]) => localized(code, { count }));
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
