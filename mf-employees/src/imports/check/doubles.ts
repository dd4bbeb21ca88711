import type { KnownEmployees } from './knownEmployees.ts';
import type { RowKeys } from './planRow.ts';

/** The values by which two rows can be about one employee. */
interface Marks {
  readonly number: string | undefined;
  readonly person: string | undefined;
}

/** The rows of a sheet that have the same mobile number or are about the same employee. */
export class Doubles {
  readonly #known: KnownEmployees;
  #marks: Marks[] = [];
  /** Indexes of the rows with a mark, in the order of the sheet. */
  readonly #rowsOf = new Map<string, number[]>();

  constructor(known: KnownEmployees) {
    this.#known = known;
  }

  find(keys: readonly RowKeys[]): void {
    this.#rowsOf.clear();
    this.#marks = keys.map((row) => this.#marksOf(row));
    for (const [rowIndex, { number, person }] of this.#marks.entries()) {
      for (const mark of [number, person]) {
        if (mark === undefined) continue;
        const rowIndexes = this.#rowsOf.get(mark);
        if (rowIndexes) rowIndexes.push(rowIndex);
        else this.#rowsOf.set(mark, [rowIndex]);
      }
    }
  }

  /** Returns the rows that share a number or an employee with a row. */
  sharing(rowIndex: number): number[] {
    const { number, person } = this.#marks[rowIndex] ?? {};
    return [number, person].flatMap((mark) => (mark === undefined ? [] : (this.#rowsOf.get(mark) ?? [])));
  }

  /** Returns the first row before a row with the same number, and the first about the same employee. */
  before(rowIndex: number): { readonly number: number | undefined; readonly person: number | undefined } {
    const { number, person } = this.#marks[rowIndex] ?? {};
    const first = (mark: string | undefined) => {
      const found = mark === undefined ? undefined : this.#rowsOf.get(mark)?.[0];
      return found !== undefined && found < rowIndex ? found : undefined;
    };
    return { number: first(number), person: first(person) };
  }

  #marksOf(keys: RowKeys): Marks {
    const match = this.#known.find(keys);
    // Two new employees may have the code of one former employee.
    const isAbout = match && (match.by === 'id' || !match.employee.has_left);
    return {
      number: keys.number ? `number ${keys.number}` : undefined,
      person: isAbout ? `person ${match.employee.id}` : undefined,
    };
  }
}
