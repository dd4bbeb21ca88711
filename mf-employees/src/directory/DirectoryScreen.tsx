import { Flex } from '@chakra-ui/react/flex';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BranchCount, DirectoryColumn } from '@seamline/shared/contract/employees/employees';
import { formatNumber } from '@seamline/shared/messages';
import { prefetch } from '@seamline/shared/query';
import { readStored, writeStored } from '@seamline/shared/session';
import {
  IN_PLACE,
  Loaded,
  useDebouncedValue,
  useSearchParam,
  useSearchParamFilter,
  useSearchParamsChange,
} from '@seamline/shared/table';
import { Page, SearchInput, useIsNarrow } from '@seamline/shared/ui';
import { Outlet, useSearchParams } from 'react-router-dom';
import { useSelection } from '../changes/selection.ts';
import { FilterButtons } from '../fields/FilterButtons.tsx';
import { employeePage } from '../queries.ts';
import { ViewsMenu } from '../views/ViewsMenu.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { DirectoryActions } from './DirectoryActions.tsx';
import { ChosenFilters, DirectoryFilters, ViewSwitch } from './DirectoryFilters.tsx';
import { columnsIn, columnsParam, extrasOf } from './directoryColumns.ts';
import { DirectoryContext } from './directoryContext.ts';
import { filterIn, openingOf, searchOf, type View, viewIn } from './directoryParams.ts';
import { People } from './People.tsx';
import { useDirectory } from './useDirectory.ts';

const VIEW_KEY = 'seamline:employees-view';
const COLUMNS_KEY = 'seamline:employees-columns';

/** Returns the view, cards or list, from the URL or the last choice on this device. */
function useView(): [view: View, show: (view: View) => void] {
  const [inUrl, change] = useSearchParam('view', { preventScrollReset: true });
  const show = (view: View) => {
    writeStored(VIEW_KEY, view);
    change(view);
  };
  return [viewIn(inUrl, readStored(VIEW_KEY)), show];
}

/** Returns the columns of the list, from the URL or the last choice on this device. */
function useColumns(): [columns: readonly DirectoryColumn[], choose: (columns: readonly DirectoryColumn[]) => void] {
  const [inUrl, change] = useSearchParam('columns', IN_PLACE);
  const choose = (columns: readonly DirectoryColumn[]) => {
    const value = columnsParam(columns);
    writeStored(COLUMNS_KEY, value || null);
    change(value);
  };
  return [columnsIn(inUrl, readStored(COLUMNS_KEY)), choose];
}

export { shouldRevalidate } from '@seamline/shared/table';

export function loader({ request }: { request: Request }) {
  const params = new URL(request.url).searchParams;
  const view = viewIn(params.get('view'), readStored(VIEW_KEY));
  const columns = view === 'list' ? columnsIn(params.get('columns'), readStored(COLUMNS_KEY)) : [];
  void prefetch(employeePage(filterIn(params), extrasOf(columns)));
  return null;
}

export function Component() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const change = useSearchParamsChange({ preventScrollReset: true });
  const [search, setSearch] = useSearchParamFilter();
  const filter = { ...filterIn(params), search: useDebouncedValue(search.trim()) };
  const [view, show] = useView();
  const [columns, chooseColumns] = useColumns();
  const shownColumns = view === 'list' ? columns : undefined;
  const directory = useDirectory(filter, extrasOf(shownColumns ?? []));
  const selection = useSelection(filter, directory.total);
  const shown = searchOf({ filter: filterIn(params), view, columns });
  const isNarrow = useIsNarrow();
  const branches = directory.first.data?.branches;
  const views = (
    <>
      {view === 'list' && <ColumnChooser columns={columns} choose={chooseColumns} />}
      <ViewsMenu search={shown} change={change} />
      <ViewSwitch view={view} show={show} />
    </>
  );

  return (
    <Page
      title={t`Employees`}
      actions={
        <DirectoryActions
          filter={filter}
          columns={shownColumns}
          count={directory.first.isPlaceholderData ? 0 : directory.total}
        />
      }
    >
      <Stack gap={{ base: '1', md: '3' }} marginBlockStart={{ base: '-2.5', md: 0 }}>
        <DirectoryFilters
          filter={filter}
          change={change}
          search={<SearchInput label={t`Search employees`} value={search} change={setSearch} />}
        >
          {isNarrow && views}
        </DirectoryFilters>
        <ChosenFilters filter={filter} change={change} />
        <Flex gap="3" alignItems="center">
          {branches && (
            <BranchFilter
              branches={branches}
              chosen={filter.branchId}
              choose={(id) => change({ branch: id ? String(id) : '', department: '', 'sub-department': '' })}
            />
          )}
          {!isNarrow && (
            <HStack marginInlineStart="auto" flexShrink="0">
              {views}
            </HStack>
          )}
        </Flex>
        <Loaded
          query={directory.first}
          loading={t`Loading employees...`}
          failed={t`Failed to fetch employees. Please try again later.`}
        >
          {(data) => (
            <People
              directory={directory}
              filter={filter}
              branches={data.branches}
              view={view}
              columns={columns}
              selection={selection}
              sortBy={(sort) => change({ sort: sort === 'department' ? '' : sort })}
            />
          )}
        </Loaded>
      </Stack>
      <DirectoryContext value={{ selection, filter, search: shown, open: (saved) => change(openingOf(saved)) }}>
        <Outlet />
      </DirectoryContext>
    </Page>
  );
}

interface BranchFilterProps {
  branches: readonly BranchCount[];
  chosen: number | undefined;
  choose(id: number | undefined): void;
}

/** One button a branch, each with the number of its people. */
function BranchFilter({ branches, chosen, choose }: BranchFilterProps) {
  return (
    // A browser leaves a button where it is that is in view in part.
    <FilterButtons inOneLine onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}>
      <legend>
        <Trans>Branches</Trans>
      </legend>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => choose(undefined)}>
        <Trans>All</Trans> ({formatNumber(branches.reduce((sum, branch) => sum + shownOf(branch), 0))})
      </button>
      {branches.map((branch) => (
        <button
          key={branch.branch_id}
          type="button"
          aria-pressed={chosen === branch.branch_id}
          onClick={() => choose(branch.branch_id)}
        >
          {branch.branch_name} ({formatNumber(shownOf(branch))})
        </button>
      ))}
    </FilterButtons>
  );
}

/** The headcount of a branch, or how many of it the other filters leave. */
function shownOf({ matching, total_employees: headcount }: BranchCount): number {
  return matching ?? headcount;
}
