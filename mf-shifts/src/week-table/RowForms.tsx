import { ROWS } from './cells.ts';

/** The form that the cells of a row belong to. */
export const rowFormId = (row: number) => `week-row-${row}`;

/**
 * A form for each row of the table, beside the form of the shift. At every key a browser reads all fields of the form
 * around a field, for filling it in and for offering to keep what was typed: so it reads seven and not two hundred,
 * which is half of what a key costs.
 */
export function RowForms() {
  return ROWS.map(({ rule }, row) => (
    <form key={rule} id={rowFormId(row)} hidden onSubmit={(event) => event.preventDefault()} />
  ));
}
