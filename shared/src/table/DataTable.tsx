import { useMessages } from '@seamline/shared/messages';
import { Button, Icon, styled, useIsNarrow } from '@seamline/shared/ui';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { tableMessages } from './texts.ts';

/** One column of a table over rows of type `R`. */
export interface Column<R> {
  /** Heading, as the product spells it. */
  heading: string;
  cell(row: R, index: number): ReactNode;
  /** `low` columns fold into the row's details on a narrow screen. */
  priority?: 'high' | 'low';
  align?: 'start' | 'end';
  /** Names the row for screen readers; at most one column. */
  rowHeader?: boolean;
}

interface DataTableProps<R> {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey(row: R): string | number;
  /** Shown instead of an empty body. */
  empty: ReactNode;
  /** How many rows there are without the filter, for the line 'n of m'. */
  total?: number;
  /** The row to bring into view and to mark, such as one that was just added. */
  current?: string | number | undefined;
}

// One class for the whole table: cells are native elements, since hundreds of styled ones are slow.
const Frame = styled('div', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    overflow: 'auto',
    maxHeight: 'calc(100dvh - 12rem)',
    '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: 'md' },
    '& th, & td': {
      paddingInline: '3',
      paddingBlock: '2',
      textAlign: 'start',
      verticalAlign: 'middle',
      overflowWrap: 'anywhere',
    },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      bg: 'subtle',
      color: 'muted',
      fontSize: 'sm',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      borderBlockEndWidth: '1px',
      borderColor: 'line',
    },
    '& tbody th': { fontWeight: 'medium' },
    '& tbody tr:not(:last-child) > *': { borderBlockEndWidth: '1px', borderColor: 'line' },
    '& tbody tr:hover > *': { bg: 'hover' },
    '& tbody tr[aria-current] > *': { bg: 'madderSubtle' },
    '& [data-align=end]': { textAlign: 'end' },
    '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '4', rowGap: '1', margin: 0 },
    '& dt': { color: 'muted' },
    '& dd': { margin: 0 },
    '& caption': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clip: 'rect(0 0 0 0)' },
  },
});

const Count = styled('p', { base: { margin: 0, color: 'muted', fontSize: 'sm' } });

/** A table that scrolls under its headings and folds its minor columns into details on a narrow screen. */
export function DataTable<R>({ caption, columns, rows, rowKey, empty, total, current }: DataTableProps<R>) {
  const text = useMessages(tableMessages);
  const narrow = useIsNarrow();
  const folded = narrow ? columns.filter((column) => column.priority === 'low') : [];
  const shown = columns.filter((column) => !folded.includes(column));
  if (rows.length === 0) return empty;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <Frame tabIndex={0} role="region" aria-label={caption}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {shown.map((column) => (
                <th key={column.heading} scope="col" data-align={column.align}>
                  {column.heading}
                </th>
              ))}
              {folded.length > 0 && <th scope="col">{text.details}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row
                key={rowKey(row)}
                row={row}
                index={index}
                shown={shown}
                folded={folded}
                isCurrent={current !== undefined && rowKey(row) === current}
              />
            ))}
          </tbody>
        </table>
      </Frame>
      <Count role="status">{text.count(rows.length, total ?? rows.length)}</Count>
    </>
  );
}

interface RowProps<R> {
  row: R;
  index: number;
  shown: readonly Column<R>[];
  folded: readonly Column<R>[];
  isCurrent: boolean;
}

function Row<R>({ row, index, shown, folded, isCurrent }: RowProps<R>) {
  const text = useMessages(tableMessages);
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const line = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'center' });
  }, [isCurrent]);
  return (
    <Fragment>
      <tr ref={line} aria-current={isCurrent || undefined}>
        {shown.map((column) => {
          const Cell = column.rowHeader ? 'th' : 'td';
          return (
            <Cell key={column.heading} data-align={column.align} {...(column.rowHeader && { scope: 'row' })}>
              {column.cell(row, index)}
            </Cell>
          );
        })}
        {folded.length > 0 && (
          <td>
            <Button variant="ghost" aria-expanded={open} aria-controls={detailsId} onClick={() => setOpen(!open)}>
              <Icon name={open ? 'close' : 'info'} /> {open ? text.less : text.more}
            </Button>
          </td>
        )}
      </tr>
      {open && folded.length > 0 && (
        <tr id={detailsId}>
          <td colSpan={shown.length + 1}>
            <dl>
              {folded.map((column) => (
                <Fragment key={column.heading}>
                  <dt>{column.heading}</dt>
                  <dd>{column.cell(row, index)}</dd>
                </Fragment>
              ))}
            </dl>
          </td>
        </tr>
      )}
    </Fragment>
  );
}
