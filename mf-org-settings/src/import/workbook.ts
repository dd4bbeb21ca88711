import type { I18n } from '@lingui/core';
import {
  ORGANISATION_IMPORT_LIMITS,
  type OrganisationRow,
  type OrganisationSheet,
  SHEET_NAMES,
} from '@seamline/shared/contract/organisation/organisation-imports';
import {
  matchHeadings,
  type SheetContent,
  tidyHeading,
  UnreadableSheet,
  type WorkbookSheet,
} from '@seamline/shared/sheet';
import { columnsOf, SHEETS } from './workbookColumns.ts';

export type OfSheets<Value> = Record<OrganisationSheet, Value>;

/** Returns a value for each sheet. */
export function ofSheets<Value>(make: (sheet: OrganisationSheet) => Value): OfSheets<Value> {
  return Object.fromEntries(SHEET_NAMES.map((sheet) => [sheet, make(sheet)])) as OfSheets<Value>;
}

/** A workbook that was read, with what it has beside the rows of the organisation. */
export interface ReadWorkbook {
  readonly fileName: string;
  readonly rows: OfSheets<OrganisationRow[]>;
  /** The sheets, and the columns of known sheets, that are left out. */
  readonly unknownSheets: readonly string[];
  readonly unknownColumns: readonly string[];
  /** The rows and columns that are hidden in the spreadsheet, and the workbook without them if rows remain. */
  readonly hidden: { readonly rows: number; readonly columns: readonly string[]; readonly without?: ReadWorkbook };
}

/**
 * Reads the rows of the organisation from the sheets of a workbook, whose titles and headings may be in any language.
 * @throws UnreadableSheet
 */
export function readOrganisation(sheets: readonly SheetContent[], languages: readonly I18n[]): ReadWorkbook {
  const titles = matchHeadings(
    sheets.map(({ name }) => name),
    SHEET_NAMES,
    [(sheet) => languages.map((i18n) => i18n._(SHEETS[sheet].title)), (sheet) => [sheet]],
  );
  if (titles.every((title) => title === null)) throw new UnreadableSheet('noHeadings');
  const rows = ofSheets((): OrganisationRow[] => []);
  const unknownColumns: string[] = [];
  for (const [index, sheet] of titles.entries()) {
    const read = sheets[index];
    if (sheet === null || read === undefined) continue;
    const names = columnNames(sheet, read.headings, languages);
    unknownColumns.push(...read.headings.filter((heading, at) => tidyHeading(heading) !== '' && names[at] === null));
    rows[sheet].push(...rowsOf(sheet, read, names, languages));
  }
  const count = Object.values(rows).flat().length;
  if (count === 0) throw new UnreadableSheet('empty');
  if (count > ORGANISATION_IMPORT_LIMITS.rows) throw new UnreadableSheet('tooManyRows');
  const unknownSheets = sheets.filter((_, index) => titles[index] === null).map(({ name }) => name);
  const known = sheets.filter((_, index) => titles[index] !== null);
  return {
    fileName: sheets[0]?.fileName ?? '',
    rows,
    unknownSheets,
    unknownColumns,
    hidden: hiddenIn(known, languages),
  };
}

function hiddenIn(sheets: readonly SheetContent[], languages: readonly I18n[]): ReadWorkbook['hidden'] {
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.filter(({ isHidden }) => isHidden).length, 0);
  const columns = sheets.flatMap(({ headings, hiddenColumns = [] }) =>
    hiddenColumns.flatMap((at) => headings[at] || []),
  );
  const visible = sheets.map((sheet) => ({
    ...sheet,
    hiddenColumns: [],
    headings: sheet.headings.map((heading, at) => (sheet.hiddenColumns?.includes(at) ? '' : heading)),
    rows: sheet.rows.filter(({ isHidden }) => !isHidden),
  }));
  const isPart = (rows > 0 || columns.length > 0) && visible.some((sheet) => sheet.rows.length > 0);
  return { rows, columns, ...(isPart && { without: readOrganisation(visible, languages) }) };
}

function columnNames(sheet: OrganisationSheet, headings: readonly string[], languages: readonly I18n[]) {
  const columns = new Map(columnsOf(sheet));
  return matchHeadings(headings, [...columns.keys()], namesOf(sheet, languages));
}

/** All headings of columns, by which the row of headings is found in each sheet. */
export function knownHeadings(languages: readonly I18n[]): string[] {
  return SHEET_NAMES.flatMap((sheet) => {
    const columns = columnsOf(sheet).map(([name]) => name);
    return namesOf(sheet, languages).flatMap((names) => columns.flatMap(names));
  }).map(tidyHeading);
}

function namesOf(sheet: OrganisationSheet, languages: readonly I18n[]): ((name: string) => readonly string[])[] {
  const columns = new Map(columnsOf(sheet));
  return [
    (name) => {
      const label = columns.get(name)?.label;
      return label ? languages.map((i18n) => i18n._(label)) : [];
    },
    (name) => [name],
    (name) => columns.get(name)?.aliases?.split(', ') ?? [],
  ];
}

/** The rows with the cells that are not empty; a row without any is left out. */
function rowsOf(
  sheet: OrganisationSheet,
  { rows }: SheetContent,
  names: readonly (string | null)[],
  languages: readonly I18n[],
): OrganisationRow[] {
  const columns = new Map(columnsOf(sheet));
  return rows.flatMap(({ number: row, cells }) => {
    const values = cells.flatMap((cell, at) => {
      const name = names[at];
      const column = name ? columns.get(name) : undefined;
      return cell === '' || !name || !column ? [] : [[name, column.kind.read(cell, languages)] as const];
    });
    return values.length > 0 ? [{ row, values: Object.fromEntries(values) }] : [];
  });
}

/** Rows of a template that are ready to be filled in: their cells keep zeros in front of codes. */
const READY = 200;

/** The sheets of a template. */
export function templateSheets(i18n: I18n): WorkbookSheet[] {
  return workbookSheets(
    ofSheets(() => Array.from({ length: READY }, () => ({}))),
    i18n,
  );
}

/** The sheets of a workbook, from the values of each row as the wire has them. */
export function workbookSheets(
  rows: OfSheets<readonly Readonly<Record<string, unknown>>[]>,
  i18n: I18n,
): WorkbookSheet[] {
  return SHEET_NAMES.map((sheet) => {
    const columns = columnsOf(sheet);
    return {
      name: i18n._(SHEETS[sheet].title),
      columns: columns.map(([, { label, kind }]) => ({ heading: i18n._(label), kind: kind.format })),
      rows: rows[sheet].map((values) =>
        columns.map(([name, { kind }]) => {
          const value = values[name];
          return value === undefined || value === null || value === '' ? '' : kind.words(String(value), i18n);
        }),
      ),
    };
  });
}
