import type { Branch } from '@seamline/shared/contract/branches';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { AddLink, type Column, DataTable, matchesSearch } from '@seamline/shared/table';
import { sampleAreaMessages } from '../messages.ts';

interface BranchTableProps {
  branches: readonly Branch[];
  search: string;
}

/** The branches that the search leaves. */
export function BranchTable({ branches, search }: BranchTableProps) {
  const text = useMessages(sampleAreaMessages);
  const columns: Column<Branch>[] = [
    { heading: text.name, cell: ({ name }) => name, name: 'name', sortBy: ({ name }) => name, rowHeader: true },
    {
      heading: text.type,
      cell: ({ branch_type }) => branch_type,
      name: 'type',
      sortBy: ({ branch_type }) => branch_type,
    },
    { heading: text.code, cell: ({ code }) => code ?? text.noCode, priority: 'low' },
  ];
  const add = <AddLink to={paths.branchAdd}>{text.addBranch}</AddLink>;
  return (
    <DataTable
      caption={text.caption}
      columns={columns}
      rows={branches.filter(({ name, branch_type, code }) => matchesSearch(search, name, branch_type, code))}
      rowKey={({ id }) => id}
      empty={{ icon: 'branch', title: text.none, why: text.noneWhy, add, noMatch: text.noMatch(search) }}
      total={branches.length}
    />
  );
}
