import { httpSettings } from './settings.ts';

/** Longest wait for an answer, in milliseconds. */
export const TIMEOUT = 15_000;

/** Options of every request: no response is stored, and no referrer is sent. */
export const ANSWERS = {
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
  credentials: 'same-origin',
} as const satisfies RequestInit;

/**
 * Reads what `call()` reads, with nothing but what this browser stores: for code that runs before the page is loaded.
 * @param url Path and query of a reading call, without the token.
 * @throws Error for every response but a success.
 */
export async function fetchEarly(url: string, token: string): Promise<unknown> {
  const headers = headersFor(token);
  const response = await fetch(urlOf(url, token), { ...ANSWERS, headers, signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`The response has the status ${response.status}.`);
  return await response.json();
}

/** The headers of a request, with the token where it travels there. */
export function headersFor(token: string | undefined): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token && httpSettings().tokenIn === 'header') headers.authorization = `Bearer ${token}`;
  return headers;
}

/** Returns the URL of a request, with the token in the query if `tokenIn` is not `header`. */
export function urlOf(url: string, token: string | undefined): string {
  if (!token || httpSettings().tokenIn === 'header') return url;
  return `${url}${url.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;
}
