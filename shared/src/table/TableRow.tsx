import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { RowAction } from '@seamline/shared/ui';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import type { Column } from './column.ts';

/** How long a row is kept in view while newer rows take their places around it, in milliseconds; then people scroll. */
const SETTLING = 3_000;

interface TableRowProps<R> {
  row: R;
  index: number;
  shown: readonly Column<R>[];
  /** Columns that stand below the row once it is unfolded. */
  folded: readonly Column<R>[];
  isCurrent: boolean;
}

/** One row, and where room is short the details that unfold below it. */
export function TableRow<R>({ row, index, shown, folded, isCurrent }: TableRowProps<R>) {
  const { t } = useI18n(builtInMessages);
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const line = useRef<HTMLTableRowElement>(null);
  const open = isOpen && folded.length > 0;
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
        {folded.length > 0 && (
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
    </>
  );
}
