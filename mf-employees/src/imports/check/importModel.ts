import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmployeeRecord, ImportedRow } from '@seamline/shared/contract/employees/employee-imports';
import { IDENTITY_NUMBERS } from '@seamline/shared/contract/employees/identity-numbers';
import { encodeMessage } from '@seamline/shared/contract/errors';
import type { SheetContent } from '@seamline/shared/sheet';
import { type MatchRequest, RECORDS_AT_ONCE } from '../bulkApi.ts';
import { COLUMNS, type Labels, type Target } from '../columns/importColumns.ts';
import { peopleIn } from '../columns/kinds.ts';
import type { Mapping } from '../columns/mapColumns.ts';
import type { DateOrder } from './dates.ts';
import { Doubles } from './doubles.ts';
import { forEachYielding } from './forEachYielding.ts';
import { KnownEmployees, type Match, personKeys, rowKeys } from './knownEmployees.ts';
import type { OrganisationNames } from './organisationNames.ts';
import { type CellsOf, keysOf, planRow, type RowAnswer, type RowKeys, type RowPlan } from './planRow.ts';

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

export type PlanKind = RowPlan['kind'] | 'done';

interface ModelOptions {
  readonly sheet: SheetContent;
  readonly choices: Choices;
  /** Fetches the records of the employees, present or former, whom rows may mean. */
  readonly match: (wanted: MatchRequest, signal?: AbortSignal) => Promise<readonly EmployeeRecord[]>;
  /** Today's date in Asia/Kolkata. */
  readonly today: string;
  readonly places: OrganisationNames;
  readonly i18n: I18n;
  readonly labels: Labels;
}

/** The rows of a sheet with the plan of each. It changes in place and notifies its listeners: rows are many. */
export class ImportModel {
  readonly sheet: SheetContent;
  readonly choices: Choices;
  /** Rows that were written before, by their number. */
  readonly done = new Map<number, ImportedRow>();
  plans: RowPlan[] = [];
  #keys: RowKeys[] = [];
  #takeStale = false;
  #revision = 0;
  #options: ModelOptions;
  readonly #columns = new Map<Target, number>();
  readonly #known = new KnownEmployees();
  /** The reporting persons that were asked for, as rows write them. */
  readonly #asked = new Set<string>();
  readonly #doubles = new Doubles(this.#known);
  readonly #listeners = new Set<() => void>();

  constructor(options: ModelOptions) {
    this.#options = options;
    this.sheet = options.sheet;
    this.choices = options.choices;
    for (const [column, target] of options.choices.mapping.entries()) if (target) this.#columns.set(target, column);
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
    const before = this.done.get(this.sheet.rows[rowIndex]?.number ?? 0);
    return before && before.outcome !== 'rejected' ? 'done' : (this.plans[rowIndex]?.kind ?? 'same');
  }

  counts(): Record<PlanKind, number> {
    const counts = { new: 0, change: 0, same: 0, problem: 0, question: 0, leftOut: 0, done: 0 };
    for (const rowIndex of this.sheet.rows.keys()) counts[this.kindOf(rowIndex)] += 1;
    return counts;
  }

  staleCount(): number {
    return this.#takeStale
      ? 0
      : this.plans.filter((plan, rowIndex) => plan.isStale && this.kindOf(rowIndex) !== 'done').length;
  }

