import { randomUUID } from 'node:crypto';
import { writeXlsx } from 'hucre/xlsx';

/** A workbook for a file chooser, from the rows of its sheets. */
export async function workbookFile(sheets: Readonly<Record<string, readonly (readonly string[])[]>>) {
  const bytes = await writeXlsx({
    sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows: rows.map((row) => [...row]) })),
  });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: `${randomUUID()}.xlsx`, mimeType, buffer: Buffer.from(bytes) };
}
