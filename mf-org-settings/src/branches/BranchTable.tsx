import { useLingui } from '@lingui/react/macro';
import type { Branch } from '@seamline/shared/contract/branches';
import { paths } from '@seamline/shared/paths';
import { type Column, DataTable, EditAndDelete, formatDay, matchesSearch } from '@seamline/shared/table';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { branchTypeLabel } from './branchTypes.ts';

interface BranchTableProps {
  branches: readonly Branch[];
  search: string;
  /** The branch that was just added. */
  added: number | undefined;
  open(kind: 'edit' | 'delete', branch: Branch): void;
  /** The link to the form, for an empty list. */
  add: ReactNode;
}

/** The branches that match the search, with their actions. */
export function BranchTable({ branches, search, added, open, add }: BranchTableProps) {
  const { t, i18n } = useLingui();
  const typeOf = (branch: Branch) => branchTypeLabel(branch.branch_type, i18n);
  const rows = branches.filter((branch) =>
    matchesSearch(search, branch.name, branch.code, branch.branch_type, typeOf(branch)),
  );
  const columns: Column<Branch>[] = [
    {
      heading: t`Name`,
      cell: (branch) => <Link to={`${paths.department}?branch=${branch.id}`}>{branch.name}</Link>,
      name: 'name',
      sortBy: (branch) => branch.name,
      rowHeader: true,
    },
    {
      heading: t`Code`,
      cell: (branch) => branch.code ?? '–',
      name: 'code',
      sortBy: (branch) => branch.code,
      priority: 'low',
    },
    {
      heading: t`Branch Type`,
      cell: typeOf,
      name: 'branch-type',
      sortBy: (branch) => branch.branch_type,
      priority: 'low',
    },
    {
      heading: t`Created Date`,
      cell: (branch) => formatDay(branch.created_at),
      name: 'created-date',
      sortBy: (branch) => branch.created_at,
      priority: 'low',
    },
    {
      heading: t`Actions`,
      buttons: true,
      align: 'end',
      cell: (branch) => {
        const { name } = branch;
        return (
          <EditAndDelete
            editLabel={t`Edit ${name}`}
            removeLabel={t`Delete ${name}`}
            open={(kind) => open(kind, branch)}
          />
        );
      },
    },
  ];
  return (
    <DataTable
      caption={t`Branches`}
      columns={columns}
      rows={rows}
      rowKey={(branch) => branch.id}
      empty={{
        icon: 'branch',
        title: t`No branches found.`,
        why: t`Departments and employees belong to a branch, so add a branch first.`,
        add,
        noMatch: t`No branch matches “${search}”.`,
      }}
      total={branches.length}
      current={added}
    />
  );
}
