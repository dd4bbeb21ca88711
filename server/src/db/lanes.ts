import type { Sql } from 'postgres';

/** Asks for the rows of a statement, each a list of its cells. */
export type Ask = (text: string, parameters: readonly unknown[]) => Promise<unknown[][]>;

/**
 * Reads over connections of their own, each of which takes any number of statements one behind the other. What one turn
 * of the event loop asks for goes over one of them, the one with least to do: the driver sends it in one message, and a
 * message costs both sides more than a small statement does.
 */
export function lanes(connections: readonly Sql[]): Ask {
  const all = connections.map((sql) => ({ sql, unanswered: 0 }));
  const freest = () => all.reduce((best, lane) => (lane.unanswered < best.unanswered ? lane : best));
  let ofThisTurn: ReturnType<typeof freest> | undefined;

  return async (text, parameters) => {
    if (ofThisTurn === undefined) process.nextTick(() => (ofThisTurn = undefined));
    ofThisTurn ??= freest();
    const lane = ofThisTurn;
    lane.unanswered += 1;
    try {
      return await lane.sql.unsafe(text, parameters as never[], PREPARED).values();
    } finally {
      lane.unanswered -= 1;
    }
  };
}

/** A statement is planned at its first use on a connection and only bound after it. */
const PREPARED = { prepare: true, simple: false } as { prepare: boolean };
