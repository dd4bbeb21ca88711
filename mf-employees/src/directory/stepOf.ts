import type { Layout } from './layout.ts';

interface Key {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

interface Grid {
  layout: Layout;
  total: number;
  columns: number;
}

/** Returns the employee that an arrow key leads to, across the headings; undefined if there is none. */
export function stepOf({ key, ...event }: Key, person: number, { layout, total, columns }: Grid): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const next = { ArrowLeft: person - 1, ArrowRight: person + 1 }[key] ?? besides(key, person, layout, columns);
  return next === undefined || next < 0 || next >= total ? undefined : next;
}

/** The same column of the next row with people in it, or the row's last one. */
function besides(key: string, person: number, layout: Layout, columns: number): number | undefined {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined || columns < 1) return undefined;
  const here = layout.rowOf(person);
  const column = person - layout.rowAt(here).from;
  for (let index = here + step; index >= 0 && index < layout.rowCount; index += step) {
    const { from, to } = layout.rowAt(index);
    if (to > from) return Math.min(from + column, to - 1);
  }
  return undefined;
}
