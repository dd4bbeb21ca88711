import { useState } from 'react';
import type { DirectoryFilter } from '../queries.ts';
import { countOf, EVERYBODY, isSelected, listKey, NOBODY, sentSelection, toggled } from './selection.ts';

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
