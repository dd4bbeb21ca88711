import type { ReactNode } from 'react';
import type { SortValue } from './sorting.ts';

/** One column of a table over rows of type `R`. */
export interface Column<R> {
  /** Heading, as the product spells it. */
  heading: string;
  cell(row: R, index: number): ReactNode;
  /** Lets people sort by this column; the order is kept in the address. */
  sortBy?(row: R): SortValue;
  /** `low` columns fold into the row's details on a narrow screen, `high` ones never; others where room is short. */
  priority?: 'high' | 'low';
  align?: 'start' | 'end';
  /** For running text: the column stays wide enough to read, and the table scrolls instead. */
  wide?: boolean;
  /** Where tables stand below each other: with widths their columns stand below each other too. */
  width?: string;
  /** Names the row for screen readers; at most one column. */
  rowHeader?: boolean;
}
