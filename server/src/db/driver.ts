import { Client, Pool, type PoolConfig, type QueryConfig, types } from 'pg';

/** One statement that has ended: its kind, its duration, and whether the database refused it. */
export interface EndedStatement {
  readonly kind: string;
  readonly seconds: number;
  readonly failed: boolean;
}

/** The statements sent through one database. */
export interface Statements {
  inFlight: number;
  ended: (statement: EndedStatement) => void;
  /** Called with the error of each statement that the database refused or did not get. */
  failed: (error: unknown) => void;
}

const CONNECT_TIMEOUT_MS = 10_000;

/** date, time, timestamp and timestamptz: as text, which is what Drizzle's columns read. */
const TEXT_TYPES: ReadonlySet<number> = new Set([1082, 1083, 1114, 1184]);

const getTypeParser = ((type: number, format: 'text') =>
  TEXT_TYPES.has(type) ? String : types.getTypeParser(type, format)) as typeof types.getTypeParser;

type AnyQuery = (...args: unknown[]) => Promise<unknown>;

/** A pool whose connections speak UTC and count their statements. */
export function createPool(config: PoolConfig, statements: Statements): Pool {
  class CountingClient extends Client {
    constructor(options: PoolConfig = {}) {
      // In the pool's own options the limit would also hold for waiting until a connection is free.
      super({ ...options, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
      // Running statements are rejected with the error; an event without a listener would end the process.
      this.on('error', () => undefined);
    }

    override query<Result>(...args: unknown[]): Result {
      const result: unknown = (super.query as AnyQuery).apply(this, args);
      if (result instanceof Promise) {
        const end = countStatement(statements, kindOf(args[0] as string | QueryConfig));
        result.then(
          () => end(false),
          (error: unknown) => {
            end(true);
            statements.failed(error);
          },
        );
      }
      return result as Result;
    }
  }

  /** Keeps a connection on which a statement was refused; pg's own `query` closes it. */
  class KeepingPool extends Pool {
    override query<Result>(...args: unknown[]): Result {
      const query = async () => {
        const client = await this.connect();
        try {
          return await (client.query as AnyQuery)(...args);
        } finally {
          client.release();
        }
      };
      return query() as Result;
    }
  }

  const pool = new KeepingPool({
    ...config,
    Client: CountingClient,
    application_name: 'seamline',
    idleTimeoutMillis: 0,
    pipeline: true,
    types: { getTypeParser },
    onConnect: (client) => client.query("set timezone to 'UTC'"),
  });
  // A connection that breaks while it is idle is replaced when the next one is wanted.
  pool.on('error', () => undefined);
  return pool;
}

function countStatement(statements: Statements, kind: string): (failed: boolean) => void {
  const started = performance.now();
  statements.inFlight += 1;
  return (failed) => {
    statements.inFlight -= 1;
    statements.ended({ kind, seconds: (performance.now() - started) / 1000, failed });
  };
}

const KINDS: ReadonlySet<string> = new Set(['select', 'insert', 'update', 'delete']);

function kindOf(statement: string | QueryConfig): string {
  const text = typeof statement === 'string' ? statement : statement.text;
  const word = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  return KINDS.has(word) ? word : 'other';
}
