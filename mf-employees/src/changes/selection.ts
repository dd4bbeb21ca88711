import { useState } from 'react';
import { type DirectoryFilter, queryOf } from '../queries.ts';

/** The selected employees of a list: those with the ids or, with `isAll`, everybody but those. */
export interface Selection {
  readonly isAll: boolean;
  readonly ids: ReadonlySet<number>;
}

export const NOBODY: Selection = { isAll: false, ids: new Set() };
export const EVERYBODY: Selection = { isAll: true, ids: new Set() };

export function isSelected({ isAll, ids }: Selection, id: number): boolean {
  return ids.has(id) !== isAll;
}

/** Returns the number of selected employees of a list with so many. */
export function countOf({ isAll, ids }: Selection, total: number): number {
  return isAll ? Math.max(0, total - ids.size) : ids.size;
}

/** Selects an employee, or takes the selection back. */
export function toggled({ isAll, ids }: Selection, id: number): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { isAll, ids: next };
}

/** Returns the selected employees as a call names them: by ids, or by the filter of the list. */
export function sentSelection(selection: Selection, filter: DirectoryFilter, total: number) {
  const { isAll, ids } = selection;
  const count = countOf(selection, total);
  return isAll ? { filter: queryOf(filter), except: [...ids], count } : { ids: [...ids], count };
}

/** Returns the key of what a list has, whatever its order: a selection holds for one such list. */
export function listKey(filter: DirectoryFilter): string {
  return JSON.stringify({ ...queryOf(filter), sort: undefined });
}

/** The selection of employees in a list. Another filter clears it, another order does not. */
export function useSelection(filter: DirectoryFilter, total: number) {
  const key = listKey(filter);
  const [chosen, setChosen] = useState({ key, selection: NOBODY });
  const selection = chosen.key === key ? chosen.selection : NOBODY;
  const choose = (next: typeof selection) => setChosen({ key, selection: next });
  const count = countOf(selection, total);
  return {
    count,
    total,
    has: (id: number) => isSelected(selection, id),
    toggle: (id: number) => choose(toggled(selection, id)),
    isEverybody: count === total && total > 0,
    toggleEverybody: () => choose(count === total ? NOBODY : EVERYBODY),
    clear: () => choose(NOBODY),
    sent: () => sentSelection(selection, filter, total),
  };
}

export type SelectionState = ReturnType<typeof useSelection>;
