import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { encodeMessage } from '@seamline/shared/contract/errors';
import type {
  OrganisationRow,
  OrganisationRowPreview,
  OrganisationSheet,
  RowOutcome,
} from '@seamline/shared/contract/organisation/organisation-imports';
import { useErrorText } from '@seamline/shared/http';
import { type Column, DataTable } from '@seamline/shared/table';
import { Badge, useIsNarrow } from '@seamline/shared/ui';
import { useMemo } from 'react';
import type { PreviewedWorkbook } from './queries.ts';
import { columnOf, columnsOf } from './workbookColumns.ts';

interface PreviewTableProps {
  sheet: OrganisationSheet;
  caption: string;
  previewed: PreviewedWorkbook;
}

interface Row extends OrganisationRowPreview {
  readonly values: OrganisationRow['values'];
}

const ORDER: readonly RowOutcome[] = ['problem', 'changed', 'new'];

const OUTCOMES = {
  new: { label: msg({ message: 'New', comment: 'A row of an import that adds a record' }), tone: 'success' },
  changed: { label: msg({ message: 'Changed', comment: 'A row of an import that changes a record' }), tone: 'accent' },
  same: { label: msg({ message: 'Same', comment: 'A row of an import that changes nothing' }), tone: 'neutral' },
  problem: { label: msg({ message: 'Problem', comment: 'A row that cannot be imported' }), tone: 'danger' },
} as const satisfies Record<RowOutcome, { label: MessageDescriptor; tone: string }>;

/** The rows of a sheet that are not the same as what is stored, problems first. */
export function PreviewTable({ sheet, caption, previewed: { workbook, preview } }: PreviewTableProps) {
  const { i18n, t } = useLingui();
  const errorText = useErrorText();
  const isNarrow = useIsNarrow();
  const rows = useMemo(() => {
    const all = preview[sheet].map(
      (row, index): Row => ({ ...row, values: workbook.rows[sheet][index]?.values ?? {} }),
    );
    return ORDER.flatMap((wanted) => all.filter(({ outcome }) => outcome === wanted));
  }, [sheet, workbook, preview]);

  const badge = ({ outcome }: Row) => <Badge tone={OUTCOMES[outcome].tone}>{t(OUTCOMES[outcome].label)}</Badge>;
  const lines = (row: Row) => linesOf(sheet, row, i18n, errorText).map((line) => <div key={line}>{line}</div>);
  const number: Column<Row> = {
    heading: t`Row`,
    cell: ({ row }) => row,
    align: 'end',
    priority: 'high',
    width: isNarrow ? '4rem' : '5rem',
  };
  const name: Column<Row> = {
    heading: t`Name`,
    cell: (row) => (
      <>
        {pathOf(sheet, row.values) || '–'} {isNarrow && badge(row)}
        {isNarrow && lines(row)}
      </>
    ),
    rowHeader: true,
    priority: 'high',
    width: '16rem',
  };
  const effect = t({ message: 'Effect', comment: 'What an import does with a row' });
  return (
    <DataTable
      caption={caption}
      rows={rows}
      total={preview[sheet].length}
      rowKey={({ row }) => row}
      empty={{ icon: 'check', title: '', why: '', noMatch: '' }}
      columns={
        isNarrow
          ? [number, name]
          : [
              number,
              name,
              { heading: effect, cell: badge, width: '7rem' },
              { heading: t`Details`, cell: lines, wide: true, width: '26rem' },
            ]
      }
    />
  );
}

/** The name of a row's record below those of its parents. */
function pathOf(sheet: OrganisationSheet, values: Row['values']): string {
  const names = ['branch', 'department', nameColumn(sheet)];
  return names.flatMap((name) => values[name] ?? []).join(' › ');
}

/** The name is the first column that is not a parent. */
function nameColumn(sheet: OrganisationSheet): string {
  return columnsOf(sheet).find(([name]) => name !== 'branch' && name !== 'department')?.[0] ?? '';
}

/** The problems of a row, its changes, or the values of a new record. */
function linesOf(sheet: OrganisationSheet, row: Row, i18n: I18n, errorText: (error: string) => string): string[] {
  const labelOf = (field: string) => {
    const column = columnOf(sheet, field);
    return column ? i18n._(column.label) : field;
  };
  const words = (field: string, wire: string) =>
    wire === '' ? '–' : (columnOf(sheet, field)?.kind.words(wire, i18n) ?? wire);
  if (row.outcome === 'problem') {
    return row.problems.map((problem) => {
      const { options = [], words: wordsOf } = columnOf(sheet, problem.field)?.kind ?? {};
      const choices =
        problem.code === 'invalid_choice' ? options.map((option) => wordsOf?.(option, i18n) ?? option) : [];
      const sentence = `${labelOf(problem.field)}: ${errorText(encodeMessage(problem))}`;
      return choices.length > 0 ? `${sentence} (${choices.join(', ')})` : sentence;
    });
  }
  if (row.outcome === 'changed') {
    return row.changes.map(
      ({ field, before, after }) => `${labelOf(field)}: ${words(field, before)} → ${words(field, after)}`,
    );
  }
  const shown = new Set(['branch', 'department', nameColumn(sheet)]);
  return Object.entries(row.values).flatMap(([field, wire]) =>
    shown.has(field) || wire === undefined ? [] : [`${labelOf(field)}: ${words(field, wire)}`],
  );
}
