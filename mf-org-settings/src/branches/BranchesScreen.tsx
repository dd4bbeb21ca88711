import type { Branch } from '@seamline/shared/contract/branches';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch, useQuery } from '@seamline/shared/query';
import { Link } from '@seamline/shared/router';
import { notify } from '@seamline/shared/session';
import { type Column, DataTable, formatDay, Loaded, matchesSearch, useAddressSearch } from '@seamline/shared/table';
import { Button, DeleteDialog, EmptyState, HStack, Icon, IconButton, Page, SearchInput } from '@seamline/shared/ui';
import { type ReactNode, useState } from 'react';
import { api, patchBranches } from '../api.ts';
import { orgMessages } from '../messages.ts';
import { BranchEditDialog } from './BranchEditDialog.tsx';

export function loader() {
  void prefetch(api.branches.list);
  return null;
}

export function Component() {
  const text = useMessages(orgMessages).branches;
  const branches = useQuery(api.branches.list);
  const [search, setSearch] = useAddressSearch();
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
    <Page title={text.title} actions={add}>
      {branches.data && branches.data.branches.length > 0 && (
        <SearchInput label={text.search} value={search} change={setSearch} />
      )}
      <Loaded query={branches} loading={text.loading} failed={text.fetchFailed}>
        {(data) => (
          <BranchTable
            branches={data.branches}
            search={search}
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

interface BranchTableProps {
  branches: Branch[];
  search: string;
  open(kind: 'edit' | 'delete', branch: Branch): void;
  add: ReactNode;
}

function BranchTable({ branches, search, open, add }: BranchTableProps) {
  const text = useMessages(orgMessages).branches;
  const rows = branches.filter((branch) => matchesSearch(search, branch.name, branch.code, branch.branch_type));
  const columns: Column<Branch>[] = [
    { heading: text.name, cell: (branch) => branch.name, rowHeader: true },
    { heading: text.code, cell: (branch) => branch.code ?? text.noCode, priority: 'low' },
    { heading: text.type, cell: (branch) => branch.branch_type, priority: 'low' },
    { heading: text.created, cell: (branch) => formatDay(branch.created_at) },
    {
      heading: text.actions,
      align: 'end',
      cell: (branch) => (
        <HStack justifyContent="flex-end" gap="1">
          <IconButton label={text.edit(branch.name)} onClick={() => open('edit', branch)}>
            <Icon name="edit" />
          </IconButton>
          <IconButton label={text.remove(branch.name)} onClick={() => open('delete', branch)}>
            <Icon name="trash" />
          </IconButton>
        </HStack>
      ),
    },
  ];
  const empty =
    branches.length === 0 ? (
      <EmptyState icon="branch" title={text.none} action={add}>
        {text.noneWhy}
      </EmptyState>
    ) : (
      <EmptyState icon="search" title={text.noMatch(search)} />
    );
  return (
    <DataTable
      caption={text.title}
      columns={columns}
      rows={rows}
      rowKey={(branch) => branch.id}
      empty={empty}
      total={branches.length}
    />
  );
}

function BranchDeleteDialog({ branch, close }: { branch: Branch; close(): void }) {
  const text = useMessages(orgMessages).branches;
  async function remove() {
    await api.branches.remove(branch.id);
    patchBranches((branches) => branches.filter(({ id }) => id !== branch.id));
    notify.success(text.removed(branch.name));
  }
  const explain = (error: unknown) => ({
    text: text.removeFailed,
    detail: error instanceof Error ? error.message : '',
  });
  return (
    <DeleteDialog name={branch.name} remove={remove} explain={explain} close={close}>
      {text.removeWarning}
    </DeleteDialog>
  );
}
