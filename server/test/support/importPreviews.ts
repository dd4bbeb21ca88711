import { IMPORT_TARGETS, type PreviewedRow } from '@seamline/shared/contract/employees/import-preview';
import { expect } from 'vitest';
import type { Answer, TestApp } from './testApp.ts';

export type Cells = Readonly<Record<string, string>>;

interface Row {
  readonly cells: Cells;
  readonly answer?: object;
}

/** A previewed row with its messages by field. */
type Plan = Omit<PreviewedRow, 'errors' | 'notes'> & {
  readonly errors: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<string, string>>;
};

/** Previews of the rows of a sheet, asked for by one administrator unless another token is given. */
export function previewsBy(server: TestApp, token: string) {
  const ask = (rows: readonly unknown[], options: object = {}, by = token): Promise<Answer> =>
    server.ask('POST', '/data/employee-imports/preview', {
      token: by,
      json: {
        rows,
        ...{ targets: IMPORT_TARGETS, date_order: 'day', empty_clears: false, takes_stale: false },
        ...options,
      },
    });

  /** What writing rows would do; the first one is row 2. */
  async function preview(rows: readonly Row[], options: object = {}): Promise<Plan[]> {
    const numbered = rows.map((row, index) => ({ row: index + 2, ...row }));
    const { status, body, text } = await ask(numbered, options);
    expect(status, text).toBe(200);
    const byField = (list: PreviewedRow['errors']) =>
      Object.fromEntries(list.map(({ field, message }) => [field, message]));
    return (body as { rows: PreviewedRow[] }).rows.map((row) => ({
      ...row,
      errors: byField(row.errors),
      notes: byField(row.notes),
    }));
  }

  return {
    ask,
    preview,
    /** What writing one row would do. */
    async plan(cells: Cells, options: object = {}, more: object = {}): Promise<Plan> {
      const [row] = await preview([{ cells, ...more }], options);
      if (row === undefined) throw new Error('The row was not answered.');
      return row;
    },
  };
}
