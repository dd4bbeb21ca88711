import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { BucketFailure } from '@seamline/delivery/storage/bucket';
import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import { referenceOf } from '@seamline/shared/contract/wire/trace';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { storageFailure } from '../db/storageFailure.ts';
import { detailOf, errorBody, type Failure, failure, isFailure } from '../errors.ts';
import { databaseFailure } from './databaseErrors.ts';
import { defaultHeaders } from './headers.ts';

const REQUEST_FAULTS: Readonly<Record<number, LocalizedMessage>> = {
  400: localized('malformed_request'),
  404: localized('unknown_address'),
  405: localized('method_not_allowed'),
  408: localized('cut_off'),
  413: localized('too_large'),
  414: localized('address_too_long'),
  415: localized('content_type_not_accepted'),
  416: localized('range_not_satisfiable'),
  431: localized('address_too_long'),
};

/** Sends every error in one shape; errors that are not the caller's fault are logged and sent without internals. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(toFailure(error, request), error, request, reply));
}

/** A detail is technical; without one the message would be logged, which may name people or things. */
export function sendFailure(problem: Failure, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (problem.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  else {
    const detail = detailOf(problem);
    if (detail !== undefined) request.log.info({ detail }, 'request refused');
  }
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds));
  reply.header('content-type', 'application/json; charset=utf-8');
  reply.code(problem.statusCode).serializer(JSON.stringify).send(errorBody(problem));
}

export function toFailure(error: unknown, request: Pick<FastifyRequest, 'id' | 'method'>): Failure {
  if (isFailure(error)) return error;
  if (error instanceof BucketFailure) {
    const detail = `bucket: ${error.reason}`;
    return failure(503, localized('files_unreachable'), { detail, retryAfterSeconds: 5 });
  }
  const unstored = storageFailure(error);
  if (unstored !== undefined) {
    return failure(503, localized('nothing_can_be_saved'), { detail: `storage ${unstored}`, retryAfterSeconds: 30 });
  }
  const refused = databaseFailure(error, request.method);
  if (refused) return refused;
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const reason = REQUEST_FAULTS[status] ?? localized('request_not_served');
    return failure(status, reason, { detail: (error as FastifyError).code ?? STATUS_CODES[status] ?? 'refused' });
  }
  return failure(500, localized('internal_error'), { detail: `request ${referenceOf(request.id)}` });
}

const PARSER_FAULTS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Responds to input that is not HTTP; there is no request object then, so the response is written by hand. */
export function answerBrokenRequest(hsts: boolean): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
    const status = PARSER_FAULTS[error.code ?? ''] ?? 400;
    const reason = REQUEST_FAULTS[status] ?? localized('malformed_request');
    const body = JSON.stringify(errorBody(failure(status, reason, { detail: error.code ?? 'not HTTP' })));
    const headers = {
      ...defaultHeaders(hsts),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };
}
