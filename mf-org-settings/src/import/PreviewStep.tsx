import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { encodeMessage } from '@seamline/shared/contract/errors';
import {
  type OrganisationImportResult,
  type OrganisationRow,
  type OrganisationRowPreview,
  type OrganisationSheet,
  type RowOutcome,
  SHEET_NAMES,
} from '@seamline/shared/contract/organisation/organisation-imports';
import { ApiError, useErrorText } from '@seamline/shared/http';
import { ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { formatList, reasonOf } from '@seamline/shared/messages';
import { StepHeading } from '@seamline/shared/sheet';
import { type Column, DataTable } from '@seamline/shared/table';
import { Actions, Badge, Button, Notice, useIsNarrow } from '@seamline/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { HiddenParts } from './HiddenParts.tsx';
import { importWorkbook, type PreviewedWorkbook, previewWorkbook } from './queries.ts';
import { columnOf, columnsOf, SHEETS } from './workbookColumns.ts';

interface PreviewStepProps {
  previewed: PreviewedWorkbook;
  /** Called with a preview of the same workbook that is newer. */
  change(previewed: PreviewedWorkbook): void;
  imported(result: OrganisationImportResult): void;
  back(): void;
}

/** The second step: what the import does to each row, problems first, and the button that starts it. */
export function PreviewStep({ previewed, change, imported, back }: PreviewStepProps) {
  const { t } = useLingui();
  const { mutateAsync: start } = useMutation(importWorkbook);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ reason: string; detail: string }>();
  const { workbook, preview } = previewed;
  const counts = countsOf(Object.values(preview).flat());
  const writing = counts.new + counts.changed;
  const { unknownSheets, unknownColumns } = workbook;
  const [whole] = useState(workbook);

  async function run() {
    setBusy(true);
    setFailure(undefined);
    try {
      imported(await start(previewed));
    } catch (error) {
      const rows = error instanceof ApiError ? error.errors.map(({ message }) => message) : [];
      setFailure({ reason: reasonOf(error), detail: rows.slice(0, NAMED).join(' ') });
      // A new preview replaces the tables and the versions that are sent next. If it fails too, the old ones stay.
      await previewWorkbook(workbook).then(change, () => undefined);
      setBusy(false);
    }
  }

  return (
    <Stack gap="5">
      <StepHeading>
        <Trans>Preview of the import</Trans>
      </StepHeading>
      {failure && (
        <Notice tone="error" detail={failure.detail || undefined}>
          {failure.reason}
        </Notice>
      )}
      <Text role="status" fontWeight="bold">
        <CountsSentence counts={counts} />
      </Text>
      <HiddenParts
        whole={whole}
        isIncluded={workbook === whole}
        read={(other) => previewWorkbook(other).then(change)}
      />
      {unknownSheets.length > 0 && (
        <Notice>
          {t`${plural(
            { count: unknownSheets.length },
            {
              one: `The sheet ${{ names: formatList(unknownSheets) }} is not one of the organisation and is left out.`,
              other: `The sheets ${{ names: formatList(unknownSheets) }} are not of the organisation and are left out.`,
            },
          )}`}
        </Notice>
      )}
      {unknownColumns.length > 0 && (
        <Notice>
          {t`${plural(
            { count: unknownColumns.length },
            {
              one: `The column ${{ names: formatList(unknownColumns) }} is not known and is left out.`,
              other: `The columns ${{ names: formatList(unknownColumns) }} are not known and are left out.`,
            },
          )}`}
        </Notice>
      )}
      {SHEET_NAMES.filter((sheet) => preview[sheet].length > 0).map((sheet) => (
        <SheetPreview key={sheet} sheet={sheet} previewed={previewed} />
      ))}
      <Text color="fg.muted">
        {counts.problem > 0 ? (
          <Trans>Correct the problems in the workbook, and choose it again. Until then nothing is imported.</Trans>
        ) : (
          writing === 0 && <Trans>There is nothing to import: no row is new or changes anything.</Trans>
        )}
      </Text>
      <Actions>
        <Button variant="outline" onClick={back} disabled={isBusy}>
          <Trans>Choose another file</Trans>
        </Button>
        <Button onClick={run} busy={isBusy} disabled={counts.problem > 0 || writing === 0}>
          {writing > 0 ? (
            <Plural value={{ count: writing }} one="Import # row" other="Import # rows" />
          ) : (
            t({ message: 'Import', context: 'button' })
          )}
        </Button>
      </Actions>
    </Stack>
  );
}

/** Most rows that a refusal names. */
const NAMED = 5;

type Counts = Readonly<Record<RowOutcome, number>>;

function countsOf(rows: readonly OrganisationRowPreview[]): Counts {
  const count = (wanted: RowOutcome) => rows.filter(({ outcome }) => outcome === wanted).length;
  return { new: count('new'), changed: count('changed'), same: count('same'), problem: count('problem') };
}

/** A sentence such as '12 new, 3 changed, 40 the same, 1 problem'. */
function CountsSentence({ counts }: { counts: Counts }) {
  const { t } = useLingui();
  const { new: added, changed, same, problem } = counts;
  const problems = t`${plural({ count: problem }, { one: '# problem', other: '# problems' })}`;
  return t`${{ added }} new, ${{ changed }} changed, ${{ same }} the same, ${{ problems }}`;
}

function SheetPreview({ sheet, previewed }: { sheet: OrganisationSheet; previewed: PreviewedWorkbook }) {
  const { t } = useLingui();
  const rows = previewed.preview[sheet];
  const title = t(SHEETS[sheet].title);
  const counts = countsOf(rows);
  return (
    <Stack as="section" gap="2" aria-label={title}>
      <Heading as="h3" size="lg">
        {title}
      </Heading>
      <Text color="fg.muted">
        <CountsSentence counts={counts} />
      </Text>
      {counts.same < rows.length && <PreviewTable sheet={sheet} caption={title} previewed={previewed} />}
    </Stack>
  );
}

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
function PreviewTable({ sheet, caption, previewed: { workbook, preview } }: PreviewTableProps) {
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
    heading: t(ORGANISATION_LABELS.name),
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
