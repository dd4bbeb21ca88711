import { isSameName } from '@seamline/shared/contract/fields';
import type { RecordList } from '@seamline/shared/query';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

/** Returns the name of another record of a list that equals the one in the form, as the server compares names. */
export function useDuplicateName<D, R>(
  { query, recordsOf, idOf }: Pick<RecordList<D, R>, 'query' | 'recordsOf' | 'idOf'>,
  field: keyof R & string,
  ownId?: number,
): string | undefined {
  const { data } = useQuery(query);
  const name = String(useWatch({ name: field }) ?? '');
  const nameOf = (record: R) => String(record[field]);
  const other = data && recordsOf(data).find((record) => idOf(record) !== ownId && isSameName(nameOf(record), name));
  return other && nameOf(other);
}
