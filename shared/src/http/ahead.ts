import { readStored, storedLanguage, TOKEN_KEY } from '@seamline/shared/session';
import { ANSWERS, headersFor, TIMEOUT, urlOf } from './request.ts';

/** How long an answer waits to be taken, in milliseconds: about as long as a remote's code may take to come. */
const FRESH = 10_000;

interface Ahead {
  token: string;
  answer: Promise<unknown>;
}

const waiting = new Map<string, Ahead>();

/**
 * Asks for an answer before the code that shows it is there; the first call for the same address takes it.
 * Needs nothing but what is stored in the browser, so that the first script of a page can begin with it.
 * @param address The path of a reading call that needs no input but the session.
 */
export function readAhead(address: string): void {
  const token = readStored(TOKEN_KEY);
  if (!token || waiting.has(address)) return;
  const ahead = { token, answer: ask(address, token) };
  // A failure is nobody's yet: the call that needs the answer asks again, and says what is wrong.
  ahead.answer.catch(() => undefined);
  waiting.set(address, ahead);
  setTimeout(() => waiting.get(address) === ahead && waiting.delete(address), FRESH);
}

/** Takes the answer that was asked for ahead; undefined where there is none, or none that is good. */
export async function takeAhead(address: string, token: string | undefined): Promise<unknown> {
  const ahead = waiting.get(address);
  waiting.delete(address);
  if (ahead?.token !== token) return undefined;
  return await ahead?.answer.catch(() => undefined);
}

async function ask(address: string, token: string): Promise<unknown> {
  const headers = headersFor(storedLanguage(), token);
  const response = await fetch(urlOf(address, token), { ...ANSWERS, headers, signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`It was answered with ${response.status}.`);
  return await response.json();
}
