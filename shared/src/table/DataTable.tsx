import { Text } from '@chakra-ui/react/text';
import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { formatNumber } from '@seamline/shared/messages';
import { Icon, RowAction } from '@seamline/shared/ui';
import { type CSSProperties, Fragment, type Ref, useId, useMemo, useState } from 'react';
import type { Column } from './columns.tsx';
import { EmptyList, type EmptyWords } from './EmptyList.tsx';
import { type Sort, sortRows, useSortParam } from './sorting.ts';
import { TableFrame } from './tableFrame.ts';
import { useBroughtIntoView } from './useBroughtIntoView.ts';
import { useCollapsedColumns } from './useCollapsedColumns.ts';
import { useIncrementalCount } from './useIncrementalCount.ts';

/** Number of columns above which the headings alone would be wider than the page. */
const UNCROWDED = 8;

interface DataTableProps<R> {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey(row: R): string | number;
  /** Shown in place of a table without rows. */
  empty: EmptyWords;
  /** Number of rows without the filter, for the line 'n of m'. */
  total?: number;
  /** Key of the row to scroll to and to mark, such as one that was just added. */
  current?: string | number | undefined;
}

/** A table with sticky headings. Columns that do not fit collapse into the details of a row. */
export function DataTable<R>({ caption, columns, rows, rowKey, empty, total, current }: DataTableProps<R>) {
  const { t } = useI18n(builtInMessages);
  const [sort, sortNext] = useSortParam();
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const currentIndex = current === undefined ? -1 : sorted.findIndex((row) => rowKey(row) === current);
  const [count, end] = useIncrementalCount(sorted.length, currentIndex + 1);
  const { shown, collapsed, frame } = useCollapsedColumns(columns, sorted);
  const all = total ?? rows.length;
  const shownCount = formatNumber(rows.length);
  const totalCount = formatNumber(all);
  const isEmpty = rows.length === 0;
  const isFixed = columns.some(({ width }) => width);
  return (
    <>
      {isEmpty ? (
        <EmptyList {...empty} isEmpty={all === 0} />
      ) : (
        <TableFrame ref={frame} tabIndex={0} role="region" aria-label={caption} data-table="">
          <table
            data-crowded={columns.length > UNCROWDED || undefined}
            data-fixed={isFixed || undefined}
            style={isFixed ? roomFor(shown) : undefined}
            aria-rowcount={count < sorted.length ? sorted.length + 1 : undefined}
          >
            <caption>{caption}</caption>
            <thead>
              <tr>
                {shown.map((column) => (
                  <Heading key={column.heading} column={column} sort={sort} next={sortNext} />
                ))}
                {collapsed.length > 0 && (
                  <th scope="col" data-fold="">
                    <Text as="span" srOnly>
                      {t(msg`Details`)}
                    </Text>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {sorted.slice(0, count).map((row, index) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  index={index}
                  shown={shown}
                  collapsed={collapsed}
                  isCurrent={index === currentIndex}
                />
              ))}
            </tbody>
          </table>
          {count < sorted.length && <div ref={end as Ref<HTMLDivElement>} />}
        </TableFrame>
      )}
      {/* It stays where no row is left, so that a search in vain is said as well. */}
      <Text role="status" color="fg.muted" fontSize="sm" srOnly={isEmpty}>
        {t(msg`${shownCount} of ${totalCount}`)}
      </Text>
    </>
  );
}

/** Returns the width that the columns need: their fixed widths, and a default for the others. */
function roomFor<R>(columns: readonly Column<R>[]): CSSProperties {
  const widths = columns.map(({ width = '12rem' }) => width);
  return { '--room': `calc(${widths.join(' + ')})` } as CSSProperties;
}

interface HeadingProps<R> {
  column: Column<R>;
  sort: Sort | null;
  next(by: string): void;
}

function Heading<R>({ column, sort, next }: HeadingProps<R>) {
  const { name = '' } = column;
  const direction = sort?.by === name ? (sort.isDescending ? 'descending' : 'ascending') : undefined;
  return (
    <th
      scope="col"
      data-align={column.align}
      data-wide={column.wide}
      data-buttons={column.buttons}
      aria-sort={direction}
      style={column.width ? { width: column.width } : undefined}
    >
      {column.sortBy ? (
        <button type="button" onClick={() => next(name)}>
          {column.heading}
          <Icon name={direction ? (direction === 'ascending' ? 'chevronUp' : 'chevronDown') : 'sort'} />
        </button>
      ) : (
        column.heading
      )}
    </th>
  );
}

interface TableRowProps<R> {
  row: R;
  index: number;
  shown: readonly Column<R>[];
  /** Columns that are shown below the row when it is expanded. */
  collapsed: readonly Column<R>[];
  isCurrent: boolean;
}

/** One row, and the expandable details with its collapsed columns. */
function TableRow<R>({ row, index, shown, collapsed, isCurrent }: TableRowProps<R>) {
  const { t } = useI18n(builtInMessages);
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const line = useBroughtIntoView<HTMLTableRowElement>(isCurrent);
  const open = isOpen && collapsed.length > 0;
  const hasName = shown.some((column) => column.rowHeader);
  return (
    <>
      <tr ref={line} aria-current={isCurrent || undefined} data-open={open || undefined}>
        {shown.map((column) => {
          const Cell = column.rowHeader ? 'th' : 'td';
          return (
            <Cell
              key={column.heading}
              data-align={column.align}
              data-buttons={column.buttons}
              {...(column.rowHeader && { scope: 'row', id: `${detailsId}-name` })}
            >
              {column.cell(row, index)}
            </Cell>
          );
        })}
        {collapsed.length > 0 && (
          <td data-align="end">
            <RowAction
              icon={open ? 'chevronUp' : 'chevronDown'}
              label={open ? t(msg`Less`) : t(msg`More`)}
              id={`${detailsId}-more`}
              aria-labelledby={hasName ? `${detailsId}-more ${detailsId}-name` : undefined}
              aria-expanded={open}
              aria-controls={detailsId}
              onClick={() => setOpen(!open)}
            />
          </td>
        )}
      </tr>
      {open && (
        <tr id={detailsId} data-details="">
          <td colSpan={shown.length + 1}>
            <dl>
              {collapsed.map((column) => (
                <Fragment key={column.heading}>
                  <dt>{column.heading}</dt>
                  <dd>{column.cell(row, index)}</dd>
                </Fragment>
              ))}
            </dl>
          </td>
        </tr>
      )}
    </>
  );
}
