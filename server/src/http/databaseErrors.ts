import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import { type DeletableKind, nameOf } from '@seamline/shared/contract/record-kinds';
import { type Failure, failure, notFound } from '../errors.ts';

/** PostgreSQL's code for a refused statement, however deep a library has wrapped it. */
export interface DatabaseError {
  readonly code: string;
  readonly constraint: string | undefined;
}

/** No class begins with E, unlike the codes of the file system. */
const SQLSTATE = /^(?!E)[0-9A-Z]{5}$/;
const CONNECTION_LOST = 'CONNECTION_LOST';
const NETWORK = new RegExp(`^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENOENT$|${CONNECTION_LOST})`);
/** The driver's own errors of a lost or late connection have no code. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|timeout expired)/;

export function databaseError(error: unknown): DatabaseError | undefined {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    const { code, constraint } = current as { code?: unknown; constraint?: unknown };
    if (typeof code === 'string' && (SQLSTATE.test(code) || NETWORK.test(code))) {
      return { code, constraint: typeof constraint === 'string' ? constraint : undefined };
    }
    if (LOST.test(current.message)) return { code: CONNECTION_LOST, constraint: undefined };
  }
  return undefined;
}

/** Since release 18 PostgreSQL has a code of its own for a deletion that a reference restricts. */
const REFERENCE_CODES: ReadonlySet<string> = new Set(['23503', '23001']);

/** True when a statement was refused because another row still refers, or would refer to nothing. */
export function isReferenceRefusal(error: unknown): boolean {
  return REFERENCE_CODES.has(databaseError(error)?.code ?? '');
}

/** The code of a statement beyond the rights of its role: of a viewer with a scope, what is outside of it. */
export const NOT_PERMITTED = '42501';

const UNIQUE_CODE = '23505';

/** True when a statement was refused because another row has a value that has to be unique. */
export function isUniqueRefusal(error: unknown): boolean {
  return databaseError(error)?.code === UNIQUE_CODE;
}

/** The refusals that people read, each under the name of the constraint that causes it. */
type ConstraintRefusals = Readonly<Record<string, () => Failure>>;

/** Waits for a write. Where one of these constraints refuses it, the error is the refusal that people read. */
export async function saveOrExplain<T>(saving: Promise<T>, refusals: ConstraintRefusals): Promise<T> {
  return await saving.catch((error: unknown) => {
    throw refusals[databaseError(error)?.constraint ?? '']?.() ?? error;
  });
}

/**
 * Waits for a creation and returns the record. Where an earlier call has created one of the same `client_id`, whose
 * constraint this is, returns that one.
 */
export async function createdOnce<Row>(
  creating: Promise<Row>,
  constraint: string,
  find: () => Promise<Row | undefined>,
): Promise<Row> {
  return await creating.catch(async (error: unknown) => {
    const created = databaseError(error)?.constraint === constraint ? await find() : undefined;
    if (created === undefined) throw error;
    return created;
  });
}

/**
 * Waits for a deletion, which resolves without a record where there is none, and returns its confirmation.
 * `explain` says of a record that the database keeps, because others refer to it, which these are.
 * @throws the 404 without a record, the 409 with the explanation
 */
export async function removeOrExplain(
  kind: DeletableKind,
  removing: Promise<unknown>,
  explain: () => Promise<LocalizedMessage | undefined> = async () => localized('in_use'),
) {
  const removed = await removing.catch(async (error: unknown) => {
    if (!isReferenceRefusal(error)) throw error;
    const reason = await explain();
    throw reason ? failure(409, reason) : notFound(kind);
  });
  if (removed === undefined) throw notFound(kind);
  const name = nameOf(kind);
  const record = name.charAt(0).toUpperCase() + name.slice(1);
  return { success: true as const, message: localized('record_deleted', { record }) };
}

const VALUE_REFUSED = localized('value_refused');
const TRY_AGAIN = localized('concurrent_change');
const UNREACHABLE = localized('database_busy');

const REFUSALS: Readonly<Record<string, readonly [status: number, reason: LocalizedMessage]>> = {
  '23502': [422, localized('value_missing')],
  [UNIQUE_CODE]: [409, localized('already_exists')],
  '23514': [422, VALUE_REFUSED],
  '23P01': [409, localized('already_exists')],
  '22001': [422, localized('text_too_long')],
  '22003': [422, localized('number_out_of_range')],
  '22007': [422, localized('date_or_time_invalid')],
  '22008': [422, localized('date_or_time_invalid')],
  '22021': [422, localized('characters_not_storable')],
  '22P02': [422, VALUE_REFUSED],
  '22P05': [422, localized('characters_not_storable')],
  [NOT_PERMITTED]: [403, localized('outside_scope')],
  '54000': [422, localized('text_too_long')],
  '40001': [409, TRY_AGAIN],
  '40P01': [409, TRY_AGAIN],
  '55P03': [409, TRY_AGAIN],
};

/** The response to a request whose statement the database refused, or undefined where the fault is ours. */
export function databaseFailure(error: unknown, method: string): Failure | undefined {
  const problem = databaseError(error);
  if (problem === undefined) return undefined;
  const detail = `database ${problem.code}${problem.constraint ? ` ${problem.constraint}` : ''}`;
  if (REFERENCE_CODES.has(problem.code)) {
    return method === 'DELETE'
      ? failure(409, localized('in_use'), { detail })
      : failure(422, localized('reference_missing'), { detail });
  }
  const known = REFUSALS[problem.code];
  if (known) return failure(known[0], known[1], { detail });
  if (NETWORK.test(problem.code) || /^(08|53|57)/.test(problem.code)) {
    return failure(503, UNREACHABLE, { detail, retryAfterSeconds: 5 });
  }
  return undefined;
}
