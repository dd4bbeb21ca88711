interface Cell {
  readonly row: number;
  readonly column: number;
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
}

const PAGE = 10;

/** The cell that a key leads to from another one; undefined for a key that does not move. */
export function movedBy(
  { key, ctrlKey }: Key,
  { row, column }: Cell,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): Cell | undefined {
  const steps: Readonly<Record<string, Cell>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? rows - 1 : row, column: columns - 1 },
  };
  const to = steps[key];
  const clamp = (value: number, count: number) => Math.min(Math.max(0, value), Math.max(0, count - 1));
  return to && { row: clamp(to.row, rows), column: clamp(to.column, columns) };
}

/** The next cell with a problem in reading order: after a cell, and from the first row again after the last. */
export function nextProblem(
  from: Cell,
  rows: number,
  problemsIn: (row: number) => readonly number[],
): Cell | undefined {
  const inRow = problemsIn(from.row).find((column) => column > from.column);
  if (inRow !== undefined) return { row: from.row, column: inRow };
  for (let step = 1; step <= rows; step += 1) {
    const row = (from.row + step) % rows;
    const [column] = problemsIn(row);
    if (column !== undefined) return { row, column };
  }
  return undefined;
}
