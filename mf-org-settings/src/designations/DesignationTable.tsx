import type { Designation } from '@seamline/shared/contract/designations';
import { useMessages } from '@seamline/shared/messages';
import { type Column, DataTable, matchesSearch } from '@seamline/shared/table';
import { EmptyState, RowAction } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { orgMessages } from '../messages.ts';

interface DesignationTableProps {
  designations: readonly Designation[];
  search: string;
  /** Looks at code and description too, and not only at the designation. */
  inAllColumns: boolean;
  /** The designation that was just added. */
  added: number | undefined;
  open(kind: 'edit' | 'delete', designation: Designation): void;
  /** What leads on where there is no designation at all. */
  add: ReactNode;
}

/** The designations that the search leaves, each with what can be done to it. */
export function DesignationTable({ designations, search, inAllColumns, added, open, add }: DesignationTableProps) {
  const text = useMessages(orgMessages).designations;
  const rows = designations.filter(({ designation, code, description }) =>
    inAllColumns ? matchesSearch(search, designation, code, description) : matchesSearch(search, designation),
  );
  const columns: Column<Designation>[] = [
    { heading: text.number, cell: (_, index) => index + 1, priority: 'low' },
    {
      heading: text.actions,
      cell: (row) => (
        <>
          <RowAction icon="edit" label={text.edit(row.designation)} onClick={() => open('edit', row)} />
          <RowAction
            icon="trash"
            tone="danger"
            label={text.remove(row.designation)}
            onClick={() => open('delete', row)}
          />
        </>
      ),
      priority: 'high',
    },
    { heading: text.code, cell: (row) => row.code ?? text.nothing, sortBy: (row) => row.code, priority: 'low' },
    {
      heading: text.designation,
      cell: (row) => row.designation,
      sortBy: (row) => row.designation,
      priority: 'high',
      rowHeader: true,
    },
    {
      heading: text.jobDescription,
      cell: (row) => row.description ?? text.nothing,
      priority: 'low',
      wide: true,
    },
  ];
  const empty =
    designations.length === 0 ? (
      <EmptyState icon="badge" title={text.none} action={add}>
        {text.noneWhy}
      </EmptyState>
    ) : (
      <EmptyState icon="search" title={text.none}>
        {text.noMatch(search)}
      </EmptyState>
    );
  return (
    <DataTable
      caption={text.title}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      empty={empty}
      total={designations.length}
      current={added}
    />
  );
}
