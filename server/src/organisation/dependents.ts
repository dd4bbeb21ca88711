import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import type { OrganisationRecord } from '@seamline/shared/contract/organisation/organisation';
import { failure, notFound } from '../errors.ts';
import { isReferenceRefusal } from '../http/databaseErrors.ts';
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

/**
 * Waits for a deletion. Where the database refuses it because of dependent records, the 409 names them;
 * a record that is not there is answered with 404.
 */
export async function removeOrExplain(
  store: ReturnType<typeof organisationStore>,
  record: OrganisationRecord,
  id: number,
  removing: Promise<unknown>,
): Promise<void> {
  const row = await removing.catch(async (error: unknown) => {
    if (!isReferenceRefusal(error)) throw error;
    const found = await store.dependants(record, id);
    if (found === undefined) throw notFound(record);
    const { name, ...counts } = found;
    throw failure(409, inUse(name, counts));
  });
  if (!row) throw notFound(record);
}
