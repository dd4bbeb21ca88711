import type { ReactNode } from 'react';
import type { SortValue } from './sorting.ts';

/** The sort value of a column, and its name in the search parameter, which does not depend on the language. */
type Order<R> = { name: string; sortBy(row: R): SortValue } | { name?: never; sortBy?: never };

/** One column of a table over rows of type `R`. A column with an order is sortable. */
export type Column<R> = Order<R> & {
  /** Heading, as the product spells it. */
  heading: string;
  cell(row: R, index: number): ReactNode;
  /** `low` columns collapse first, on a narrow screen all of them; then the others. `high` columns never collapse. */
  priority?: 'high' | 'low';
  align?: 'start' | 'end';
  /** True for running text: the column keeps a readable width. */
  wide?: boolean;
  /** CSS width. It aligns the columns of several tables below each other. */
  width?: string;
  /** True for the buttons of a row, which never collapse and are not printed. */
  buttons?: boolean;
  /** True for the column that names the row for screen readers; at most one. */
  rowHeader?: boolean;
};
