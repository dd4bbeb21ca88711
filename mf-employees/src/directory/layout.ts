/** A department, and the number of listed employees in it. */
export interface Group {
  name: string;
  total: number;
}

/** One row: several employees of a department, or none if it is the heading of the department. */
export interface Row {
  group: number;
  from: number;
  to: number;
}

export interface Layout {
  rowCount: number;
  /** The first row of each group. */
  firstRows: readonly number[];
  rowAt(index: number): Row;
  /** The row of an employee, counted over all groups. */
  rowOf(person: number): number;
}

/** The positions of all employees, computed on demand instead of stored. */
export function layOut(groups: readonly Group[], columns: number, hasHeadings: boolean): Layout {
  const heading = hasHeadings ? 1 : 0;
  const firstRows: number[] = [];
  const firstPeople: number[] = [];
  let rowCount = 0;
  let people = 0;
  for (const { total } of groups) {
    firstRows.push(rowCount);
    firstPeople.push(people);
    rowCount += heading + Math.ceil(total / columns);
    people += total;
  }
  return {
    rowCount,
    firstRows,
    rowAt(index) {
      const group = lastUpTo(firstRows, index);
      const first = firstPeople[group] ?? 0;
      const end = first + (groups[group]?.total ?? 0);
      const line = index - (firstRows[group] ?? 0) - heading;
      if (line < 0) return { group, from: first, to: first };
      return { group, from: first + line * columns, to: Math.min(end, first + (line + 1) * columns) };
    },
    rowOf(person) {
      const group = lastUpTo(firstPeople, person);
      return (firstRows[group] ?? 0) + heading + Math.floor((person - (firstPeople[group] ?? 0)) / columns);
    },
  };
}

/** The index of the last of the rising numbers that is not above `value`. */
function lastUpTo(numbers: readonly number[], value: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
