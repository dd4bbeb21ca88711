import { httpSettings } from './settings.ts';

/** Longest wait for an answer, in milliseconds. */
export const TIMEOUT = 15_000;

/** How the browser asks for an answer: it keeps none, and tells nobody where it was asked from. */
export const ANSWERS = {
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
  credentials: 'same-origin',
} as const satisfies RequestInit;

/** The headers of a request, with the token where it travels there. */
export function headersFor(language: string, token: string | undefined): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language };
  if (token && httpSettings().tokenIn === 'header') headers.authorization = `Bearer ${token}`;
  return headers;
}

/** The address of a request, with the token where it travels there, the way the product sends it. */
export function urlOf(address: string, token: string | undefined): string {
  if (!token || httpSettings().tokenIn === 'header') return address;
  return `${address}${address.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;
}
