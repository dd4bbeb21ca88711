import type { Branch } from '@seamline/shared/contract/branches';
import { useMessages, usePhrases } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { type Column, DataTable, EditAndDelete, formatDay, matchesSearch } from '@seamline/shared/table';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { orgMessages } from '../messages.ts';
import { typePhrases } from './typePhrases.ts';

interface BranchTableProps {
  branches: readonly Branch[];
  search: string;
  /** The branch that was just added. */
  added: number | undefined;
  open(kind: 'edit' | 'delete', branch: Branch): void;
  /** What leads on where there is no branch at all. */
  add: ReactNode;
}

/** The branches that the search leaves, each with what can be done to it. */
export function BranchTable({ branches, search, added, open, add }: BranchTableProps) {
  const text = useMessages(orgMessages).branches;
  const say = usePhrases(typePhrases);
  const rows = branches.filter((branch) =>
    matchesSearch(search, branch.name, branch.code, branch.branch_type, say(branch.branch_type)),
  );
  const columns: Column<Branch>[] = [
    {
      heading: text.name,
      cell: (branch) => <Link to={`${paths.department}?branch=${branch.id}`}>{branch.name}</Link>,
      name: 'name',
      sortBy: (branch) => branch.name,
      rowHeader: true,
    },
    {
      heading: text.code,
      cell: (branch) => branch.code ?? text.noCode,
      name: 'code',
      sortBy: (branch) => branch.code,
      priority: 'low',
    },
    {
      heading: text.type,
      cell: (branch) => say(branch.branch_type),
      name: 'branch-type',
      sortBy: (branch) => branch.branch_type,
      priority: 'low',
    },
    {
      heading: text.created,
      cell: (branch) => formatDay(branch.created_at),
      name: 'created-date',
      sortBy: (branch) => branch.created_at,
      priority: 'low',
    },
    {
      heading: text.actions,
      buttons: true,
      align: 'end',
      cell: (branch) => (
        <EditAndDelete
          editLabel={text.edit(branch.name)}
          removeLabel={text.remove(branch.name)}
          open={(kind) => open(kind, branch)}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={text.title}
      columns={columns}
      rows={rows}
      rowKey={(branch) => branch.id}
      empty={{ icon: 'branch', title: text.none, why: text.noneWhy, add, noMatch: text.noMatch(search) }}
      total={branches.length}
      current={added}
    />
  );
}
