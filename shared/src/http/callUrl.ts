import type { Endpoint, Fields } from '@seamline/shared/contract/wire/endpoint';
import * as z from 'zod/mini';
import { ApiError } from './ApiError.ts';
import { errorText } from './errorMessages.ts';

/** The values of one part of a request, decoded. */
export type Values = Record<string, unknown>;

/**
 * Encodes values for the wire.
 * @throws ApiError with the reasons, as the server would answer
 */
export function encodeValues(fields: Fields, values: Values): Values {
  const { data, error } = z.safeEncode(fields, values as never);
  if (!error) return data as Values;
  throw new ApiError(error.issues.map(({ message }) => errorText(message)).join(' '), { kind: 'server', status: 422 });
}

/** Encodes values for the wire: one entry for each defined value, several for a list. */
export function encodeEntries(fields: Fields, values: Values): [name: string, value: string | File][] {
  return Object.entries(encodeValues(fields, values)).flatMap(([name, value]): [string, string | File][] => {
    if (value === undefined || value === null) return [];
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.map((item) => [name, item instanceof File ? item : String(item)]);
  });
}

/** Encodes values for the wire where only text is possible, such as in a query. */
export function encodeFields(fields: Fields, values: Values): [name: string, value: string][] {
  return encodeEntries(fields, values).map(([name, value]) => [name, String(value)]);
}

/** Returns the URL of a call without its token: the path with its parameters, then the query. */
export function callUrl(endpoint: Endpoint, params: Values | undefined, query: Values | undefined): string {
  const named = endpoint.params ? Object.fromEntries(encodeFields(endpoint.params, params ?? {})) : {};
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(named[name] ?? ''));
  const search = new URLSearchParams(endpoint.query ? encodeFields(endpoint.query, query ?? {}) : []).toString();
  return search ? `${path}?${search}` : path;
}
