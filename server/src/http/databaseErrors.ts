import { type Failure, failure } from '../errors.ts';

/** What PostgreSQL says about a refused statement, however deep a library has wrapped it. */
export interface DatabaseError {
  readonly code: string;
  readonly constraint: string | undefined;
}

const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENOENT$|CONNECTION_|CONNECT_TIMEOUT)/;

export function databaseError(error: unknown): DatabaseError | undefined {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    const { code, constraint_name: constraint } = current as { code?: unknown; constraint_name?: unknown };
    if (typeof code === 'string' && (/^[0-9A-Z]{5}$/.test(code) || NETWORK.test(code))) {
      return { code, constraint: typeof constraint === 'string' ? constraint : undefined };
    }
  }
  return undefined;
}

/** Since release 18 PostgreSQL has a code of its own for a deletion that a reference restricts. */
const REFERENCE_CODES: ReadonlySet<string> = new Set(['23503', '23001']);

/** True when a statement was refused because another row still refers, or would refer to nothing. */
export function isReferenceRefusal(error: unknown): boolean {
  return REFERENCE_CODES.has(databaseError(error)?.code ?? '');
}

const VALUE_REFUSED = 'A value is not acceptable. Please check what you entered.';
const TRY_AGAIN = 'Somebody else changed this at the same time. Please try again.';
const UNREACHABLE = 'The data service is busy. Please try again in a moment.';

const REFUSALS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  '23502': [422, 'A required value is missing.'],
  '23505': [409, 'This already exists.'],
  '23514': [422, VALUE_REFUSED],
  '23P01': [409, 'This already exists.'],
  '22001': [422, 'A text is too long.'],
  '22003': [422, 'A number is too large or too small.'],
  '22007': [422, 'A date or a time is not valid.'],
  '22008': [422, 'A date or a time is not valid.'],
  '22021': [422, 'A text contains characters that cannot be stored.'],
  '22P02': [422, VALUE_REFUSED],
  '22P05': [422, 'A text contains characters that cannot be stored.'],
  '54000': [422, 'A text is too long.'],
  '40001': [409, TRY_AGAIN],
  '40P01': [409, TRY_AGAIN],
  '55P03': [409, TRY_AGAIN],
};

/** The answer to a request whose statement the database refused, or undefined where the fault is ours. */
export function databaseFailure(error: unknown, method: string): Failure | undefined {
  const problem = databaseError(error);
  if (problem === undefined) return undefined;
  const detail = `database ${problem.code}${problem.constraint ? ` ${problem.constraint}` : ''}`;
  if (REFERENCE_CODES.has(problem.code)) {
    return method === 'DELETE'
      ? failure(409, 'This is in use and cannot be deleted.', { detail })
      : failure(422, 'Something that this refers to does not exist any more.', { detail });
  }
  const known = REFUSALS[problem.code];
  if (known) return failure(known[0], known[1], { detail });
  if (NETWORK.test(problem.code) || /^(08|53|57)/.test(problem.code)) {
    return failure(503, UNREACHABLE, { detail, retryAfterSeconds: 5 });
  }
  return undefined;
}
