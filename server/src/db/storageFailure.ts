/** PostgreSQL's codes: disk full, input or output error, read-only, which hosted databases become when their disk fills. */
const SQLSTATES: ReadonlySet<unknown> = new Set(['53100', '58030', '25006']);
const SYSTEM_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);
/** SQLite's codes of the lock on a data folder: input or output error, disk full. */
const SQLITE_CODES: ReadonlySet<unknown> = new Set([10, 13]);
/** The embedded engine's numbers for EDQUOT, EIO, ENOSPC and EROFS. */
const ENGINE_NUMBERS: ReadonlySet<unknown> = new Set([19, 29, 51, 69]);

/** Returns the code of a failure to write for lack of space or because of the disk, however deep it is wrapped. */
export function storageFailure(error: unknown): string | undefined {
  for (let current = error, depth = 0; isObject(current) && depth < 5; current = current.cause, depth += 1) {
    const { code, errcode, errno, name } = current;
    if (SQLSTATES.has(code) || SYSTEM_CODES.has(code)) return String(code);
    if (code === 'ERR_SQLITE_ERROR' && SQLITE_CODES.has(errcode)) return `SQLite ${errcode}`;
    if (name === 'ErrnoError' && ENGINE_NUMBERS.has(errno)) return `errno ${errno}`;
  }
  return undefined;
}

/** Replaces the error of a start by a sentence for the operator where it is such a failure. The sentence has the code, so there is no cause. */
export function explainStart(error: unknown, place: string): unknown {
  const code = storageFailure(error);
  if (code === undefined) return error;
  return new Error(
    `There is no space left on the disk of ${place}, or it cannot be written (${code}). Free some space, then start again.`,
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
