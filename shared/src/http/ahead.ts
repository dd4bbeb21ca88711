/** How long an answer waits to be taken, in milliseconds: about as long as a remote's code may take to come. */
const FRESH = 10_000;

interface Ahead {
  token: string;
  answer: Promise<unknown>;
}

const waiting = new Map<string, Ahead>();

/** Keeps an answer for the first call with the same address and the same session. */
export function keepAhead(address: string, token: string, answer: Promise<unknown>): void {
  const ahead = { token, answer };
  // A failure is nobody's yet: the call that needs the answer asks again, and says what is wrong.
  answer.catch(() => undefined);
  waiting.set(address, ahead);
  setTimeout(() => waiting.get(address) === ahead && waiting.delete(address), FRESH);
}

/** Whether an answer is on its way already. */
export function isAhead(address: string): boolean {
  return waiting.has(address);
}

/** Takes the answer that was asked for ahead; undefined where there is none, or none that is good. */
export async function takeAhead(address: string, token: string | undefined): Promise<unknown> {
  const ahead = waiting.get(address);
  waiting.delete(address);
  if (ahead?.token !== token) return undefined;
  return await ahead?.answer.catch(() => undefined);
}
