import { decodeMessage, type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import { inEnglish } from '@seamline/shared/contract/errors/english';
import type { Named } from '@seamline/shared/contract/errors/refusals';
import { wordOf } from '@seamline/shared/contract/record-kinds';
import type { Conflict, ErrorBody, FieldError as FieldErrorBody } from '@seamline/shared/contract/wire/fields';

/** The reason at one field: a message, or one that a schema of the contract has encoded as text. */
export interface FieldError {
  readonly field: string;
  readonly message: LocalizedMessage | string;
}

/** An error response, thrown from anywhere and sent by the one error handler. `message` is English. */
export interface Failure extends Error, FailureExtras {
  readonly failure: true;
  readonly statusCode: number;
  readonly reason: LocalizedMessage;
}

interface FailureExtras {
  /** The technical reason in English; without it the message is repeated, or the fields and their messages. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly conflict?: Conflict;
  readonly retryAfterSeconds?: number;
}

export function failure(statusCode: number, reason: LocalizedMessage, extras: FailureExtras = {}): Failure {
  return Object.assign(new Error(inEnglish(reason)), { failure: true as const, statusCode, reason, ...extras });
}

export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && 'failure' in error && error.failure === true;
}

/** 404 for something that may have been deleted since the caller read it. */
export function notFound(what: Named): Failure {
  return failure(404, localized('not_found', { record: wordOf(what) }), { detail: `unknown ${what}` });
}

/** 409 that belongs to one field of the form. */
export function fieldConflict(field: string, message: LocalizedMessage): Failure {
  return failure(409, message, { errors: [{ field, message }] });
}

const INVALID_FIELDS = localized('invalid_fields');

/** 422 with the message at its field. */
export function fieldsInvalid(errors: readonly FieldError[]): Failure {
  return failure(422, INVALID_FIELDS, { errors });
}

/** The reasons at fields as they are sent and stored. */
export function fieldErrorBodies(errors: readonly FieldError[]): FieldErrorBody[] {
  return errors.map(({ field, message }) => {
    const { code, params } = toLocalized(message);
    return { field, message: inEnglish({ code, params }), code, params };
  });
}

/** Zod's own text, of a check that has no message, is passed on as it is. */
function toLocalized(message: LocalizedMessage | string): LocalizedMessage {
  if (typeof message !== 'string') return message;
  return decodeMessage(message) ?? localized('invalid_value', { reason: message });
}

/** The technical reason, unless it equals the message. */
export function detailOf({ detail, reason, errors }: Failure): string | undefined {
  if (detail !== undefined || reason !== INVALID_FIELDS || errors === undefined) return detail;
  return fieldErrorBodies(errors)
    .map(({ field, message }) => `${field}: ${message}`)
    .join(' ');
}

export function errorBody(problem: Failure): ErrorBody {
  const { reason, errors, conflict } = problem;
  const message = inEnglish(reason);
  return {
    message,
    detail: detailOf(problem) ?? message,
    code: reason.code,
    params: reason.params,
    ...(errors && { errors: fieldErrorBodies(errors) }),
    ...(conflict && { conflict }),
  };
}
