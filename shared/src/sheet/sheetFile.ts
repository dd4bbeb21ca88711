/** One row of the file: its number, and its cells as texts. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A sheet that was read whole. */
export interface Sheet {
  readonly fileName: string;
  /** SHA-256 of the file and the name of the sheet, in hex: two sheets of a workbook are two imports. */
  readonly hash: string;
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
  /** The sheets of the workbook, where it has several, and the one that was read. */
  readonly names: readonly string[];
  readonly name: string;
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
  | 'broken'
  | 'stuck';

/** A file that is not read, with the reason. */
export class UnreadableSheet extends Error {
  readonly why: Unreadable;

  constructor(why: Unreadable) {
    super(why);
    this.name = 'UnreadableSheet';
    this.why = why;
  }
}
