import { chakra } from '@chakra-ui/react/styled-system';
import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import type { RecordList } from '@seamline/shared/query';
import { Button, type IconName, Page, SearchInput } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Outlet, useLocation, useSearchParams } from 'react-router-dom';
import type { Column } from './columns.tsx';
import { DataTable } from './DataTable.tsx';
import { ChoiceFilter } from './filters.tsx';
import { Loaded } from './Loaded.tsx';
import { AddLink } from './links.tsx';
import { IN_PLACE, matchesSearch, useSearchParamsChange } from './searchParams.ts';

interface Filter<R> {
  /** Name of the search parameter that holds the choice. */
  name: string;
  label: string;
  /** Label of the empty choice, which shows all records. */
  any: string;
  options: readonly { value: string; label: string }[];
  matches(record: R, value: string): boolean;
}

interface ListScreenProps<D, R> {
  title: string;
  /** Name of the table; without it the title. */
  caption?: string;
  description?: ReactNode;
  list: RecordList<D, R>;
  columns: readonly Column<NoInfer<R>>[];
  search: { label: string; texts(record: R): readonly (string | null | undefined)[] };
  filters?: readonly Filter<R>[];
  /** The page whose form adds a record. */
  add: { to: string; label: string };
  /** Links before the one that adds, such as to another view of the records. */
  links?: ReactNode;
  /** Controls beside the search that are no choice of one option. */
  besideSearch?: ReactNode;
  loading: string;
  /** The message for a failed request. */
  failed: string | ((error: Error) => string);
  empty: { icon: IconName; title: string; why: string; noMatch(search: string): string };
  /** Content around the table, made from all records. */
  above?: (records: readonly R[]) => ReactNode;
  below?: (records: readonly R[]) => ReactNode;
}

const Filters = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '3',
    '& > div': { flex: { base: '1 1 8rem', md: '0 1 auto' } },
    '& > div:first-of-type': { flex: '1 1 16rem', maxWidth: { md: '26rem' } },
  },
});

/**
 * The screen of a list whose records come in one response: search, filters, table. Search, filters and order live in the
 * URL. The dialogs of its rows are its child routes. The record that an add form names as `createdId` is brought into view.
 */
export function ListScreen<D, R>(props: ListScreenProps<D, R>) {
  const { title, caption = title, description, list, columns, search, filters = [] } = props;
  const { add, links, besideSearch, loading, failed, empty, above, below } = props;
  const { t } = useI18n(builtInMessages);
  const query = useQuery(list.query);
  const [params] = useSearchParams();
  const change = useSearchParamsChange(IN_PLACE);
  const createdId = useCreatedId();
  const typed = params.get('q') ?? '';
  const chosen = filters.map((filter) => ({ ...filter, value: params.get(filter.name) ?? '' }));
  const addLink = <AddLink to={add.to}>{add.label}</AddLink>;
  const actions = (
    <>
      {links}
      {addLink}
    </>
  );
  const isShown = (record: R) =>
    matchesSearch(typed, ...search.texts(record)) &&
    // A value that is no option filters nothing.
    chosen.every(
      ({ options, value, matches }) => !options.some((option) => option.value === value) || matches(record, value),
    );
  const clear = filters.length > 0 && (
    <Button
      variant="outline"
      onClick={() => change(Object.fromEntries(['q', ...filters.map(({ name }) => name)].map((name) => [name, ''])))}
    >
      {t(msg`Clear search and filters`)}
    </Button>
  );
  return (
    <Page title={title} description={description} actions={actions}>
      <Filters>
        <SearchInput label={search.label} value={typed} change={(q) => change({ q })} />
        {besideSearch}
        {chosen.map(({ name, label, any, options, value }) => (
          <ChoiceFilter
            key={name}
            label={label}
            all={any}
            options={options}
            value={value}
            change={(next) => change({ [name]: next })}
          />
        ))}
      </Filters>
      <Loaded query={query} loading={loading} failed={failed}>
        {(data) => {
          const records = list.recordsOf(data);
          return (
            <>
              {above?.(records)}
              <DataTable
                caption={caption}
                columns={columns}
                rows={records.filter(isShown)}
                rowKey={list.idOf}
                empty={{ ...empty, add: addLink, noMatch: empty.noMatch(typed), clear }}
                total={records.length}
                current={createdId}
              />
              {below?.(records)}
            </>
          );
        }}
      </Loaded>
      <Outlet />
    </Page>
  );
}

/**
 * Returns the id of the record that the form before this list created. It is that of the first location, since a dialog
 * has another: closing it must not scroll to the record again.
 */
export function useCreatedId(): number | undefined {
  const { state } = useLocation();
  const [createdId] = useState(() => (state as { createdId?: number } | null)?.createdId);
  return createdId;
}
