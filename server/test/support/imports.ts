import { randomBytes } from 'node:crypto';
import type { ImportedRow, ImportState, SentRow } from '@seamline/shared/contract/employees/employee-imports';
import type { UndoPreview } from '@seamline/shared/contract/employees/import-undo';
import { expect } from 'vitest';
import { addEmployeeIn, type makePlace } from './rows.ts';
import { type Answer, freshNumber, type TestApp } from './testApp.ts';

export const randomHex = (bytes: number) => randomBytes(bytes).toString('hex');

/** The calls of an import, made by one administrator. */
export function importsBy(server: TestApp, token: string) {
  const post = (path: string, body: unknown, by = token): Promise<Answer> =>
    server.ask('POST', path, { token: by, json: body });
  const begin = (about: object = {}, by = token) =>
    post(
      '/data/employee-imports',
      { id: randomHex(16), file_name: 'staff.xlsx', content_hash: randomHex(32), total_rows: 3, ...about },
      by,
    );
  const send = (id: string, rows: unknown, by = token) => post(`/data/employee-imports/${id}/rows`, { rows }, by);
  return {
    post,
    begin,
    begun: async () => ((await begin()).body as ImportState).id,
    send,
    sent: async (id: string, rows: unknown) => ((await send(id, rows)).body as { rows: ImportedRow[] }).rows,
  };
}

/** The values of a row for a new employee, as the client sends them. */
export function newcomerIn(place: Awaited<ReturnType<typeof makePlace>>, values: object = {}) {
  return {
    full_name: 'Jignesh Chaudhary',
    first_name: 'Jignesh',
    last_name: 'Chaudhary',
    mobile_number: freshNumber(),
    gender: 'MALE',
    birth_date: '1990-01-31',
    joining_date: '2020-02-29',
    employment_type: 'FULL_TIME',
    designation_id: String(place.designationId),
    branch_id: String(place.branchId),
    ...values,
  };
}

/** The answer of an undo that was made. */
export const undone = (removed: number, restored: number, kept = 0) => ({
  status: 200,
  body: { removed, restored, kept },
});

/** Imports of sheets, and the calls of their undo, made by one administrator unless another token is given. */
export function undoneImports(server: TestApp, token: string, place: Awaited<ReturnType<typeof makePlace>>) {
  const { db } = server.database;
  return {
    addEmployee: (values?: Parameters<typeof addEmployeeIn>[2]) => addEmployeeIn(db, place, values),

    /** Imports rows and returns the id of the import, and those of the employees in the order of the rows. */
    async imported(rows: Omit<SentRow, 'row'>[], by = token) {
      const { begun, sent } = importsBy(server, by);
      const id = await begun();
      const answers = await sent(
        id,
        rows.map((row, index) => ({ row: index + 2, ...row })),
      );
      expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
      return { id, ids: answers.map(({ employee_id }) => employee_id ?? 0) };
    },

    newcomer: (values: object = {}) => ({ values: newcomerIn(place, values) }),

    async preview(id: string, by = token) {
      const { status, body } = await server.ask('GET', `/data/employee-imports/${id}/undo`, { token: by });
      return { status, ...(body as UndoPreview) };
    },

    undo: (id: string, kept: readonly number[] = [], by = token) =>
      importsBy(server, by).post(`/data/employee-imports/${id}/undo`, { kept }),
  };
}
