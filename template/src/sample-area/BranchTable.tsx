import { useLingui } from '@lingui/react/macro';
import type { Branch } from '@seamline/shared/contract/branches';
import { paths } from '@seamline/shared/paths';
import { AddLink, type Column, DataTable, matchesSearch } from '@seamline/shared/table';

interface BranchTableProps {
  branches: readonly Branch[];
  search: string;
}

/** The branches that match the search. */
export function BranchTable({ branches, search }: BranchTableProps) {
  const { t } = useLingui();
  const columns: Column<Branch>[] = [
    { heading: t`Branch`, cell: ({ name }) => name, name: 'name', sortBy: ({ name }) => name, rowHeader: true },
    {
      heading: t`Type`,
      cell: ({ branch_type }) => branch_type,
      name: 'type',
      sortBy: ({ branch_type }) => branch_type,
    },
    { heading: t`Code`, cell: ({ code }) => code ?? '–', priority: 'low' },
  ];
  const add = <AddLink to={paths.branchAdd}>{t`Add a branch`}</AddLink>;
  return (
    <DataTable
      caption={t`Branches`}
      columns={columns}
      rows={branches.filter(({ name, branch_type, code }) => matchesSearch(search, name, branch_type, code))}
      rowKey={({ id }) => id}
      empty={{
        icon: 'branch',
        title: t`No branches found.`,
        why: t`Branches that are added in the company settings are listed here.`,
        add,
        noMatch: t`No branch matches “${search}”.`,
      }}
      total={branches.length}
    />
  );
}
