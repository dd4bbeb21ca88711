import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PreviewedRow } from '@seamline/shared/contract/employees/import-preview';
import { foldedName } from '@seamline/shared/contract/wire/cell-words';
import { formatList } from '@seamline/shared/messages';
import type { Target } from '../columns/importColumns.ts';

/** Sentences of this screen about the cells of a row. */
type CellMessages = Readonly<Partial<Record<Target, MessageDescriptor>>>;

/** A row that the server judged. */
export interface JudgedRow {
  /** Its number in the sheet. */
  readonly number: number;
  readonly preview: PreviewedRow;
  /** True if it is not written, whatever the other rows say. */
  readonly isBlocked: boolean;
}

/** The relations between the rows of a sheet, by the index of a row. */
export interface RowRelations {
  readonly errors: ReadonlyMap<number, CellMessages>;
  readonly notes: ReadonlyMap<number, CellMessages>;
  /** The rows that add the people whom the employee of a row reports to. */
  readonly managers: ReadonlyMap<number, readonly number[]>;
  /** The rows in which people are added before those who report to them. */
  readonly order: readonly number[];
}

/** The most rows that a sentence names. */
const MOST_NAMED = 10;

/**
 * Finds the rows that have one number or are about one employee, and the rows that people report to. Left out rows and
 * those that were not judged yet are undefined; reporting persons are looked for once `isComplete`.
 */
export function relateRows(rows: readonly (JudgedRow | undefined)[], isComplete: boolean): RowRelations {
  const relations = new Relations(rows);
  relations.refuseDoubles();
  relations.noteSharedCodes();
  if (isComplete) relations.findManagers();
  const order = relations.sort();
  relations.refuseWithoutManager();
  return { ...relations, order };
}

class Relations {
  readonly errors = new Map<number, CellMessages>();
  readonly notes = new Map<number, CellMessages>();
  readonly managers = new Map<number, number[]>();
  readonly #rows: ReadonlyMap<number, JudgedRow>;

  constructor(rows: readonly (JudgedRow | undefined)[]) {
    this.#rows = new Map([...rows.entries()].flatMap(([index, row]) => (row ? [[index, row]] : [])));
  }

  refuseDoubles(): void {
    const numbers = new Map<string, number>();
    const persons = new Map<number, number>();
    for (const [index, { number, preview }] of this.#rows) {
      const { mobile_number, person } = preview;
      const sameNumber = mobile_number === '' ? undefined : numbers.get(mobile_number);
      const samePerson = person === null ? undefined : persons.get(person);
      if (sameNumber === undefined) numbers.set(mobile_number, number);
      else this.#refuse(index, { mobile_number: msg`Row ${{ row: sameNumber }} has the same mobile number.` });
      if (person !== null && samePerson === undefined) persons.set(person, number);
      if (samePerson === undefined || sameNumber !== undefined) continue;
      this.#refuse(index, { employee_id: msg`Row ${{ row: samePerson }} is about the same person.` });
    }
  }

  noteSharedCodes(): void {
    const codes = new Map<string, number>();
    for (const [index, { number, preview }] of this.#rows) {
      const code = preview.employee ? undefined : preview.read.biometric_id;
      if (code === undefined) continue;
      const before = codes.get(code);
      if (before === undefined) codes.set(code, number);
      else this.notes.set(index, { biometric_id: msg`Row ${{ row: before }} has the same code. Can be saved.` });
    }
  }

