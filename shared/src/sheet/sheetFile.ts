/** One row of the file: its number, and its cells as texts. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
  /** True for a row that is hidden in the spreadsheet, by hand or by a filter. */
  readonly isHidden?: boolean | undefined;
}

/** The properties of a sheet that are known before its rows. */
export interface SheetHead {
  /** SHA-256 of the file and the name of the sheet, in hex: two sheets of a workbook are two imports. */
  readonly hash: string;
  readonly headings: readonly string[];
  /** The number of the row of headings. */
  readonly headingRow: number;
  /** The first rows of the sheet that are not empty, any of which may have the headings. */
  readonly top: readonly SheetRow[];
  /** The indexes of the columns that are hidden in the spreadsheet. */
  readonly hiddenColumns: readonly number[];
  /** The sheets of the workbook, where it has several, and the one that was read. */
  readonly names: readonly string[];
  readonly name: string;
}

/** A sheet that was read whole. */
export interface Sheet extends SheetHead {
  readonly fileName: string;
  /** The rows below the headings. */
  readonly rows: readonly SheetRow[];
}

/** The rows of a sheet, whichever way its headings were found. */
export type SheetContent = Omit<Sheet, 'headingRow' | 'top' | 'hiddenColumns'> & Partial<Pick<Sheet, 'hiddenColumns'>>;

/** The sheet of a file that is read, and how its headings are found. */
export interface WantedSheet {
  /** The sheet of the workbook; the first one that is not hidden and can be read otherwise. */
  readonly name?: string | undefined;
  /** The number of the row of headings; the one with most known headings otherwise. */
  readonly headingRow?: number | undefined;
  /** Known headings, as `tidyHeading` writes them. */
  readonly known?: readonly string[] | undefined;
}

/** The limits of a file. */
export const SHEET_LIMITS = {
  fileBytes: 25_000_000,
  unpackedBytes: 300_000_000,
  columns: 200,
  cellLength: 5000,
} as const;

/** The reasons why a file cannot be read. */
export type Unreadable =
  | 'empty'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooMuchInside'
  | 'oldOrLocked'
  | 'openDocument'
  | 'notASheet'
  | 'noHeadings'
  | 'openQuote'
  | 'broken'
  | 'stuck';

/** A file that is not read, with the reason. */
export class UnreadableSheet extends Error {
  readonly why: Unreadable;
  /** The line of the reason in a CSV file; 0 without one. */
  readonly line: number;

  constructor(why: Unreadable, line = 0) {
    super(why);
    this.name = 'UnreadableSheet';
    this.why = why;
    this.line = line;
  }
}
