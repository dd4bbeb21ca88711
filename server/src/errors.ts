import type { Conflict, ErrorBody } from '@seamline/shared/contract/fields';

export type FieldError = NonNullable<ErrorBody['errors']>[number];

/** An answer that is not the wanted one, thrown from anywhere and sent by the one error handler. */
export interface Failure extends Error {
  readonly failure: true;
  readonly statusCode: number;
  readonly detail: string;
  readonly errors?: readonly FieldError[];
  readonly conflict?: Conflict;
  readonly retryAfterSeconds?: number;
}

interface FailureExtras {
  /** The technical reason; the message itself when left out. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly conflict?: Conflict;
  readonly retryAfterSeconds?: number;
}

export function failure(statusCode: number, message: string, extras: FailureExtras = {}): Failure {
  return Object.assign(new Error(message), {
    failure: true as const,
    statusCode,
    ...extras,
    detail: extras.detail ?? message,
  });
}

export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && 'failure' in error && error.failure === true;
}

/** 404 for a thing that somebody else may have deleted meanwhile. */
export function notFound(thing: string): Failure {
  return failure(404, `This ${thing} does not exist. It may have been deleted.`, { detail: `unknown ${thing}` });
}

/** 409 that belongs to one field of the form. */
export function fieldConflict(field: string, message: string): Failure {
  return failure(409, message, { errors: [{ field, message }] });
}

/** 422 with the sentence at its field. */
export function fieldsInvalid(errors: readonly FieldError[]): Failure {
  return failure(422, 'Please check the marked fields.', {
    detail: fieldsInWords(errors),
    errors,
  });
}

/** The fields and what is wrong with them, in one line. */
export function fieldsInWords(errors: readonly FieldError[]): string {
  return errors.map(({ field, message }) => `${field}: ${message}`).join(' ');
}

export function errorBody(problem: Failure): ErrorBody {
  const { message, detail, errors, conflict } = problem;
  return { message, detail, ...(errors && { errors: [...errors] }), ...(conflict && { conflict }) };
}
