import type { Branch } from '@seamline/shared/contract/branches';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch, useQuery } from '@seamline/shared/query';
import { Link, useLocation } from '@seamline/shared/router';
import { Loaded, useAddressSearch } from '@seamline/shared/table';
import { Button, Icon, Page, SearchInput } from '@seamline/shared/ui';
import { useState } from 'react';
import { api } from '../api.ts';
import { orgMessages } from '../messages.ts';
import { OrganisationLink } from '../OrganisationLink.tsx';
import { BranchDeleteDialog } from './BranchDeleteDialog.tsx';
import { BranchEditDialog } from './BranchEditDialog.tsx';
import { BranchTable } from './BranchTable.tsx';

export function loader() {
  void prefetch(api.branches.list);
  return null;
}

export function Component() {
  const text = useMessages(orgMessages).branches;
  const branches = useQuery(api.branches.list);
  const [search, setSearch] = useAddressSearch();
  const added = (useLocation().state as { added?: number } | null)?.added;
  const [open, setOpen] = useState<{ kind: 'edit' | 'delete'; branch: Branch }>();
  const close = () => setOpen(undefined);
  const add = (
    <Button asChild>
      <Link to={paths.branchAdd}>
        <Icon name="plus" /> {text.add}
      </Link>
    </Button>
  );
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
        {(data) => (
          <BranchTable
            branches={data.branches}
            search={search}
            added={added}
            open={(kind, branch) => setOpen({ kind, branch })}
            add={add}
          />
        )}
      </Loaded>
      {open?.kind === 'edit' && <BranchEditDialog branch={open.branch} close={close} />}
      {open?.kind === 'delete' && <BranchDeleteDialog branch={open.branch} close={close} />}
    </Page>
  );
}
