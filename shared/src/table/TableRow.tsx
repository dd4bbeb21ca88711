import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { RowAction } from '@seamline/shared/ui';
import { Fragment, useId, useState } from 'react';
import type { Column } from './columns.tsx';
import { useBroughtIntoView } from './useBroughtIntoView.ts';

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
