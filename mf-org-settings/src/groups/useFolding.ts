import { useState } from 'react';

/** Up to this many rows stand open; more are easier to scan folded, and cost nothing until they are opened. */
const MOST_OPEN_ROWS = 120;

interface Choice {
  /** The search that the choice was made in: another one begins anew, so that what it finds is seen. */
  readonly search: string;
  readonly all: boolean | undefined;
  readonly each: ReadonlyMap<number, boolean>;
}

export interface Folding {
  isOpen(id: number): boolean;
  toggle(id: number): void;
  setAll(open: boolean): void;
}

/** Which groups stand open: all of a few, none of many, and whatever a person chose. */
export function useFolding(search: string, rows: number, alwaysOpen: number | undefined): Folding {
  const [chosen, setChosen] = useState<Choice>({ search, all: undefined, each: new Map() });
  const { all, each }: Choice = chosen.search === search ? chosen : { search, all: undefined, each: new Map() };
  const isOpen = (id: number) => each.get(id) ?? all ?? (id === alwaysOpen || rows <= MOST_OPEN_ROWS);
  return {
    isOpen,
    toggle: (id) => setChosen({ search, all, each: new Map(each).set(id, !isOpen(id)) }),
    setAll: (open) => setChosen({ search, all: open, each: new Map() }),
  };
}
