import { compareTexts } from '@seamline/shared/messages';
import { useMemo } from 'react';
import { IN_PLACE } from './useAddressChange.ts';
import { useAddressParameter } from './useAddressParameter.ts';

/** What a row is sorted by; rows without it come last. */
export type SortValue = string | number | null | undefined;

/** A column as far as sorting is concerned. */
interface Sortable<R> {
  /** What the address calls it, whatever the language of its heading. */
  name?: string;
  sortBy?(row: R): SortValue;
}

/** The order of a table: a column's name, and whether it runs downwards. */
export interface Sort {
  by: string;
  isDescending: boolean;
}

const PARAMETER = 'sort';

/** The order that the address asks for, and the change to the next one of a column: upwards, downwards, as it came. */
export function useAddressSort(): [sort: Sort | null, next: (by: string) => void] {
  const [value, change] = useAddressParameter(PARAMETER, IN_PLACE);
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

/** The rows in the order asked for; equal ones keep the order in which they came. */
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
