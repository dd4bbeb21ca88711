import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { AddLink, Loaded, useAddressChange, useAddressSearch, useDebouncedValue } from '@seamline/shared/table';
import { Button, Icon, Page, SearchInput } from '@seamline/shared/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { BulkActions } from '../bulk/BulkActions.tsx';
import { employeePage } from '../queries.ts';
import { BranchFilter } from './BranchFilter.tsx';
import { ChosenFilters, DirectoryFilters } from './DirectoryFilters.tsx';
import { filterIn } from './directoryAddress.ts';
import { People } from './People.tsx';
import { useDirectory } from './useDirectory.ts';
import { useView } from './useView.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader({ request }: { request: Request }) {
  void prefetch(employeePage(filterIn(new URL(request.url).searchParams)));
  return null;
}

export function Component() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const change = useAddressChange({ preventScrollReset: true });
  const [search, setSearch] = useAddressSearch();
  const filter = { ...filterIn(params), search: useDebouncedValue(search.trim()) };
  const directory = useDirectory(filter);
  const [view, show] = useView();

  return (
    <Page
      title={t`Employees`}
      actions={
        <>
          <BulkActions filter={filter} count={directory.first.isPlaceholderData ? 0 : directory.total} />
          <Button asChild variant="outline">
            <Link to={paths.employeeHealth}>
              <Icon name="checkCircle" /> <Trans>Data health</Trans>
            </Link>
          </Button>
          <AddLink to={paths.employeeAdd}>
            <Trans>+ Add Employee</Trans>
          </AddLink>
        </>
      }
    >
      <DirectoryFilters
        filter={filter}
        view={view}
        show={show}
        change={change}
        search={<SearchInput label={t`Search employees`} value={search} change={setSearch} />}
      />
      <ChosenFilters filter={filter} change={change} />
      <Loaded
        query={directory.first}
        loading={t`Loading employees...`}
        failed={t`Failed to fetch employees. Please try again later.`}
      >
        {({ branches }) => (
          <>
            <BranchFilter
              branches={branches}
              chosen={filter.branchId}
              choose={(id) => change({ branch: id ? String(id) : '', department: '', 'sub-department': '' })}
            />
            <People
              directory={directory}
              filter={filter}
              branches={branches}
              view={view}
              sortBy={(sort) => change({ sort: sort === 'department' ? '' : sort })}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}
