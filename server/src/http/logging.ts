import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseError } from './databaseErrors.ts';

/** Query parameters that a log may show. Any other, a misspelt one too, can hold a secret or personal data. */
const HARMLESS = /^(limit|[a-z_]{1,30}_id)$/;
/** Ten digits are a mobile number, under any name. */
const HARMLESS_VALUE = /^\d{1,9}$/;

/** The path as it was asked for, with every value hidden that is not known to be harmless. */
export function loggableUrl(url: string): string {
  const [path = '', ...rest] = url.split('?');
  const query = rest.join('?');
  const shown = loggablePath(path);
  if (query === '') return shown;
  return `${shown}?${query.split('&').slice(0, 40).map(loggablePair).join('&')}`;
}

/** Hides ten digits in a row, which are a mobile number, and a long segment, which may be a misplaced token. */
function loggablePath(path: string): string {
  return path
    .split('/')
    .slice(0, 20)
    .map((segment) => (/\d{10}|[%;=]|.{64}/.test(segment) ? '[hidden]' : segment))
    .join('/');
}

function loggablePair(pair: string): string {
  const [name = '', value] = pair.split('=');
  if (value === undefined || !/^[A-Za-z_]{1,40}$/.test(name)) return '[hidden]';
  return HARMLESS.test(name) && HARMLESS_VALUE.test(value) ? `${name}=${value}` : `${name}=[hidden]`;
}

type LoggableError = {
  readonly type: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly stack: string;
};

/** A database's error text quotes the values of the statement, so only its code and constraint are logged. */
function loggableError(error: Error): LoggableError {
  const problem = databaseError(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: problem ? `database ${problem.code}` : withoutAddresses(error.message),
    code: problem?.code ?? (error as { code?: string }).code,
    constraint: problem?.constraint,
    stack: frames.slice(0, 12).join('\n'),
  };
}

function withoutAddresses(message: string): string {
  return message.startsWith('Failed query') ? 'Failed query' : message.replace(/\?\S*/g, '?[hidden]').slice(0, 500);
}

export const serializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: loggableUrl(request.url ?? ''),
    remoteAddress: request.ip,
  }),
  res: (reply: Pick<FastifyReply, 'statusCode'>) => ({ statusCode: reply.statusCode }),
  err: loggableError,
};
