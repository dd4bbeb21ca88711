import type { ImportedRow, SentRow } from '@seamline/shared/contract/employees/employee-imports';
import { isIdentityNumber } from '@seamline/shared/contract/employees/identity-numbers';
import type { PreviewedRow } from '@seamline/shared/contract/employees/import-preview';
import { ApiError } from '@seamline/shared/http';
import type { ImportModel } from '../check/importModel.ts';
import type { Target } from '../columns/importColumns.ts';

/** Rows of one call: it is answered in about a second, and a pause takes effect that soon. */
const CHUNK = 50;

/** Pauses between retries of a call without a response, in milliseconds. */
const PAUSES = [500, 2000, 5000];

/** A row to write, and the numbers of the rows that add reporting persons of it. */
export interface PlannedRow {
  readonly sent: SentRow;
  readonly managers: readonly number[];
}

/** Returns the rows to write, those first whom others report to. */
export function rowsToSend(model: ImportModel): PlannedRow[] {
  return model.order.flatMap((rowIndex) => {
    const kind = model.kindOf(rowIndex);
    const preview = model.previews[rowIndex];
    if (!preview || (kind !== 'new' && kind !== 'change')) return [];
    const { row, employee, values, clear, effective_on, is_confirmed: confirmed } = preview;
    const whom = employee ? { employee_id: employee.id, version: employee.version } : {};
    const more = {
      ...(effective_on !== null && { effective_on }),
      ...(clear.length > 0 && { clear }),
      ...(confirmed && { confirmed }),
    };
    const sent = { row, ...whom, values: sentValues(values, model.cellsOf(rowIndex)), ...more };
    return [{ sent, managers: model.managersOf(rowIndex) }];
  });
}

/** Values as they travel: a list of people is a list there, and numbers that came masked are as the cells have them. */
function sentValues(values: PreviewedRow['values'], cells: (target: Target) => string): SentRow['values'] {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      if (field === 'reporting_person_ids') return [field, value.split(',').filter(Boolean)];
      return [field, isIdentityNumber(field) ? cells(field) : value];
    }),
  );
}

interface RunOptions {
  readonly rows: readonly PlannedRow[];
  readonly signal: AbortSignal;
  /** Writes some rows, each of them once however often it is sent. */
  readonly send: (rows: SentRow[]) => Promise<ImportedRow[]>;
  /** Returns the employee whom a row added; undefined if it was not written. */
  readonly addedBy: (row: number) => number | undefined;
  /** Called with the answers of each call. */
  took(rows: readonly ImportedRow[]): void;
  /** Called with the number of a row whose reporting person was not added. */
  skipped(row: number): void;
}

/**
 * Sends rows in small calls, one after the other. A call without an answer is made again: the server knows the rows that
 * it has written. A pause takes effect between two calls.
 */
export async function runImport({ rows, signal, send, addedBy, took, skipped }: RunOptions): Promise<void> {
  for (let from = 0; from < rows.length && !signal.aborted; ) {
    const chunk = chunkFrom(rows, from);
    from += chunk.length;
    const ready = chunk.flatMap(({ sent, managers }) => {
      const added = managers.map(addedBy);
      if (added.includes(undefined)) skipped(sent.row);
      return added.includes(undefined) ? [] : [withManagers(sent, added)];
    });
    if (ready.length > 0) took(await sendAgain(send, ready, signal));
  }
}

/** The next rows of one call, none of which reports to another one of them. */
function chunkFrom(rows: readonly PlannedRow[], from: number): PlannedRow[] {
  const chunk = rows.slice(from, from + CHUNK);
  const own = new Set(chunk.map(({ sent }) => sent.row));
  const end = chunk.findIndex(({ managers }) => managers.some((manager) => own.has(manager)));
  return end < 0 ? chunk : chunk.slice(0, end);
}

function withManagers(sent: SentRow, managers: readonly (number | undefined)[]): SentRow {
  if (managers.length === 0) return sent;
  const reporting_person_ids = [sent.values.reporting_person_ids ?? [], managers.map(String)].flat();
  return { ...sent, values: { ...sent.values, reporting_person_ids } };
}

async function sendAgain(send: RunOptions['send'], rows: SentRow[], signal: AbortSignal): Promise<ImportedRow[]> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send(rows);
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
