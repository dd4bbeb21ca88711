/** Longest wait for a file that is asked for anew, in milliseconds. */
const TIMEOUT = 4_000;

/**
 * Asks anew for the file that an error names. A browser goes on refusing its own copy of a file whose bytes were
 * wrong once, without asking for the file again, however often a script element names it.
 */
export async function replaceRefusedCopy(error: unknown): Promise<void> {
  const address = addressIn(error);
  if (!address) return;
  // Whether it came or not shows when the file is loaded.
  await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT) }).catch(() => undefined);
}

/** The bundler's error for a part that did not load carries the part's address. */
function addressIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('request' in error && typeof error.request === 'string') return error.request;
  return addressIn(error.cause);
}
