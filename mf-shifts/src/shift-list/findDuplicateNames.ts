import { nameKey } from '@seamline/shared/contract/fields';
import type { StoredShift } from '@seamline/shared/contract/shifts';

type NamedShift = Pick<StoredShift, 'id' | 'shift_name'>;

/** The ids of the shifts whose name another shift has too: stored before names had to be unique. */
export function findDuplicateNames(shifts: readonly NamedShift[]): ReadonlySet<number> {
  const byName = Map.groupBy(shifts, ({ shift_name }) => nameKey(shift_name));
  const duplicates = [...byName.values()].filter(({ length }) => length > 1);
  return new Set(duplicates.flat().map(({ id }) => id));
}
