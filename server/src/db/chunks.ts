/** Rows of one statement, which has a limit on its parameters. */
const ROWS_OF_STATEMENT = 1000;

/** Yields rows in their order, as many at once as a statement takes. */
export function* chunks<Row>(rows: readonly Row[], size = ROWS_OF_STATEMENT): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
