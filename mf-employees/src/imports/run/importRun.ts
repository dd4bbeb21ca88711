import type { ImportedRow, SentRow } from '@seamline/shared/contract/employees/employee-imports';
import { ApiError } from '@seamline/shared/http';
import { bulkApi } from '../bulkApi.ts';
import type { ImportModel } from '../check/importModel.ts';
import { sentValues } from '../check/planRow.ts';

/** Rows of one call: it is answered in about a second, and a pause takes effect that soon. */
const CHUNK = 50;

/** Pauses between retries of a call without a response, in milliseconds. */
const PAUSES = [500, 2000, 5000];

/** Returns the rows to write, in their wire format. */
export function rowsToSend(model: ImportModel): SentRow[] {
  return model.sheet.rows.flatMap(({ number }, rowIndex) => {
    const kind = model.kindOf(rowIndex);
    const plan = model.plans[rowIndex];
    if (!plan || (kind !== 'new' && kind !== 'change')) return [];
    const { employee, values, clear, isConfirmed } = plan;
    const whom = employee ? { employee_id: employee.id, version: employee.version } : {};
    const more = { ...(clear.length > 0 && { clear: [...clear] }), ...(isConfirmed && { confirmed: true }) };
    return [{ row: number, ...whom, values: sentValues(values), ...more }];
  });
}

interface RunOptions {
  readonly id: string;
  readonly rows: readonly SentRow[];
  readonly signal: AbortSignal;
  /** Called with the answers of each call. */
  took(rows: readonly ImportedRow[]): void;
}

/**
 * Sends rows in small calls, one after the other. A call without an answer is made again: the server knows the rows that
 * it has written. A pause takes effect between two calls.
 */
export async function runImport({ id, rows, signal, took }: RunOptions): Promise<void> {
  for (let from = 0; from < rows.length && !signal.aborted; from += CHUNK) {
    took(await sendAgain(id, rows.slice(from, from + CHUNK), signal));
  }
}

async function sendAgain(id: string, rows: SentRow[], signal: AbortSignal): Promise<ImportedRow[]> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await bulkApi.send(id, rows);
    } catch (error) {
      const pause = PAUSES[attempt];
      if (pause === undefined || signal.aborted || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (signal.aborted) throw error;
    }
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 503);
}
