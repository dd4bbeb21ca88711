import type { QueryClient, QueryKey, UseMutationOptions } from '@tanstack/react-query';
import type { RecordList } from './recordList.ts';

type CachedList<R> = Pick<RecordList<unknown, R>, 'upsert' | 'remove'> & { query: { queryKey: QueryKey } };

interface Change<V, R> {
  request(variables: V): Promise<R>;
  /** The list that the returned record belongs to: it replaces the record with its id, or is added. */
  upsert?: CachedList<R>;
  /** The list that loses a record. The id is the variable of the mutation. */
  remove?: V extends number ? CachedList<unknown> : never;
  /** Keys of the other queries whose responses the change affects. A key includes all keys that begin with it. */
  invalidates?: readonly QueryKey[];
}

/**
 * Returns the options of a mutation and of the cache changes that follow it, for `useMutation` and forms. A list on the
 * screen changes at once; it and the other queries are then requested again.
 */
export function mutation<V, R>({ request, upsert, remove, invalidates = [] }: Change<V, R>) {
  return {
    mutationFn: request,
    async onSuccess(record, variables, _context, { client }) {
      const lists = [upsert, remove].flatMap((list) => (list ? [list.query.queryKey] : []));
      const affected = [...lists, ...invalidates];
      await cancel(client, affected);
      if (upsert) client.setQueryData(upsert.query.queryKey, (data) => data && upsert.upsert(data, record));
      if (remove)
        client.setQueryData(remove.query.queryKey, (data) => data && remove.remove(data, variables as number));
      for (const queryKey of affected) void client.invalidateQueries({ queryKey });
    },
  } satisfies UseMutationOptions<R, Error, V>;
}

/**
 * Cancels requests under way: their responses may have been read before the change. TanStack Query itself keeps a first
 * request when its query is invalidated.
 */
async function cancel(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
}
