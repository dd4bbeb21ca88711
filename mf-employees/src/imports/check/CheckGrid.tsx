import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Target, useTargetLabels } from '../columns/importColumns.ts';
import { indexOrganisationNames } from '../columns/organisationNames.ts';
import { CellEditor } from './CellEditor.tsx';
import { GridRow } from './GridRow.tsx';
import type { ImportModel } from './importModel.ts';
import type { Filter } from './KindFilter.tsx';
import { movedBy, nextProblem } from './movedBy.ts';
import { RowQuestionNotice } from './RowQuestionNotice.tsx';

const ROW_HEIGHT = 44;

interface CheckGridProps {
  model: ImportModel;
  lookups: EmployeeLookups;
  filter: Filter;
  /** Counts the changes of the model, which changes in place. */
  revision: number;
}

/** Rows of a sheet as a grid: arrows move, Enter changes a cell, and the reason of a problem is above. */
export function CheckGrid({ model, lookups, filter, revision }: CheckGridProps) {
  const { t } = useLingui();
  const labels = useTargetLabels();
  const names = useMemo(() => indexOrganisationNames(lookups), [lookups]);
  const shown = useShownRows(model, filter, revision);
  const targets = useTargets(model, shown, revision);
  const problemsIn = (row: number) => problemColumns(model, shown[row] ?? -1, targets);
  const [cell, setCell] = useState(() => ({ row: 0, column: problemsIn(0)[0] ?? 0 }));
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLInputElement>(null);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    // The row of the chosen cell stays on the page, however far it is scrolled away.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), cell.row])].sort((one, other) => one - other),
  });
  const focusNext = useRef<'cell' | 'editor'>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell that was moved to is there after it was drawn
  useEffect(() => {
    if (!focusNext.current) return;
    const chosen = frame.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (focusNext.current === 'cell') chosen?.focus();
    else edit();
    focusNext.current = undefined;
  }, [cell]);

  /** Selects the value, so that typing replaces it. */
  function edit() {
    editor.current?.focus();
    editor.current?.select();
  }

  function moveTo(next: { row: number; column: number }, focus: 'cell' | 'editor' = 'cell') {
    focusNext.current = focus;
    rows.scrollToIndex(next.row);
    setCell({ ...next });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      return edit();
    }
    const next = movedBy(event, cell, { rows: shown.length, columns: targets.length });
    if (!next) return;
    event.preventDefault();
    moveTo(next);
  }

  const hasProblem = shown.some((rowIndex) => isWrong(model, rowIndex));

  function toNextProblem() {
    const next = nextProblem(cell, shown.length, problemsIn);
    moveTo(next ?? cell, next ? 'editor' : 'cell');
  }

  if (shown.length === 0)
    return (
      <Text color="fg.muted">
        <Trans>No rows of this kind.</Trans>
      </Text>
    );
  const rowIndex = shown[cell.row] ?? 0;
  const target = targets[cell.column];
  return (
    <>
      {target && (
        <CellEditor
          key={`${rowIndex} ${target} ${model.cellsOf(rowIndex)(target)}`}
          ref={editor}
          model={model}
          rowIndex={rowIndex}
          target={target}
          labels={labels}
          lookups={lookups}
          done={() => moveTo(cell)}
          hint={
            filter === 'problem' && !hasProblem
              ? t`No problems left.`
              : t`Choose a cell with the arrow keys or by a click, and press Enter to change it.`
          }
          next={hasProblem ? toNextProblem : undefined}
        />
      )}
      <RowQuestionNotice model={model} rowIndex={rowIndex} />
      <GridFrame ref={frame}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that keys move in
          role="grid"
          aria-label={t`Rows of the sheet`}
          aria-rowcount={shown.length + 1}
          aria-colcount={targets.length + 2}
          onKeyDown={onKeyDown}
          style={{ width: `${targets.length * 11 + 16.5}rem` }}
        >
          <thead>
            <tr>
              <th scope="col">
                <Trans>Row</Trans>
              </th>
              <th scope="col">
                <Trans>What</Trans>
              </th>
              {targets.map((one) => (
                <th key={one} scope="col">
                  {labels[one]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.getVirtualItems().map(({ index, start }, at, items) => (
              <Fragment key={shown[index]}>
                <Gap height={start - (items[at - 1]?.end ?? 0)} />
                <GridRow
                  model={model}
                  rowIndex={shown[index] ?? 0}
                  index={index}
                  targets={targets}
                  names={names}
                  chosen={index === cell.row ? cell.column : undefined}
                  choose={(column) => moveTo({ row: index, column })}
                  revision={revision}
                />
              </Fragment>
            ))}
            <Gap height={rows.getTotalSize() - (rows.getVirtualItems().at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </GridFrame>
    </>
  );
}

/** Placeholder for rows that are scrolled out of view. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
  return <tr aria-hidden="true" style={{ height }} />;
}

/**
 * The rows of a kind, which join while the sheet is checked. They stay during corrections: a corrected row must not
 * disappear under the cursor.
 */
function useShownRows(model: ImportModel, filter: Filter, revision: number): readonly number[] {
  const shown = useRef<{ rows: readonly number[]; isComplete: boolean }>({ rows: [], isComplete: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the model changes in place
  return useMemo(() => {
    if (shown.current.isComplete) return shown.current.rows;
    const before = new Set(shown.current.rows);
    const isShown = (rowIndex: number) => filter === 'all' || model.kindOf(rowIndex) === filter || before.has(rowIndex);
    const rows = [...model.previews.keys()].filter(isShown);
    shown.current = { rows, isComplete: model.isComplete };
    return rows;
  }, [model, filter, revision]);
}

const isWrong = (model: ImportModel, rowIndex: number) => ['problem', 'question'].includes(model.kindOf(rowIndex));

/** The columns of a row that have a problem; the first one for a row that waits for an answer. */
function problemColumns(model: ImportModel, rowIndex: number, targets: readonly Target[]): number[] {
  if (!isWrong(model, rowIndex)) return [];
  const errors = model.errorsOf(rowIndex);
  const wrong = [...targets.entries()].flatMap(([column, target]) => (errors[target] ? [column] : []));
  return wrong.length > 0 ? wrong : [0];
}

/**
 * The columns: what is missing and has no column in the sheet comes first, what a change brings along comes last, so that
 * a column which appears while a cell is edited moves no other. A column without any value is left out.
 */
function useTargets(model: ImportModel, shown: readonly number[], revision: number): Target[] {
  const leading = useMemo(() => {
    const wrong = targetsOf(shown, (rowIndex) => Object.keys(model.errorsOf(rowIndex)));
    const cleared = targetsOf(shown, (rowIndex) => model.previews[rowIndex]?.clear);
    const isFilled = (target: Target) => model.sheet.rows.some((_, rowIndex) => model.cellsOf(rowIndex)(target) !== '');
    const own = model.targets.filter((target) => wrong.has(target) || cleared.has(target) || isFilled(target));
    return [...[...wrong].filter((target) => !own.includes(target)), ...own];
  }, [model, shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the model changes in place
  return useMemo(() => {
    const brought = targetsOf(shown, (rowIndex) => Object.keys(model.notesOf(rowIndex)));
    return [...leading, ...[...brought].filter((target) => !leading.includes(target))];
  }, [model, shown, leading, revision]);
}

function targetsOf(rows: readonly number[], find: (rowIndex: number) => readonly string[] | undefined): Set<Target> {
  return new Set(rows.flatMap((rowIndex) => find(rowIndex) ?? []) as Target[]);
}

/** One class for the whole grid: its cells are native elements, since there are hundreds. */
const GridFrame = chakra('div', {
  base: {
    overflow: 'auto',
    // The hidden texts of cells that are scrolled away would widen the page.
    position: 'relative',
    maxHeight: 'min(60dvh, 36rem)',
    minHeight: '9rem',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    fontSize: 'sm',
    // A cell that is scrolled to is not below the headings or the first column.
    scrollPadding: '44px 0 0 9rem',
    '& table': { tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
    '& :is(th, td)': {
      width: '11rem',
      height: '44px',
      paddingInline: '2',
      textAlign: 'start',
      fontWeight: 'normal',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      borderInlineEndWidth: '1px',
      borderBlockEndWidth: '1px',
    },
    '& thead th': { position: 'sticky', top: 0, zIndex: 1, bg: 'bg.subtle', fontWeight: 'bold', color: 'fg.muted' },
    // The row and its name stay in view, however far the others are scrolled.
    '& tr > :first-child': { width: '9rem', position: 'sticky', insetInlineStart: 0, zIndex: 1, bg: 'bg.panel' },
    '& thead tr > :first-child': { zIndex: 2, bg: 'bg.subtle' },
    '& tr > :nth-child(2)': { width: '7.5rem' },
    '& [data-cell]': { cursor: 'cell' },
    '& [data-cell][tabindex="0"]': { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '-2px' },
    '& [aria-invalid=true]': { bg: 'danger.subtle', boxShadow: 'inset 0 -2px currentColor', color: 'danger' },
    '& del': { color: 'fg.muted', marginInlineEnd: '1.5' },
    '& ins': { textDecoration: 'none', fontWeight: 'bold' },
    // A second line has room in the height of a row.
    '& :is(th, td) > small': {
      display: 'block',
      fontSize: 'xs',
      fontWeight: 'normal',
      lineHeight: 1.2,
      color: 'fg.muted',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& [data-kind=problem]': { color: 'danger', fontWeight: 'bold' },
    '& [data-kind=question]': { fontWeight: 'bold' },
    '& [data-kind=same], & [data-kind=done], & [data-kind=left_out], & [data-kind=waiting]': { color: 'fg.muted' },
  },
});
