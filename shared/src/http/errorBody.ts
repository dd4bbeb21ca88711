import { msg } from '@lingui/core/macro';
import type { LocalizedMessage } from '@seamline/shared/contract/errors';
import { conflict, type ErrorBody, errorBody, type FieldError } from '@seamline/shared/contract/wire/fields';
import { providedMessages } from '@seamline/shared/i18n';
import * as z from 'zod/mini';
import { ApiError } from './ApiError.ts';
import { renderMessage } from './errorText.ts';

const LONGEST = 300;
/** Longest part of a body that is examined, since finding its markup takes time quadratic in the length. */
const LOOKED_AT = 10_000;

/** Converts the body of an error response into an error, whatever its shape: a proxy may have sent it. */
export function errorFrom(status: number, body: string): ApiError {
  const parsed = parse(body);
  const own = z.safeParse(errorBody, parsed).data;
  // The messages of our own server are not stripped of markup, so that names in them appear unchanged.
  if (own) return ownError(status, own);
  const message =
    sentence(parsed.message) || sentence(parsed.detail) || plain(typeof parsed.text === 'string' ? parsed.text : '');
  return new ApiError(message || providedMessages.i18n._(msg`The server answered ${status}.`), {
    kind: status === 401 ? 'session' : 'server',
    status,
    isWordless: !message,
    detail: sentence(parsed.detail),
    errors: [...fieldErrors(parsed.errors), ...fieldErrors(parsed.detail)],
    conflict: z.safeParse(conflict, parsed.conflict).data,
  });
}

function ownError(
  status: number,
  { code, params, message, detail, errors = [], conflict: changed }: ErrorBody,
): ApiError {
  const rendered = renderMessage({ code, params: params as LocalizedMessage['params'] }) || message;
  return new ApiError(rendered, {
    kind: status === 401 ? 'session' : 'server',
    status,
    detail: detail === message ? rendered : detail,
    errors: [...errors],
    conflict: changed,
  });
}

function parse(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
    return { text: String(value) };
  } catch {
    return { text: body };
  }
}

/** `detail` may be a sentence, or a list of sentences or of `{ loc, msg }`; other shapes are ignored. */
function sentence(value: unknown): string {
  if (typeof value === 'string') return plain(value);
  if (!Array.isArray(value)) return '';
  return plain(
    value
      .map((item) => item?.msg ?? item)
      .filter(isText)
      .join(' '),
  );
}

function fieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: Record<string, unknown> | null) => {
    const field = item?.field ?? (Array.isArray(item?.loc) ? item.loc.at(-1) : undefined);
    const message = item?.message ?? item?.msg;
    return isText(field) && typeof message === 'string' ? [{ field: String(field), message: plain(message) }] : [];
  });
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Returns the text without markup, cut to a readable length. */
function plain(text: string): string {
  const bare = text
    .slice(0, LOOKED_AT)
    .replaceAll(/<(script|style)[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return bare.length > LONGEST ? `${bare.slice(0, LONGEST - 1)}…` : bare;
}
