import type { Branch } from '@seamline/shared/contract/branches';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { Link } from '@seamline/shared/router';
import { type Column, DataTable, matchesSearch } from '@seamline/shared/table';
import { Button, EmptyState } from '@seamline/shared/ui';
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
  const add = (
    <Button asChild>
      <Link to={paths.branchAdd}>{text.addBranch}</Link>
    </Button>
  );
  const empty =
    branches.length === 0 ? (
      <EmptyState icon="branch" title={text.none} action={add}>
        {text.noneWhy}
      </EmptyState>
    ) : (
      <EmptyState icon="search" title={text.none}>
        {text.noMatch(search)}
      </EmptyState>
    );
  return (
    <DataTable
      caption={text.caption}
      columns={columns}
      rows={branches.filter(({ name, branch_type, code }) => matchesSearch(search, name, branch_type, code))}
      rowKey={({ id }) => id}
      empty={empty}
      total={branches.length}
    />
  );
}
