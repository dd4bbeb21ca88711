/** The answer of a server that cannot serve at the moment. */
export const BUSY = { status: 503, json: { message: 'The database is resting.', detail: 'pool exhausted' } };

/** A name that no other test uses. */
export function uniqueName(base: string): string {
  return `${base} ${Math.random().toString(36).slice(2, 8)}`;
}
