import { formatDay } from '@seamline/shared/messages';
import type { ReactNode } from 'react';
import type { SortValue } from './sorting.ts';

/** The sort value of a column, and its name in the search parameter, which does not depend on the language. */
type Order<R> = { name: string; sortBy(row: R): SortValue } | { name?: never; sortBy?: never };

/** One column of a table over rows of type `R`. A column with an order is sortable. */
export type Column<R> = Order<R> & {
  /** Heading, as the product spells it. */
  heading: string;
  cell(row: R, index: number): ReactNode;
  /**
   * `low` columns collapse first, on a narrow screen all of them; then the others. `high` columns never collapse, those
   * of the `details` of a row always, but on paper.
   */
  priority?: 'high' | 'low' | 'details';
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

type Options<R> = Pick<Column<R>, 'priority' | 'align' | 'wide' | 'rowHeader'> & {
  /** Name of the column in the search parameter `sort`; without it the property's, with hyphens. */
  name?: string;
  /** Shown in place of an empty value. */
  empty?: string;
  /** Shows the value another way. */
  show?(value: NonNullable<R[keyof R]>, record: R): ReactNode;
};

/** A column for the value of a property, sorted by it. */
export function text<R>(key: keyof R & string, heading: string, options: Options<R> = {}): Column<R> {
  const { name = key.replaceAll('_', '-'), empty, show, ...rest } = options;
  return {
    heading,
    cell(record) {
      const value = record[key];
      if (value === null || value === undefined || value === '') return empty;
      return show ? show(value, record) : (value as ReactNode);
    },
    name,
    sortBy: (record) => sortValue(record[key]),
    ...rest,
  };
}

/** A column for a value that has a label, such as a choice or yes and no. A value without a label is shown as it is. */
export function choice<R>(
  key: keyof R & string,
  heading: string,
  labelOf: (value: string) => ReactNode,
  options: Omit<Options<R>, 'show'> = {},
): Column<R> {
  return text(key, heading, { ...options, show: (value) => labelOf(String(value)) ?? String(value) });
}

/** A column for the day of an instant. */
export function day<R>(key: keyof R & string, heading: string, options: Omit<Options<R>, 'show'> = {}): Column<R> {
  return text(key, heading, { ...options, show: (value) => formatDay(String(value)) });
}

/** A column that numbers the rows in the order shown. */
export function serial<R>(heading: string, options: Pick<Column<R>, 'priority'> = {}): Column<R> {
  return { heading, cell: (_, index) => index + 1, align: 'end', ...options };
}

/** The column of a row's actions. */
export function actions<R>(
  heading: string,
  cell: (record: R) => ReactNode,
  options: Pick<Column<R>, 'align' | 'width'> = {},
): Column<R> {
  return { heading, cell, buttons: true, ...options };
}

function sortValue(value: unknown): SortValue {
  return typeof value === 'boolean' ? Number(value) : (value as SortValue);
}
