const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Where a file of comma-separated values begins: the mark tells spreadsheets that it is UTF-8. */
export function csvStart(headings: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(headings);
}

export function csvLine(cells: readonly string[]): string {
  return cells.map(csvCell).join(',') + LINE_END;
}

/** What a spreadsheet would take for a formula, in the widths of East Asian keyboards as well. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/;

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
