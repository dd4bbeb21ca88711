import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { RowAction } from '@seamline/shared/ui';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import type { Column } from './columns.tsx';

/** Time in which the current row is kept in view while other rows are added, in milliseconds. */
const SETTLING = 3_000;

interface TableRowProps<R> {
  row: R;
  index: number;
  shown: readonly Column<R>[];
  /** Columns that are shown below the row when it is expanded. */
  collapsed: readonly Column<R>[];
  isCurrent: boolean;
}

/** One row, and the expandable details with its collapsed columns. */
export function TableRow<R>({ row, index, shown, collapsed, isCurrent }: TableRowProps<R>) {
  const { t } = useI18n(builtInMessages);
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const line = useRef<HTMLTableRowElement>(null);
  const open = isOpen && collapsed.length > 0;
  const hasName = shown.some((column) => column.rowHeader);
  const shownAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that come with the answer push this one out of view
  useEffect(() => {
    shownAt.current = isCurrent ? shownAt.current || performance.now() : 0;
    if (isCurrent && performance.now() - shownAt.current < SETTLING) line.current?.scrollIntoView({ block: 'center' });
  }, [isCurrent, index]);
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
