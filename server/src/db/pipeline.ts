import type { Pool, PoolClient } from 'pg';

/** Asks for the rows of a statement, each a list of its cells. */
export type Ask = (text: string, parameters: readonly unknown[]) => Promise<unknown[][]>;

/**
 * Sends the reads of one turn of the event loop over one connection, without waiting for the answers between them. Taking
 * a connection for each costs both sides more than a small statement does.
 */
export function pipelinedReads(pool: Pool): Ask {
  const names = new Map<string, string>();
  let current: { readonly client: Promise<PoolClient>; unanswered: number } | undefined;

  return async (text, parameters) => {
    if (current === undefined) {
      current = { client: pool.connect(), unanswered: 0 };
      process.nextTick(() => (current = undefined));
    }
    const turn = current;
    turn.unanswered += 1;
    // With a name a statement is planned at its first use on a connection and only bound after it.
    const name = names.get(text) ?? `read_${names.size}`;
    names.set(text, name);
    const client = await turn.client;
    try {
      return (await client.query({ name, text, values: [...parameters], rowMode: 'array' })).rows;
    } finally {
      turn.unanswered -= 1;
      if (turn.unanswered === 0) client.release();
    }
  };
}
