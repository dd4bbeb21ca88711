import type { ReactNode } from 'react';
import type { SortValue } from './sorting.ts';

/** What a column is sorted by, and what the address calls it then, whatever the language of its heading. */
type Order<R> = { name: string; sortBy(row: R): SortValue } | { name?: never; sortBy?: never };

/** One column of a table over rows of type `R`; people can sort by one that has an order. */
export type Column<R> = Order<R> & {
  /** Heading, as the product spells it. */
  heading: string;
  cell(row: R, index: number): ReactNode;
  /** `low` columns fold into the row's details where room is short, on a narrow screen all of them; then others, `high` ones never. */
  priority?: 'high' | 'low';
  align?: 'start' | 'end';
  /** For running text: the column stays wide enough to read. */
  wide?: boolean;
  /** Where tables stand below each other: with widths their columns stand below each other too. */
  width?: string;
  /** Holds the buttons of a row, which never fold and are not printed. */
  buttons?: boolean;
  /** Names the row for screen readers; at most one column. */
  rowHeader?: boolean;
};
