import { useLingui } from '@lingui/react/macro';
import type { Designation } from '@seamline/shared/contract/designations';
import { type Column, DataTable, EditAndDelete, matchesSearch } from '@seamline/shared/table';
import type { ReactNode } from 'react';

interface DesignationTableProps {
  designations: readonly Designation[];
  search: string;
  /** Searches code and description too, and not only the designation. */
  inAllColumns: boolean;
  /** The designation that was just added. */
  added: number | undefined;
  open(kind: 'edit' | 'delete', designation: Designation): void;
  /** The link to the form, for an empty list. */
  add: ReactNode;
}

/** The designations that match the search, with their actions. */
export function DesignationTable({ designations, search, inAllColumns, added, open, add }: DesignationTableProps) {
  const { t } = useLingui();
  const rows = designations.filter(({ designation, code, description }) =>
    inAllColumns ? matchesSearch(search, designation, code, description) : matchesSearch(search, designation),
  );
  const columns: Column<Designation>[] = [
    { heading: t`S.No`, align: 'end', cell: (_, index) => index + 1, priority: 'low' },
    {
      heading: t`Action`,
      buttons: true,
      cell: (row) => {
        const { designation: name } = row;
        return (
          <EditAndDelete editLabel={t`Edit ${name}`} removeLabel={t`Delete ${name}`} open={(kind) => open(kind, row)} />
        );
      },
    },
    {
      heading: t`Code`,
      cell: (row) => row.code ?? '–',
      name: 'code',
      sortBy: (row) => row.code,
      priority: 'low',
    },
    {
      heading: t`Designation`,
      cell: (row) => row.designation,
      name: 'designation',
      sortBy: (row) => row.designation,
      priority: 'high',
      rowHeader: true,
    },
    {
      heading: t`Job Description`,
      cell: (row) => row.description ?? '–',
      priority: 'low',
      wide: true,
    },
  ];
  return (
    <DataTable
      caption={t`Designations`}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      empty={{
        icon: 'badge',
        title: t`No designations found.`,
        why: t`Every employee has a designation, so add one first.`,
        add,
        noMatch: t`No designation matches “${search}”.`,
      }}
      total={designations.length}
      current={added}
    />
  );
}
