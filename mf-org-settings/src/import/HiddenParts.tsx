import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatList, reasonOf } from '@seamline/shared/messages';
import { useFailures } from '@seamline/shared/session';
import { Button, Notice } from '@seamline/shared/ui';
import { useState } from 'react';
import type { ReadWorkbook } from './workbook.ts';

interface HiddenPartsProps {
  /** The workbook with what is hidden in it. */
  whole: ReadWorkbook;
  /** True if the hidden parts are in the preview. */
  isIncluded: boolean;
  /** Shows the preview of the workbook with its hidden parts or without them. */
  read(workbook: ReadWorkbook): Promise<unknown>;
}

/** Names the rows and columns that are hidden in the workbook, by hand or by a filter, with a choice. */
export function HiddenParts({ whole, isIncluded, read }: HiddenPartsProps) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const failures = useFailures();
  const { rows, columns, without } = whole.hidden;
  if (rows === 0 && columns.length === 0) return null;
  const names = formatList(columns);
  const other = isIncluded ? without : whole;

  async function change(workbook: ReadWorkbook) {
    setBusy(true);
    await read(workbook).catch((error: unknown) =>
      failures.notify(t`The preview could not be made.`, { detail: reasonOf(error) }),
    );
    setBusy(false);
  }

  return (
    <Notice
      action={
        other && (
          <Button variant="outline" size="sm" busy={isBusy} onClick={() => void change(other)}>
            {isIncluded ? <Trans>Leave out what is hidden</Trans> : <Trans>Include what is hidden</Trans>}
          </Button>
        )
      }
    >
      {rows > 0 &&
        (isIncluded ? (
          <Plural value={rows} one="# hidden row is included." other="# hidden rows are included." />
        ) : (
          <Plural value={rows} one="# hidden row is left out." other="# hidden rows are left out." />
        ))}{' '}
      {columns.length > 0 &&
        (isIncluded ? t`Hidden columns are included: ${names}.` : t`Hidden columns are left out: ${names}.`)}
    </Notice>
  );
}