  /** Reads every row and finds its employee. */
  async check(signal: AbortSignal, progress: (done: number) => void): Promise<void> {
    const { rows } = this.sheet;
    this.#keys = [];
    this.#known.clear();
    this.#asked.clear();
    await forEachYielding(rows.length, (rowIndex) => this.#keys.push(keysOf(this.cellsOf(rowIndex))), { signal });
    for (let from = 0; from < rows.length; from += RECORDS_AT_ONCE) {
      await this.#match(this.#keys.slice(from, from + RECORDS_AT_ONCE), signal);
      progress(Math.floor(Math.min(rows.length, from + RECORDS_AT_ONCE) / 2));
    }
    const reporting = [...rows.keys()].map((rowIndex) => this.cellsOf(rowIndex)('reporting_person_ids'));
    await this.#fetchReporting(reporting, signal);
    this.#doubles.find(this.#keys);
    const plans: RowPlan[] = [];
    await forEachYielding(rows.length, (rowIndex) => plans.push(this.#plan(rowIndex)), {
      signal,
      progress: (done) => progress(Math.floor((rows.length + done) / 2)),
    });
    this.plans = plans;
    this.#notify();
  }

  /** Changes a cell, and updates its row and the rows that shared or now share a value with it. */
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

  /** Changes the cell in some rows. Nothing changes if the employees whom they mean then cannot be fetched. */
  async editAll(rowIndexes: readonly number[], target: Target, text: string): Promise<void> {
    const { edits, answers } = this.choices;
    const { identifies } = COLUMNS[target];
    if (identifies === 'key') {
      const edited = (rowIndex: number) => keysOf((one) => (one === target ? text : this.cellsOf(rowIndex)(one)));
      await this.#match(rowIndexes.map(edited), undefined);
    }
    if (target === 'reporting_person_ids') await this.#fetchReporting([text], undefined);
    const before = rowIndexes.flatMap((rowIndex) => this.#doubles.sharing(rowIndex));
    for (const rowIndex of rowIndexes) {
      const { number } = this.sheet.rows[rowIndex] ?? { number: 0 };
      edits[number] = { ...edits[number], [target]: text };
      this.#askAgain(number);
      if (identifies) delete answers[number];
      this.#keys[rowIndex] = keysOf(this.cellsOf(rowIndex));
    }
    if (identifies === 'key') this.#doubles.find(this.#keys);
    const affected = [
      ...new Set([...rowIndexes, ...before, ...rowIndexes.flatMap((rowIndex) => this.#doubles.sharing(rowIndex))]),
    ];
    await this.#replan(affected);
  }

  /** Answers the question of a row; the same answer again removes it. */
  answer(rowIndex: number, answer: RowAnswer['answer']): void {
    const { number } = this.sheet.rows[rowIndex] ?? { number: 0 };
    const question = this.plans[rowIndex]?.question;
    const { answers } = this.choices;
    const isRepeated = answers[number]?.about === question?.about && answers[number]?.answer === answer;
    this.#askAgain(number);
    if (isRepeated || question === undefined) delete answers[number];
    else answers[number] = { about: question.about, kind: question.kind, answer };
    this.plans[rowIndex] = this.#plan(rowIndex);
    this.#notify();
  }

  /** Lets the sheet overwrite changes since its export. */
  takeStale(): void {
    this.#takeStale = true;
    this.plans = this.plans.map((plan, rowIndex) => (plan.isStale ? this.#plan(rowIndex) : plan));
    this.#notify();
  }

  /** Translates every reason into another language. */
  async translate(labels: Labels): Promise<void> {
    if (labels === this.#options.labels) return;
    this.#options = { ...this.#options, labels };
    await this.#replan([...this.plans.keys()]);
  }

  /** Reads the names of the organisation's records again, after one was added. */
  async setPlaces(places: OrganisationNames): Promise<void> {
    this.#options = { ...this.#options, places };
    await this.#replan([...this.plans.keys()]);
  }

  async #replan(rowIndexes: readonly number[]): Promise<void> {
    await forEachYielding(rowIndexes.length, (index) => {
      const rowIndex = rowIndexes[index] ?? 0;
      this.plans[rowIndex] = this.#plan(rowIndex);
    });
    this.#notify();
  }

  #notify(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }

  async #match(keys: readonly RowKeys[], signal: AbortSignal | undefined): Promise<void> {
    for (let from = 0; from < keys.length; from += RECORDS_AT_ONCE) {
      const page = keys.slice(from, from + RECORDS_AT_ONCE);
      // Only whole numbers tell which of the sheet's are other ones.
      const withIdentity = IDENTITY_NUMBERS.some((field) => this.#columns.has(field));
      const wanted = { ...rowKeys(page), withIdentity };
      for (const record of await this.#options.match(wanted, signal)) this.#known.add(record);
    }
  }

  /** Fetches the reporting persons whom cells name, so that the check knows them as the server does. */
  async #fetchReporting(texts: readonly string[], signal: AbortSignal | undefined): Promise<void> {
    const named = new Set(texts.flatMap((text) => peopleIn(text)));
    const unasked = [...named].filter((name) => !this.#asked.has(name));
    for (let from = 0; from < unasked.length; from += RECORDS_AT_ONCE) {
      const page = unasked.slice(from, from + RECORDS_AT_ONCE);
      for (const record of await this.#options.match(personKeys(page), signal)) this.#known.add(record);
      for (const name of page) this.#asked.add(name);
    }
  }

  /** Removes the server's rejection of a row, which may then be sent again. */
  #askAgain(number: number): void {
    if (this.done.get(number)?.outcome === 'rejected') this.done.delete(number);
  }

  #plan(rowIndex: number): RowPlan {
    const keys = this.#keys[rowIndex] ?? { id: undefined, number: '', code: '' };
    const match = this.#known.find(keys);
    const { places, i18n, labels, today } = this.#options;
    return planRow(
      this.cellsOf(rowIndex),
      {
        employee: match?.employee.has_left ? undefined : match?.employee,
        former: match?.employee.has_left ? match.employee : undefined,
        by: match?.by ?? 'id',
        answer: this.choices.answers[this.sheet.rows[rowIndex]?.number ?? 0],
        errors: this.#errorsAround(rowIndex, keys, match),
      },
      {
        places,
        i18n,
        labels,
        today,
        dateOrder: this.choices.dateOrder ?? 'day',
        emptyClears: this.choices.emptyClears,
        takeStale: this.#takeStale,
        isMapped: (target) => this.#columns.has(target),
        isCurrent: (id) => this.#known.isCurrent(id),
        idsOf: (text) => this.#known.idsOf(text),
      },
    );
  }

  #errorsAround(rowIndex: number, keys: RowKeys, match: Match | undefined): Partial<Record<Target, string>> {
    const { i18n } = this.#options;
    const refused = this.done.get(this.sheet.rows[rowIndex]?.number ?? 0);
    if (refused?.outcome === 'rejected') {
      return Object.fromEntries(
        refused.errors.map(({ field, ...reason }) => [field || 'employee_id', encodeMessage(reason)]),
      );
    }
    if (keys.id !== undefined && !match)
      return { employee_id: i18n._(msg`Nobody has the Employee ID ${{ id: keys.id }}.`) };
    const owner = this.#known.ownerOf(keys.number);
    if (owner && match && owner.id !== match.employee.id) {
      return { mobile_number: i18n._(msg`${{ name: owner.values.full_name ?? '' }} has this mobile number already.`) };
    }
    const rowOf = (index: number | undefined) => (index === undefined ? undefined : this.sheet.rows[index]?.number);
    const { number, person } = this.#doubles.before(rowIndex);
    const [sameNumber, samePerson] = [rowOf(number), rowOf(person)];
    if (sameNumber !== undefined)
      return { mobile_number: i18n._(msg`Row ${{ row: sameNumber }} has the same mobile number.`) };
    return samePerson === undefined
      ? {}
      : { employee_id: i18n._(msg`Row ${{ row: samePerson }} is about the same person.`) };
  }
}
