import { newId } from '@seamline/shared/contract/wire/trace';
import { ApiError } from '@seamline/shared/http';
import type { QueryClient, QueryKey, UseMutationOptions } from '@tanstack/react-query';
import type { RecordList } from './recordList.ts';

/** A record to delete, with the version that was on the screen. */
export interface RemovedRecord {
  id: number;
  /** Left out for a record without versions. */
  version?: number | undefined;
}

type CachedList<R> = Pick<RecordList<unknown, R>, 'upsert' | 'remove'> & { query: { queryKey: QueryKey } };

interface Change<V, R> {
  request(variables: V): Promise<R>;
  /** The list that the returned record belongs to: it replaces the record with its id, or is added. */
  upsert?: CachedList<R>;
  /** The list that loses a record. */
  remove?: V extends RemovedRecord ? CachedList<unknown> : never;
  /** Keys of the other queries whose responses the change affects. A key includes all keys that begin with it. */
  invalidates?: readonly QueryKey[];
}

/**
 * Returns the options of a mutation and of the cache changes that follow it, for `useMutation` and forms. A list on the
 * screen changes at once; it and the other queries are then requested again.
 */
export function mutation<V, R>({ request, upsert, remove, invalidates = [] }: Change<V, R>) {
  const lists = [upsert, remove].flatMap((list) => (list ? [list.query.queryKey] : []));
  const affected = [...lists, ...invalidates];
  return {
    mutationFn: request,
    async onSuccess(record, variables, _context, { client }) {
      await cancel(client, affected);
      if (upsert) client.setQueryData(upsert.query.queryKey, (data) => data && upsert.upsert(data, record));
      if (remove)
        client.setQueryData(
          remove.query.queryKey,
          (data) => data && remove.remove(data, (variables as RemovedRecord).id),
        );
      for (const queryKey of affected) void client.invalidateQueries({ queryKey });
    },
    onError(error, _variables, _context, { client }) {
      // The record was changed or deleted since the page has read it.
      if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 409)) return;
      for (const queryKey of affected) void client.invalidateQueries({ queryKey });
    },
  } satisfies UseMutationOptions<R, Error, V>;
}

/**
 * Returns a request that creates a record once, even where the response of a call is lost and the user sends the same
 * values again: the id that it makes for them is kept until a call has succeeded.
 */
export function withClientId<V, R>(request: (values: V, clientId: string) => Promise<R>) {
  let unanswered: { values: string; id: string } | undefined;
  return async (input: V): Promise<R> => {
    const values = JSON.stringify(input);
    if (unanswered?.values !== values) unanswered = { values, id: newId() };
    const record = await request(input, unanswered.id);
    unanswered = undefined;
    return record;
  };
}

/**
 * Cancels requests under way: their responses may have been read before the change. TanStack Query itself keeps a first
 * request when its query is invalidated.
 */
async function cancel(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
}
