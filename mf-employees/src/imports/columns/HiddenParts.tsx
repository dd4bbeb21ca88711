import { Plural, useLingui } from '@lingui/react/macro';
import { formatList } from '@seamline/shared/messages';
import type { Sheet } from '@seamline/shared/sheet';
import { Checkbox, Notice } from '@seamline/shared/ui';
import type { Mapping } from './mapColumns.ts';

interface HiddenPartsProps {
  sheet: Sheet;
  mapping: Mapping;
  /** True if the hidden rows are left out. */
  skipsRows: boolean;
  skipRows(isSkipping: boolean): void;
  skipColumns(isSkipping: boolean): void;
}

/** Names the rows and columns that are hidden in the spreadsheet, by hand or by a filter, with a choice. */
export function HiddenParts({ sheet, mapping, skipsRows, skipRows, skipColumns }: HiddenPartsProps) {
  const { t } = useLingui();
  const rows = sheet.rows.filter(({ isHidden }) => isHidden).length;
  const columns = sheet.hiddenColumns.filter((place) => sheet.headings[place]);
  const names = formatList(columns.map((place) => sheet.headings[place] ?? ''));
  const skipsColumns = columns.every((place) => mapping[place] === null);
  return (
    <>
      {rows > 0 && (
        <Notice
          below={
            <Checkbox
              label={t`Leave hidden rows out`}
              checked={skipsRows}
              onChange={({ target }) => skipRows(target.checked)}
            />
          }
        >
          {skipsRows ? (
            <Plural value={rows} one="# hidden row is left out." other="# hidden rows are left out." />
          ) : (
            <Plural value={rows} one="# hidden row is included." other="# hidden rows are included." />
          )}
        </Notice>
      )}
      {columns.length > 0 && (
        <Notice
          below={
            <Checkbox
              label={t`Leave hidden columns out`}
              checked={skipsColumns}
              onChange={({ target }) => skipColumns(target.checked)}
            />
          }
        >
          {skipsColumns ? t`Hidden columns are left out: ${names}.` : t`Hidden columns are included: ${names}.`}
        </Notice>
      )}
    </>
  );
}
