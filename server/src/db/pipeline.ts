import type { Client, Pool, PoolClient } from 'pg';

/** Returns the rows of a statement, each as a list of cells. */
export type Ask = (text: string, parameters: readonly unknown[]) => Promise<unknown[][]>;

/**
 * Most statements that have a name. PostgreSQL keeps a plan of each on each connection, and callers choose among more
 * combinations of filters, orders and words than there is memory for; later ones are planned at each use.
 */
export const MOST_NAMED = 500;

/** A connection that reads share. */
interface SharedConnection {
  readonly client: Promise<PoolClient>;
  isWaiting: boolean;
  unanswered: number;
}

/**
 * Pipelines the reads of one turn of the event loop over one connection and in one message. A connection or a message
 * for each read costs both sides more than a small statement does.
 */
export function pipelinedReads(pool: Pool): Ask {
  const names = new Map<string, string>();
  // With a name a statement is planned at its first use on a connection and only bound after it.
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MOST_NAMED) names.set(text, `read_${names.size}`);
    return names.get(text);
  };
  let latest: SharedConnection | undefined;
  let ofThisTurn: SharedConnection | undefined;

  function startTurn(): SharedConnection {
    process.nextTick(() => (ofThisTurn = undefined));
    latest = latest && canJoin(pool, latest) ? latest : { client: pool.connect(), isWaiting: true, unanswered: 0 };
    cork(latest);
    return latest;
  }

  return async (text, parameters) => {
    ofThisTurn ??= startTurn();
    const shared = ofThisTurn;
    shared.unanswered += 1;
    const name = nameOf(text);
    let client: PoolClient | undefined;
    try {
      client = await shared.client;
      return (await client.query({ ...(name && { name }), text, values: [...parameters], rowMode: 'array' })).rows;
    } finally {
      shared.unanswered -= 1;
      if (shared.unanswered === 0) client?.release();
    }
  };
}

/**
 * True where the reads of another turn can go over the same connection without delay: it is waited for, or it is the only
 * one of the pool. A transaction that waits for it comes first, or a busy server would never get to its writes.
 */
function canJoin(pool: Pool, { isWaiting, unanswered }: SharedConnection): boolean {
  return unanswered > 0 && (isWaiting || (pool.options.max === 1 && pool.waitingCount === 0));
}

/** Holds back what a connection sends until the reads that wait for it have been written. Call it before they wait. */
function cork(shared: SharedConnection): void {
  shared.client.then(
    (client) => {
      const { stream } = (client as PoolClient & Client).connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
      shared.isWaiting = false;
    },
    () => (shared.isWaiting = false),
  );
}
