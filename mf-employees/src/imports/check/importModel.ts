import type { ImportedRow } from '@seamline/shared/contract/employees/employee-imports';
import { IMPORT_LIMITS } from '@seamline/shared/contract/employees/import-limits';
import type {
  DateOrder,
  PreviewedRow,
  PreviewRequest,
  RowAnswer,
  RowKind,
  UnreadRow,
} from '@seamline/shared/contract/employees/import-preview';
import { encodeMessage } from '@seamline/shared/contract/errors';
import type { FieldError } from '@seamline/shared/contract/wire/fields';
import type { SheetContent } from '@seamline/shared/sheet';
import { COLUMNS, type Target } from '../columns/importColumns.ts';
import type { Mapping } from '../columns/mapColumns.ts';
import type { Reason } from './reasons.ts';
import { type JudgedRow, type RowRelations, relateRows } from './rowRelations.ts';

/** The choices that a person made about a sheet, and the corrections in it. */
export interface Choices {
  mapping: Mapping;
  /** Values for all rows, as texts of cells. */
  constants: Partial<Record<Target, string>>;
  /** Cells that were changed on the screen, by the number of the row. */
  edits: Record<number, Partial<Record<Target, string>>>;
  /** Answers about rows that must be confirmed, by the number of the row. */
  answers: Record<number, RowAnswer>;
  emptyClears: boolean;
  /** The order of dates in numbers; the suggested one until the person chooses one or runs the check. */
  dateOrder: DateOrder | null;
  headingRow?: number;
  /** Leaves out the rows that are hidden in the spreadsheet. */
  skipsHiddenRows?: boolean;
}

/** The state of a row: as the server judges it, not judged yet, or written before. */
export type PlanKind = RowKind | 'waiting' | 'done';

/** Sentences about the cells of a row. */
export type CellReasons = Readonly<Partial<Record<Target, Reason>>>;

/** Returns the text of the cell of a target; empty without a cell. */
type CellsOf = (target: Target) => string;

/** A cell that gets another text. */
interface Edit {
  readonly target: Target;
  readonly text: string;
}

/** Most characters of the cells of one call, which keeps it below the size that the server takes. */
const MOST_CHARACTERS = 700_000;

interface ModelOptions {
  readonly sheet: SheetContent;
  readonly choices: Choices;
  /** Asks the server what writing some rows would do. */
  readonly preview: (request: PreviewRequest, signal?: AbortSignal) => Promise<readonly PreviewedRow[]>;
}

/**
 * The rows of a sheet, each with what the server says that writing it would do. It changes in place and notifies its
 * listeners: rows are many.
 */
export class ImportModel {
  readonly sheet: SheetContent;
  readonly choices: Choices;
  /** Rows that were written before, by their number. */
  readonly done = new Map<number, ImportedRow>();
  /** The judgement of each row by itself; undefined until it is there. */
  previews: (PreviewedRow | undefined)[] = [];
  #relations: RowRelations = relateRows([], false);
  #takesStale = false;
  #revision = 0;
  #lastCall: Promise<boolean> = Promise.resolve(true);
  readonly #preview: ModelOptions['preview'];
  readonly #columns = new Map<Target, number>();
  readonly #listeners = new Set<() => void>();

