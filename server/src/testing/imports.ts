import { randomBytes } from 'node:crypto';
import type { ImportedRow, ImportState } from '@seamline/shared/contract/employee-imports';
import { type Answer, freshNumber, type TestApp } from '../http/testing.ts';
import type { makePlace } from './rows.ts';

export const randomHex = (bytes: number) => randomBytes(bytes).toString('hex');

/** The calls of an import, made by one administrator. */
export function importsBy(server: TestApp, token: string) {
  const headers = { 'content-type': 'application/json' };
  const post = (path: string, body: unknown, by = token): Promise<Answer> =>
    server.ask('POST', path, { token: by, headers, payload: JSON.stringify(body) });
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
