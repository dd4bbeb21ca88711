const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Returns the beginning of a CSV file. The mark makes spreadsheets read it as UTF-8. */
export function csvStart(headings: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(headings);
}

export function csvLine(cells: readonly string[]): string {
  return cells.map(csvCell).join(',') + LINE_END;
}

/** A cell that a spreadsheet would run as a formula, also with the fullwidth signs of East Asian keyboards. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/;

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