  constructor({ sheet, choices, preview }: ModelOptions) {
    this.sheet = sheet;
    this.choices = choices;
    this.#preview = preview;
    for (const [column, target] of choices.mapping.entries()) if (target) this.#columns.set(target, column);
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly revision = () => this.#revision;

  get targets(): Target[] {
    return [...new Set([...this.#columns.keys(), ...(Object.keys(this.choices.constants) as Target[])])];
  }

  /** Returns the text of a row for a target: a correction on the screen, else the cell, else the value for all rows. */
  cellsOf(rowIndex: number): CellsOf {
    const row = this.sheet.rows[rowIndex];
    const edits = this.choices.edits[row?.number ?? 0];
    return (target) => {
      const column = this.#columns.get(target);
      const cell = column === undefined ? '' : (row?.cells[column] ?? '');
      return edits?.[target] ?? (cell || (this.choices.constants[target] ?? ''));
    };
  }

  kindOf(rowIndex: number): PlanKind {
    const before = this.done.get(this.#number(rowIndex));
    if (before && before.outcome !== 'rejected') return 'done';
    const preview = this.previews[rowIndex];
    if (!preview || (preview.unresolved.length > 0 && !this.isComplete)) return 'waiting';
    if (preview.kind === 'left_out') return 'left_out';
    return before || this.#relations.errors.has(rowIndex) ? 'problem' : preview.kind;
  }

  /** Reasons why a row is not written, by its cells: the server's refusal of it, else those of the check. */
  errorsOf(rowIndex: number): CellReasons {
    const refused = this.done.get(this.#number(rowIndex));
    if (refused?.outcome === 'rejected') return byTarget(refused.errors);
    return { ...byTarget(this.previews[rowIndex]?.errors), ...this.#relations.errors.get(rowIndex) };
  }

  /** True if a cell names a record of the organisation that does not exist. */
  isUnknown(rowIndex: number, target: Target): boolean {
    const errors = this.previews[rowIndex]?.errors ?? [];
    return errors.some(({ field, code }) => field === target && code === 'name_not_found');
  }

  /** Advice on a row, and changes of it that have no cell of their own. */
  notesOf(rowIndex: number): CellReasons {
    return { ...this.#relations.notes.get(rowIndex), ...byTarget(this.previews[rowIndex]?.notes) };
  }

  /** The numbers of the rows that add reporting persons of a row. */
  managersOf(rowIndex: number): number[] {
    return (this.#relations.managers.get(rowIndex) ?? []).map((one) => this.#number(one));
  }

  /** The indexes of the rows, in the order in which they are written. */
  get order(): readonly number[] {
    return this.#relations.order;
  }

  get isComplete(): boolean {
    return this.previews.length === this.sheet.rows.length;
  }

  counts(): Record<PlanKind, number> {
    const counts = { new: 0, change: 0, same: 0, problem: 0, question: 0, left_out: 0, waiting: 0, done: 0 };
    for (const rowIndex of this.sheet.rows.keys()) counts[this.kindOf(rowIndex)] += 1;
    return counts;
  }

  staleCount(): number {
    return this.#takesStale ? 0 : this.#stale().length;
  }

  /** Asks the server about every row, and notifies after each call. */
  async check(signal: AbortSignal): Promise<void> {
    this.previews = [];
    this.#relate();
    const indexes = [...this.sheet.rows.keys()];
    for (let from = 0; from < indexes.length && !signal.aborted; from = this.previews.length) {
      await this.#inTurn(async () => {
        const previews = await this.#preview(this.#request(this.#chunk(indexes.slice(from))), signal);
        signal.throwIfAborted();
        this.previews.push(...previews);
        this.#relate();
      });
    }
    signal.throwIfAborted();
  }

  /** Changes a cell; nothing changes if the row cannot be judged then. */
  edit(rowIndex: number, target: Target, text: string): Promise<void> {
    return this.editAll([rowIndex], target, text);
  }

  /** Changes the cell in all rows that have the same text in it. */
  replace(rowIndex: number, target: Target, text: string): Promise<void> {
    return this.editAll(this.withSameText(rowIndex, target), target, text);
  }

  /** The rows, not written before, that have the text of a cell in the same column. */
  withSameText(rowIndex: number, target: Target): number[] {
    const text = this.cellsOf(rowIndex)(target);
    const isSame = (one: number) => this.cellsOf(one)(target) === text && this.kindOf(one) !== 'done';
    return [...this.sheet.rows.keys()].filter(isSame);
  }

  /** Changes the cell in some rows, call by call; the rows of a call that fails stay as they were. */
  async editAll(rowIndexes: readonly number[], target: Target, text: string): Promise<void> {
    const { edits, answers } = this.choices;
    await this.#judge(rowIndexes, { target, text }, (rowIndex) => {
      const number = this.#number(rowIndex);
      edits[number] = { ...edits[number], [target]: text };
      if (COLUMNS[target].identifies) delete answers[number];
    });
  }

  /** Answers the question of a row; the same answer again removes it. */
  async answer(rowIndex: number, answer: RowAnswer['answer']): Promise<void> {
    const number = this.#number(rowIndex);
    const { answers } = this.choices;
    const before = answers[number];
    const question = this.previews[rowIndex]?.question;
    const isRepeated = before?.about === question?.about && before?.answer === answer;
    if (isRepeated || !question) delete answers[number];
    else answers[number] = { about: question.about, kind: question.kind, answer };
    try {
      await this.#judge([rowIndex]);
    } catch (error) {
      if (before) answers[number] = before;
      else delete answers[number];
      throw error;
    }
  }

  /** Lets the sheet overwrite changes since its export. */
  async takeStale(): Promise<void> {
    this.#takesStale = true;
    try {
      await this.#judge(this.#stale());
    } catch (error) {
      this.#takesStale = false;
      throw error;
    }
  }

  /** Asks about some rows again, after something that they name was added. */
  async judgeAgain(rowIndexes: readonly number[]): Promise<void> {
    await this.#judge(rowIndexes);
  }

  /** Resolves once nothing is asked any more, to true if the last call was answered. */
  settled(): Promise<boolean> {
    return this.#lastCall;
  }

  /** Notes what became of rows that were sent. */
  took(answers: readonly ImportedRow[]): void {
    for (const answer of answers) this.done.set(answer.row, answer);
    if (answers.some(({ outcome }) => outcome === 'rejected')) this.#relate();
  }

  /** Asks about rows that were judged, with another text in a cell; `take` is called for each before its judgement is kept. */
  async #judge(rowIndexes: readonly number[], edit?: Edit, take?: (rowIndex: number) => void): Promise<void> {
    for (let from = 0; from < rowIndexes.length; ) {
      from += await this.#inTurn(async () => {
        const chunk = this.#chunk(rowIndexes.slice(from), edit);
        const previews = await this.#preview(this.#request(chunk));
        for (const [at, { rowIndex }] of chunk.entries()) {
          take?.(rowIndex);
          this.#askAgain(rowIndex);
          if (rowIndex < this.previews.length) this.previews[rowIndex] = previews[at];
        }
        this.#relate();
        return chunk.length;
      });
    }
  }

  /** Runs one call after the other, so that no judgement is replaced by one of older cells. */
  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#lastCall.then(work);
    this.#lastCall = turn.then(
      () => true,
      () => false,
    );
    return await turn;
  }

