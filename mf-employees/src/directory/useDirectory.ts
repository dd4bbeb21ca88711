import type { ExtraColumn } from '@seamline/shared/contract/employees/employees';
import { paths } from '@seamline/shared/paths';
import { useDebouncedValue } from '@seamline/shared/table';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { FIXES } from '../health/HealthScreen.tsx';
import { DIRECTORY_PAGE, type DirectoryFilter, employeePage, employeePlaces } from '../queries.ts';
import { type DirectoryPerson, groupsOf, type Page, peopleOf } from './pages.ts';

/** Pause after scrolling before pages are requested, in milliseconds. */
const REST = 80;

const FIRST_ONLY = { from: 1, to: 0 };

/**
 * Returns the employees of the directory by index, with extra values; those near the viewport are fetched on scrolling.
 */
export function useDirectory(filter: DirectoryFilter, extras: readonly ExtraColumn[]) {
  const page = employeePage(filter, extras);
  const first = useQuery({ ...page, placeholderData: (before) => before });
  // The pages after the first belong to it: the previous ones stay as long as it does.
  const current = { filter, extras, key: JSON.stringify(page.queryKey) };
  const [last, setLast] = useState(current);
  if (!first.isPlaceholderData && last.key !== current.key) setLast(current);
  const shown = first.isPlaceholderData ? last : current;
  const [near, setNear] = useState(FIRST_ONLY);
  const { from, to } = useDebouncedValue(near, REST);
  const hasMore = Boolean(first.data?.next_cursor);
  const indexes = hasMore ? Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index) : [];
  const places = useQuery({ ...employeePlaces(shown.filter), enabled: indexes.some((index) => index > 1) });
  const cursorOf = (index: number) => places.data?.cursors[index - 1] ?? (index === 1 ? first.data?.next_cursor : null);
  const asked = indexes.filter((index) => cursorOf(index));
  const pages = useQueries({
    queries: asked.map((index) => employeePage(shown.filter, shown.extras, cursorOf(index) ?? '')),
  });

  const loaded = new Map<number, readonly DirectoryPerson[]>();
  if (first.data) loaded.set(0, remembered(first.data));
  for (const [place, { data }] of pages.entries()) if (data) loaded.set(asked[place] ?? 0, remembered(data));

  /** Sets the visible range, so that its employees and those around it are fetched. */
  const watch = useCallback((start: number, end: number) => {
    const next = {
      from: Math.max(1, pageOf(start - DIRECTORY_PAGE / 4)),
      to: pageOf(end + DIRECTORY_PAGE / 4),
    };
    setNear((before) => (before.from === next.from && before.to === next.to ? before : next));
  }, []);

  const groups = useMemo(() => (first.data ? groupsOf(first.data) : []), [first.data]);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  let wholePages = 0;
  while (loaded.has(wholePages)) wholePages += 1;
  const failed = [places, ...pages].filter(({ error }) => error);
  return {
    first,
    groups,
    /** The number of employees that match the filter. */
    total,
    /** The number of loaded employees from the first one to the first gap. */
    known: hasMore ? Math.min(total, wholePages * DIRECTORY_PAGE) : total,
    personAt(index: number): DirectoryPerson | undefined {
      if (!hasMore) return loaded.get(0)?.[index];
      return loaded.get(pageOf(index))?.[index % DIRECTORY_PAGE];
    },
    watch,
    /** Returns the path of an employee's details; under a health filter, at the field to complete. */
    pathOf: ({ id }: DirectoryPerson) =>
      paths.employeeDetails(id) + (filter.health ? `?field=${FIXES[filter.health]}` : ''),
    /** The reason why some of the visible employees are missing. */
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}

export type Directory = ReturnType<typeof useDirectory>;

function pageOf(index: number): number {
  return Math.floor(index / DIRECTORY_PAGE);
}

const people = new WeakMap<Page, readonly DirectoryPerson[]>();

/** Sorts the pages once, and not at every scroll event. */
function remembered(page: Page): readonly DirectoryPerson[] {
  const known = people.get(page) ?? peopleOf(page);
  people.set(page, known);
  return known;
}
