import { isSameName } from '@seamline/shared/contract/wire/fields';
import type { RecordList } from '@seamline/shared/query';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

type List<D, R> = Pick<RecordList<D, R>, 'query' | 'recordsOf' | 'idOf'>;

/** Returns another record of a list with the value that a field of the form has, as the server compares names. */
export function useDuplicate<D, R>(
  { query, recordsOf, idOf }: List<D, R>,
  { field, textOf }: { readonly field: string; textOf(record: R): string | null | undefined },
  ownId?: number,
): R | undefined {
  const { data } = useQuery(query);
  const value = String(useWatch({ name: field }) ?? '').trim();
  if (!data || value === '') return undefined;
  return recordsOf(data).find((record) => idOf(record) !== ownId && isSameName(textOf(record) ?? '', value));
}

/** Returns the name of another record of a list that equals the one in the form. */
export function useDuplicateName<D, R>(list: List<D, R>, field: keyof R & string, ownId?: number): string | undefined {
  const nameOf = (record: R) => String(record[field]);
  const other = useDuplicate(list, { field, textOf: nameOf }, ownId);
  return other && nameOf(other);
}

/**
 * Returns a name for a copy that is not in `taken` and has at most `limit` characters. `compose` writes a name and the
 * number of the copy, from 1, in the language of the screen.
 */
export function copyName(
  name: string,
  taken: readonly string[],
  limit: number,
  compose: (name: string, number: number) => string,
): string {
  for (let number = 1; ; number += 1) {
    // Whole characters, as the contract counts them, are cut off the end of the name and not of what follows it.
    const room = limit - [...compose('', number)].length;
    const candidate = compose([...name].slice(0, room).join('').trimEnd(), number);
    if (!taken.some((other) => isSameName(other, candidate))) return candidate;
  }
}
