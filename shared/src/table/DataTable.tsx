import { Text } from '@chakra-ui/react/text';
import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { formatNumber } from '@seamline/shared/messages';
import { Icon } from '@seamline/shared/ui';
import { type CSSProperties, type Ref, useMemo } from 'react';
import type { Column } from './column.ts';
import { EmptyList, type EmptyWords } from './EmptyList.tsx';
import { type Sort, sortRows, useAddressSort } from './sorting.ts';
import { TableRow } from './TableRow.tsx';
import { TableFrame } from './tableFrame.ts';
import { useFoldedColumns } from './useFoldedColumns.ts';
import { useGrowingCount } from './useGrowingCount.ts';

/** With more columns than these their headings alone would be wider than the page. */
const UNCROWDED = 8;

interface DataTableProps<R> {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey(row: R): string | number;
  /** Said in place of the table where no row is left. */
  empty: EmptyWords;
  /** How many rows there are without the filter, for the line 'n of m'. */
  total?: number;
  /** The row to bring into view and to mark, such as one that was just added. */
  current?: string | number | undefined;
}

/** A table that scrolls under its headings, and folds columns it has no room for into the details of a row. */
export function DataTable<R>({ caption, columns, rows, rowKey, empty, total, current }: DataTableProps<R>) {
  const { t } = useI18n(builtInMessages);
  const [sort, sortNext] = useAddressSort();
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const currentIndex = current === undefined ? -1 : sorted.findIndex((row) => rowKey(row) === current);
  const [count, end] = useGrowingCount(sorted.length, currentIndex + 1);
  const { shown, folded, frame } = useFoldedColumns(columns, sorted);
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
                {folded.length > 0 && (
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
                  folded={folded}
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

/** What columns of fixed widths need together, and those without one as much as a name does. */
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
