import { useState } from 'react';

/** Up to this many rows are expanded at first. More are easier to scan collapsed, and cost nothing until then. */
const MOST_EXPANDED_ROWS = 120;

interface Choice {
  /** The search of the choice. Another search starts without a choice, so that its matches are visible. */
  readonly search: string;
  readonly all: boolean | undefined;
  readonly each: ReadonlyMap<number, boolean>;
}

export interface ExpandedGroups {
  isOpen(id: number): boolean;
  toggle(id: number): void;
  setAll(open: boolean): void;
}

/** Expands all groups of a short list and none of a long one, until people choose. */
export function useExpandedGroups(search: string, rows: number, alwaysOpen: number | undefined): ExpandedGroups {
  const [chosen, setChosen] = useState<Choice>({ search, all: undefined, each: new Map() });
  const { all, each }: Choice = chosen.search === search ? chosen : { search, all: undefined, each: new Map() };
  const isOpen = (id: number) => each.get(id) ?? all ?? (id === alwaysOpen || rows <= MOST_EXPANDED_ROWS);
  return {
    isOpen,
    toggle: (id) => setChosen({ search, all, each: new Map(each).set(id, !isOpen(id)) }),
    setAll: (open) => setChosen({ search, all: open, each: new Map() }),
  };
}

/** Returns how many groups contain the first `rows` lines. A group is drawn whole, so the last one may exceed them. */
export function drawnGroups(lines: readonly number[], rows: number): number {
  let before = 0;
  for (const [index, count] of lines.entries()) {
    if (before >= rows) return index;
    before += count;
  }
  return lines.length;
}
