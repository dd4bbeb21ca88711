import { useLingui } from '@lingui/react/macro';
import type { Branch } from '@seamline/shared/contract/branches';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { AddLink, Loaded, lazyDialog, useAdded, useAddressSearch, useRowDialog } from '@seamline/shared/table';
import { Page, SearchInput } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { OrganisationLink } from '../OrganisationLink.tsx';
import { BranchDeleteDialog } from './BranchDeleteDialog.tsx';
import { BranchTable } from './BranchTable.tsx';

const BranchEditDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "forms" */ './BranchEditDialog.tsx')).BranchEditDialog,
);

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(api.branches.list);
  return null;
}

export function Component() {
  const { t } = useLingui();
  const branches = useQuery(api.branches.list);
  const [search, setSearch] = useAddressSearch();
  const added = useAdded();
  const dialog = useRowDialog<Branch>(BranchEditDialog);
  const add = <AddLink to={paths.branchAdd}>{t`Add Branch`}</AddLink>;
  return (
    <Page
      title={t`Branches`}
      actions={
        <>
          <OrganisationLink />
          {add}
        </>
      }
    >
      <SearchInput label={t`Search branches`} value={search} change={setSearch} />
      <Loaded
        query={branches}
        loading={t`Loading branches...`}
        failed={t`Failed to fetch branches. Please try again later.`}
      >
        {(data) => <BranchTable branches={data.branches} search={search} added={added} open={dialog.open} add={add} />}
      </Loaded>
      {dialog.shown('edit', (branch) => (
        <BranchEditDialog branch={branch} close={dialog.close} />
      ))}
      {dialog.shown('delete', (branch) => (
        <BranchDeleteDialog branch={branch} close={dialog.close} />
      ))}
    </Page>
  );
}
