import type { Branch } from '@seamline/shared/contract/branches';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { AddLink, Loaded, lazyDialog, useAdded, useAddressSearch, useRowDialog } from '@seamline/shared/table';
import { Page, SearchInput } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { orgMessages } from '../messages.ts';
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
  const text = useMessages(orgMessages).branches;
  const branches = useQuery(api.branches.list);
  const [search, setSearch] = useAddressSearch();
  const added = useAdded();
  const dialog = useRowDialog<Branch>(BranchEditDialog);
  const add = <AddLink to={paths.branchAdd}>{text.add}</AddLink>;
  return (
    <Page
      title={text.title}
      actions={
        <>
          <OrganisationLink />
          {add}
        </>
      }
    >
      <SearchInput label={text.search} value={search} change={setSearch} />
      <Loaded query={branches} loading={text.loading} failed={text.fetchFailed}>
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
