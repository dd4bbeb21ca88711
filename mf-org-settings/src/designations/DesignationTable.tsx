import type { Designation } from '@seamline/shared/contract/designations';
import { useMessages } from '@seamline/shared/messages';
import { type Column, DataTable, EditAndDelete, matchesSearch } from '@seamline/shared/table';
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
    { heading: text.number, align: 'end', cell: (_, index) => index + 1, priority: 'low' },
    {
      heading: text.actions,
      buttons: true,
      cell: (row) => (
        <EditAndDelete
          editLabel={text.edit(row.designation)}
          removeLabel={text.remove(row.designation)}
          open={(kind) => open(kind, row)}
        />
      ),
    },
    {
      heading: text.code,
      cell: (row) => row.code ?? text.nothing,
      name: 'code',
      sortBy: (row) => row.code,
      priority: 'low',
    },
    {
      heading: text.designation,
      cell: (row) => row.designation,
      name: 'designation',
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
  return (
    <DataTable
      caption={text.title}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      empty={{ icon: 'badge', title: text.none, why: text.noneWhy, add, noMatch: text.noMatch(search) }}
      total={designations.length}
      current={added}
    />
  );
}
