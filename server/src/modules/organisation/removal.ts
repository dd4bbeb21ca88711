import type { OrganisationRecord } from '@seamline/shared/contract/organisation';
import { failure, notFound } from '../../errors.ts';
import { isReferenceRefusal } from '../../http/databaseErrors.ts';
import { inUse } from '../inUse.ts';
import type { organisationStore } from './store.ts';

/**
 * Waits for a deletion. Where the database refuses it because of dependent records, the 409 names them;
 * a record that is not there is answered with 404.
 */
export async function removed(
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
