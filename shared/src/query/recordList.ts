import type { DeletableKind } from '@seamline/shared/contract/record-kinds';
import type { DataTag, QueryKey, UseQueryOptions } from '@tanstack/react-query';

/** The records in the response of a list query: how to find one, and how the response changes with one. */
export interface RecordList<D, R> {
  query: UseQueryOptions<D> & { queryKey: QueryKey };
  recordsOf(data: D): readonly R[];
  idOf(record: R): number;
  /** The name of these records in the activity log, which tells who deleted one. */
  kind?: DeletableKind;
  /** The path of the form that adds one, also one again that was deleted during an edit. */
  addPath?: string;
  /** Returns the response with the record in place of the one with its id, or added. */
  upsert(data: D, record: R): D;
  /** Returns the response without the record of that id. */
  remove(data: D, id: number): D;
}

interface ListOptions<D, R> extends Pick<RecordList<D, R>, 'kind' | 'addPath'> {
  /** Sorts the records after a change; without it a record that is added or replaced comes last. */
  order?: (one: R, other: R) => number;
}

type ElementOf<T> = T extends readonly (infer R)[] ? R : never;

/**
 * Describes the records of a list query by two properties: the response's that holds them, and the records' own that
 * identifies them.
 */
export function recordList<D extends object, K extends keyof D>(
  query: { queryKey: DataTag<QueryKey, D, Error> },
  property: K,
  id: keyof ElementOf<D[K]>,
  { order, ...rest }: ListOptions<D, ElementOf<D[K]>> = {},
): RecordList<D, ElementOf<D[K]>> {
  type R = ElementOf<D[K]>;
  const recordsOf = (data: D) => data[property] as readonly R[];
  const idOf = (record: R) => record[id] as number;
  const without = (data: D, removed: number) => recordsOf(data).filter((record) => idOf(record) !== removed);
  return {
    query: query as RecordList<D, R>['query'],
    recordsOf,
    idOf,
    ...rest,
    upsert: (data, record) => {
      const records = [...without(data, idOf(record)), record];
      return { ...data, [property]: order ? records.sort(order) : records };
    },
    remove: (data, removed) => ({ ...data, [property]: without(data, removed) }),
  };
}