  /** Finds the new employees whom the rows name and who are not stored. */
  findManagers(): void {
    const added = [...this.#rows].filter(([, { preview }]) => preview.employee === null);
    const byCode = Map.groupBy(added, ([, { preview }]) => preview.read.biometric_id ?? '');
    const nameOf = ({ values, read }: PreviewedRow) => foldedName(values.full_name ?? read.full_name ?? '');
    const byName = Map.groupBy(added, ([, { preview }]) => nameOf(preview));
    for (const [index, { preview }] of this.#rows) {
      for (const name of preview.unresolved) {
        const found = byCode.get(name) ?? byName.get(foldedName(name)) ?? [];
        const [[manager] = [], second] = found;
        if (manager === undefined) {
          this.#refuse(index, {
            reporting_person_ids: msg`“${{ name }}” is no current employee and no new one in this sheet.`,
          });
        } else if (second) {
          const rows = listed(found.map(([, { number }]) => number));
          this.#refuse(index, {
            reporting_person_ids: msg`Rows ${{ rows }} add people of the code or name “${{ name }}”. Write a code that one alone has.`,
          });
        } else if (manager === index) {
          this.#refuse(index, { reporting_person_ids: msg`Nobody can report to themselves.` });
        } else this.managers.set(index, [...(this.managers.get(index) ?? []), manager]);
      }
    }
  }

  /** Returns the rows, managers first, and refuses the rows whose people report to each other in a circle. */
  sort(): number[] {
    const above = this.#rowsAbove();
    const below = inverted(above);
    const waitsFor = new Map([...above].map(([index, managers]) => [index, managers.length]));
    const order = [...this.#rows.keys()].filter((index) => !waitsFor.get(index));
    for (const index of order) {
      for (const one of below.get(index) ?? []) {
        const left = (waitsFor.get(one) ?? 0) - 1;
        waitsFor.set(one, left);
        if (left === 0) order.push(one);
      }
    }
    const unsorted = new Set([...waitsFor].flatMap(([index, left]) => (left > 0 ? [index] : [])));
    const seen = new Set<number>();
    for (const start of unsorted) this.#refuseCircle(start, unsorted, seen, above);
    return order;
  }

  /** Refuses rows whose reporting persons are not added, since their own row is not written. */
  refuseWithoutManager(): void {
    const below = inverted(this.managers);
    const blocked = [...below.keys()].filter((index) => this.#rows.get(index)?.isBlocked || this.errors.has(index));
    for (const manager of blocked) {
      const { number = 0 } = this.#rows.get(manager) ?? {};
      for (const index of below.get(manager) ?? []) {
        if (this.errors.get(index)?.reporting_person_ids) continue;
        this.#refuse(index, {
          reporting_person_ids: msg`Row ${{ row: number }}, which adds the reporting person, is not imported as it is.`,
        });
        blocked.push(index);
      }
    }
  }

  #refuse(index: number, errors: CellMessages): void {
    this.errors.set(index, { ...errors, ...this.errors.get(index) });
  }

  /** The rows that add or change the reporting persons of each row. */
  #rowsAbove(): Map<number, number[]> {
    const rowOf = new Map<number, number>();
    for (const [index, { preview }] of this.#rows) if (preview.person !== null) rowOf.set(preview.person, index);
    const above = new Map<number, number[]>();
    for (const [index, { preview }] of this.#rows) {
      const ids = (preview.values.reporting_person_ids ?? '').split(',').map(Number);
      const stored = ids.flatMap((id) => rowOf.get(id) ?? []).filter((one) => one !== index);
      const all = [...new Set([...stored, ...(this.managers.get(index) ?? [])])];
      if (all.length > 0) above.set(index, all);
    }
    return above;
  }

  /** Every unsorted row has one above it that is unsorted as well, so that a walk upwards ends in a circle. */
  #refuseCircle(
    start: number,
    unsorted: ReadonlySet<number>,
    seen: Set<number>,
    above: ReadonlyMap<number, readonly number[]>,
  ): void {
    const path: number[] = [];
    let index: number | undefined = start;
    while (index !== undefined && !seen.has(index)) {
      seen.add(index);
      path.push(index);
      index = above.get(index)?.find((one) => unsorted.has(one));
    }
    const from = index === undefined ? -1 : path.indexOf(index);
    if (from < 0) return;
    const circle = path.slice(from);
    const rows = listed(circle.map((one) => this.#rows.get(one)?.number ?? 0));
    for (const one of circle) {
      this.#refuse(one, {
        reporting_person_ids: msg`The people of rows ${{ rows }} report to each other in a circle.`,
      });
    }
  }
}

/** The rows below each row, of the rows above each. */
function inverted(above: ReadonlyMap<number, readonly number[]>): Map<number, number[]> {
  const below = new Map<number, number[]>();
  for (const [index, managers] of above) {
    for (const manager of managers) {
      const known = below.get(manager);
      if (known) known.push(index);
      else below.set(manager, [index]);
    }
  }
  return below;
}

/** The numbers of some rows as a text. */
function listed(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((one, other) => one - other).map(String);
  return formatList(sorted.length > MOST_NAMED ? [...sorted.slice(0, MOST_NAMED), '…'] : sorted);
}
