import { compareTexts } from '@seamline/shared/messages';
import { useMemo } from 'react';
import { IN_PLACE, useSearchParam } from './searchParams.ts';

/** Sort value of a row; rows without one come last. */
export type SortValue = string | number | null | undefined;

/** The properties of a column that sorting needs. */
interface Sortable<R> {
  /** Name in the search parameter, which does not depend on the language of the heading. */
  name?: string;
  sortBy?(row: R): SortValue;
}

/** The order of a table: a column's name, and whether it runs downwards. */
export interface Sort {
  by: string;
  isDescending: boolean;
}

const PARAMETER = 'sort';

/** Returns the order in the URL, and a function that switches a column from ascending to descending to no order. */
export function useSortParam(): [sort: Sort | null, next: (by: string) => void] {
  const [value, change] = useSearchParam(PARAMETER, IN_PLACE);
  const sort = useMemo(() => readSort(value), [value]);
  const next = (by: string) => {
    if (sort?.by !== by) change(by);
    else change(sort.isDescending ? '' : `-${by}`);
  };
  return [sort, next];
}

function readSort(value: string): Sort | null {
  if (!value) return null;
  return value.startsWith('-') ? { by: value.slice(1), isDescending: true } : { by: value, isDescending: false };
}

/** Returns the rows in an order; equal rows keep their order. */
export function sortRows<R>(rows: readonly R[], columns: readonly Sortable<R>[], sort: Sort | null): readonly R[] {
  const column = sort && columns.find((candidate) => candidate.sortBy && candidate.name === sort.by);
  if (!column?.sortBy) return rows;
  const direction = sort?.isDescending ? -1 : 1;
  const keyed = rows.map((row) => ({ row, value: column.sortBy?.(row) }));
  return keyed.sort((one, other) => compare(one.value, other.value, direction)).map(({ row }) => row);
}

function compare(one: SortValue, other: SortValue, direction: number): number {
  const isEmpty = (value: SortValue) => value === null || value === undefined || value === '';
  if (isEmpty(one) || isEmpty(other)) return Number(isEmpty(one)) - Number(isEmpty(other));
  if (typeof one === 'number' && typeof other === 'number') return (one - other) * direction;
  return compareTexts(String(one), String(other)) * direction;
}