  /** The first of some rows that fit into one call. */
  #chunk(rowIndexes: readonly number[], edit?: Edit): { rowIndex: number; unread: UnreadRow }[] {
    const chunk: { rowIndex: number; unread: UnreadRow }[] = [];
    let characters = 0;
    for (const rowIndex of rowIndexes.slice(0, IMPORT_LIMITS.previewed)) {
      const unread = this.#unread(rowIndex, edit);
      for (const text of Object.values(unread.cells)) characters += text.length;
      if (chunk.length > 0 && characters > MOST_CHARACTERS) break;
      chunk.push({ rowIndex, unread });
    }
    return chunk;
  }

  #unread(rowIndex: number, edit: Edit | undefined): UnreadRow {
    const row = this.#number(rowIndex);
    const cellsOf = this.cellsOf(rowIndex);
    const edited = Object.keys(this.choices.edits[row] ?? {}) as Target[];
    const cells: Record<string, string> = {};
    for (const target of new Set([...this.targets, ...edited, ...(edit ? [edit.target] : [])])) {
      const text = target === edit?.target ? edit.text : cellsOf(target);
      if (text !== '') cells[target] = text.slice(0, IMPORT_LIMITS.cell);
    }
    const answer = edit && COLUMNS[edit.target].identifies ? undefined : this.choices.answers[row];
    return { row, cells, ...(answer && { answer }) };
  }

  #request(chunk: readonly { readonly unread: UnreadRow }[]): PreviewRequest {
    return {
      rows: chunk.map(({ unread }) => unread),
      targets: [...this.#columns.keys()],
      date_order: this.choices.dateOrder ?? 'day',
      empty_clears: this.choices.emptyClears,
      takes_stale: this.#takesStale,
    };
  }

  #relate(): void {
    const rows = this.previews.map((preview, rowIndex): JudgedRow | undefined => {
      if (!preview || preview.kind === 'left_out') return undefined;
      const number = this.#number(rowIndex);
      const isRefused = this.done.get(number)?.outcome === 'rejected';
      return { number, preview, isBlocked: isRefused || preview.kind === 'problem' || preview.kind === 'question' };
    });
    this.#relations = relateRows(rows, this.isComplete);
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }

  #stale(): number[] {
    return [...this.previews.keys()].filter(
      (rowIndex) => this.previews[rowIndex]?.is_stale && this.kindOf(rowIndex) !== 'done',
    );
  }

  /** Removes the server's rejection of a row, which may then be sent again. */
  #askAgain(rowIndex: number): void {
    const number = this.#number(rowIndex);
    if (this.done.get(number)?.outcome === 'rejected') this.done.delete(number);
  }

  #number(rowIndex: number): number {
    return this.sheet.rows[rowIndex]?.number ?? 0;
  }
}

function byTarget(errors: readonly FieldError[] = []): CellReasons {
  return Object.fromEntries(errors.map(({ field, ...reason }) => [field || 'employee_id', encodeMessage(reason)]));
}
