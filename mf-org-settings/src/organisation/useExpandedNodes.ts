import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const KEY = 'seamline:organisation-map';

/** The nodes that were expanded, for one search. Another search starts with its own matches expanded. */
interface Choice {
  readonly search: string;
  readonly open: readonly string[];
}

/** Returns the expanded nodes: those chosen before, also when the history leads back to the map, else `atFirst`. */
export function useExpandedNodes(search: string, atFirst: readonly string[]) {
  const { key: entry } = useLocation();
  const [chosen, setChosen] = useState(() => storedChoice(entry));
  useEffect(() => {
    if (chosen) storeChoice(entry, chosen);
  }, [entry, chosen]);
  return {
    open: chosen?.search === search ? chosen.open : atFirst,
    setOpen: (open: readonly string[]) => setChosen({ search, open }),
  };
}

function storedChoice(entry: string): Choice | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (Choice & { entry: string }) | null;
    return stored?.entry === entry ? stored : undefined;
  } catch {
    return undefined;
  }
}

function storeChoice(entry: string, choice: Choice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...choice, entry }));
  } catch {
    // In a browser without storage the map begins as at first.
  }
}
