import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, type Failure, failure, isFailure } from '../errors.ts';
import { databaseFailure } from './databaseErrors.ts';
import { defaultHeaders } from './headers.ts';

const REQUEST_FAULTS: Readonly<Record<number, string>> = {
  400: 'The request is malformed.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that kind of request.',
  413: 'This is too large.',
  414: 'The address is too long.',
  415: 'This kind of content is not accepted here.',
  416: 'This part of the file does not exist.',
  431: 'The address is too long.',
};

/** Puts every error into one shape; what is not the caller's fault is logged and told without its inside. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(toFailure(error, request), error, request, reply));
}

/** A detail of its own is technical; one that repeats the message may name people or things and stays out of the log. */
export function sendFailure(problem: Failure, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (problem.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  else if (problem.detail !== problem.message) request.log.info({ detail: problem.detail }, 'request refused');
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds));
  reply.header('content-type', 'application/json; charset=utf-8');
  reply.code(problem.statusCode).serializer(JSON.stringify).send(errorBody(problem));
}

export function toFailure(error: unknown, request: FastifyRequest): Failure {
  if (isFailure(error)) return error;
  const refused = databaseFailure(error, request.method);
  if (refused) return refused;
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const message = REQUEST_FAULTS[status] ?? 'The request cannot be served.';
    return failure(status, message, { detail: (error as FastifyError).code ?? STATUS_CODES[status] ?? 'refused' });
  }
  return failure(500, 'Something went wrong on our side. Please try again.', { detail: `request ${request.id}` });
}

const PARSER_FAULTS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is not even HTTP; there is no request object then, so the answer is written by hand. */
export function answerBrokenRequest(hsts: boolean): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
    const status = PARSER_FAULTS[error.code ?? ''] ?? 400;
    const message = REQUEST_FAULTS[status] ?? 'The request is malformed.';
    const body = JSON.stringify({ message, detail: error.code ?? 'not HTTP' });
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
