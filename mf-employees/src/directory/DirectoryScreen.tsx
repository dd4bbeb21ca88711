import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { queryClient, useInfiniteQuery } from '@seamline/shared/query';
import { Link, useSearchParams } from '@seamline/shared/router';
import { Loaded, useAddressParameter, useAddressSearch, useSettled } from '@seamline/shared/table';
import { Box, Button, EmptyState, Page, SearchInput, Text } from '@seamline/shared/ui';
import { api, type DirectoryFilter } from '../api.ts';
import { employeeMessages } from '../messages.ts';
import { BranchFilter } from './BranchFilter.tsx';
import { DepartmentSection } from './DepartmentSection.tsx';
import { departmentsOf, idIn, totalOf } from './pages.ts';

export function loader({ request }: { request: Request }) {
  const params = new URL(request.url).searchParams;
  const filter = { branchId: idIn(params, 'branch'), search: params.get('q')?.trim() ?? '' };
  void queryClient.prefetchInfiniteQuery(api.employees.list(filter));
  return null;
}

/** Typing a search changes the address; the screen itself asks once the typing pauses. */
export const shouldRevalidate = () => false;

export function Component() {
  const text = useMessages(employeeMessages).directory;
  const [params] = useSearchParams();
  const [, setBranch] = useAddressParameter('branch');
  const [search, setSearch] = useAddressSearch();
  const filter = { branchId: idIn(params, 'branch'), search: useSettled(search.trim()) };
  const employees = useDirectory(filter);
  const choose = (id: number | undefined) => setBranch(id === undefined ? '' : String(id));
  return (
    <Page
      title={text.title}
      actions={
        <Button asChild>
          <Link to={paths.employeeAdd}>{text.add}</Link>
        </Button>
      }
    >
      <SearchInput label={text.search} value={search} change={setSearch} />
      <Loaded query={employees} loading={text.loading} failed={text.fetchFailed}>
        {({ pages }) => (
          <>
            <BranchFilter branches={pages[0]?.branches ?? []} chosen={filter.branchId} choose={choose} />
            <Box
              display="grid"
              gap="6"
              aria-busy={employees.isPlaceholderData}
              opacity={employees.isPlaceholderData ? 0.8 : 1}
            >
              <Departments pages={pages} filter={filter} />
            </Box>
            {employees.hasNextPage && (
              <Button
                variant="outline"
                alignSelf="center"
                busy={employees.isFetchingNextPage}
                onClick={() => void employees.fetchNextPage()}
              >
                {text.more}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The people of before stay, dimmed, until those of another branch are there. */
function useDirectory(filter: DirectoryFilter) {
  return useInfiniteQuery({ ...api.employees.list(filter), placeholderData: (before) => before });
}

type Pages = NonNullable<ReturnType<typeof useDirectory>['data']>['pages'];

function Departments({ pages, filter }: { pages: Pages; filter: DirectoryFilter }) {
  const text = useMessages(employeeMessages).directory;
  const departments = departmentsOf(pages);
  const shown = departments.reduce((sum, [, people]) => sum + people.length, 0);
  const total = totalOf(pages[0]?.branches ?? [], filter.branchId);
  if (shown === 0) {
    return (
      <EmptyState icon="people" title={text.none}>
        {filter.search && text.noMatch(filter.search)}
      </EmptyState>
    );
  }
  return (
    <>
      <Text tone="muted" size="sm" role="status">
        {shown < total ? text.countOf(shown, total) : text.count(shown)}
      </Text>
      {departments.map(([name, people]) => (
        <DepartmentSection key={name} name={name} people={people} />
      ))}
    </>
  );
}
