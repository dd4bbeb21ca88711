import type { Client, Pool, PoolClient } from 'pg';

/** Returns the rows of a statement, each as a list of cells. */
export type Ask = (text: string, parameters: readonly unknown[]) => Promise<unknown[][]>;

/**
 * Pipelines the reads of one turn of the event loop over one connection and in one message. A connection or a message
 * for each read costs both sides more than a small statement does.
 */
export function pipelinedReads(pool: Pool): Ask {
  const names = new Map<string, string>();
  let current: { readonly client: Promise<PoolClient>; unanswered: number } | undefined;

  return async (text, parameters) => {
    if (current === undefined) {
      current = { client: connectCorked(pool), unanswered: 0 };
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

/** A connection that holds back what it sends until the reads that wait for it have been written. */
async function connectCorked(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect();
  const { stream } = (client as PoolClient & Client).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  return client;
}
