import { randomUUID } from 'node:crypto';
import { writeXlsx } from 'hucre/xlsx';

/** A workbook for a file chooser, from the rows of its sheets; rows and columns of each can be hidden, by their index. */
export async function workbookFile(
  sheets: Readonly<Record<string, readonly (readonly string[])[]>>,
  hidden: { rows?: readonly number[]; columns?: readonly number[] } = {},
) {
  const rowDefs = new Map(hidden.rows?.map((index) => [index, { hidden: true }]));
  const columns = Array.from({ length: Math.max(0, ...(hidden.columns ?? [])) + 1 }, (_, index) => ({
    hidden: hidden.columns?.includes(index) ?? false,
  }));
  const bytes = await writeXlsx({
    sheets: Object.entries(sheets).map(([name, rows]) => ({
      name,
      rows: rows.map((row) => [...row]),
      rowDefs,
      columns,
    })),
  });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: `${randomUUID()}.xlsx`, mimeType, buffer: Buffer.from(bytes) };
}
