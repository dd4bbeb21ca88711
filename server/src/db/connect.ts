import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolConfig, QueryResult } from 'pg';
import { type Ask, openPool, pipelinedReads, type Statements } from './driver.ts';
import { startEmbedded } from './embedded.ts';

export type Engine = 'embedded' | 'postgresql';

/** The target of statements: the database itself, or one transaction in it. */
export type Connection = NodePgDatabase;

export interface Database {
  readonly db: Connection & { readonly $client: Pool };
  /** Returns the rows of a statement written in Drizzle's template. */
  readonly sql: Rows;
  /** Runs a prepared statement for frequent reads; see `prepared`. */
  readonly ask: Ask;
  readonly engine: Engine;
  readonly maxConnections: number;
  readonly statements: Statements;
  close(): Promise<void>;
}

type Rows = <Result = QueryResult['rows']>(strings: TemplateStringsArray, ...parameters: unknown[]) => Promise<Result>;

export interface ConnectOptions {
  /** Names a PostgreSQL; without it the database is an embedded one below `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** The largest number of connections to a PostgreSQL; the embedded database allows a single one. */
  readonly maxConnections?: number;
}

/** Opens the database that the settings name. `migrate` brings it up to date. */
export async function connect(options: ConnectOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? connectEmbedded(options.dataDir)
    : connectPostgresql(options.databaseUrl, options.maxConnections);
}

/** Opens an embedded database. Without a folder the data stay in memory and are lost with `close`. */
export async function connectEmbedded(dataDir: string | undefined, template?: string): Promise<Database> {
  const engine = await startEmbedded({ dataDir, template });
  const config = { host: engine.host, user: 'postgres', database: 'postgres' };
  // A second connection would break the first, and a new one would find the old one's prepared statements.
  return database('embedded', { ...config, max: 1 }, () => engine.stop());
}

/** Lifetime of a connection, after which PostgreSQL frees its memory. */
const MAX_LIFETIME_SECONDS = 45 * 60;

async function connectPostgresql(url: string, max = 10): Promise<Database> {
  const opened = database('postgresql', {
    connectionString: withLibpqTls(url),
    max,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
  });
  try {
    await opened.db.$client.query('select 1');
  } catch (error) {
    await opened.close();
    throw new Error(unreachable(url, error), { cause: error });
  }
  return opened;
}

/** `sslmode` in the address means what PostgreSQL's own clients take it to mean. */
function withLibpqTls(url: string): string {
  const address = new URL(url);
  if (!address.searchParams.has('uselibpqcompat')) address.searchParams.set('uselibpqcompat', 'true');
  return address.href;
}

/** Names the server without the account and its password, because the sentence is logged. */
function unreachable(url: string, error: unknown): string {
  const { host, pathname } = new URL(url);
  const { code, message } = error as { code?: string; message?: string };
  return `The PostgreSQL that DATABASE_URL names (${host}${pathname}) cannot be used: ${code ?? message ?? 'no reason given'}.`;
}

function database(engine: Engine, config: PoolConfig, stop?: () => Promise<void>): Database {
  const statements: Statements = { inFlight: 0, ended: () => undefined, failed: () => undefined };
  const { pool, close } = openPool(config, statements);
  const db = drizzle(pool);
  let ended: Promise<void> | undefined;
  return {
    engine,
    sql: async <Result>(strings: TemplateStringsArray, ...parameters: unknown[]) =>
      (await db.execute(sql(strings, ...parameters))).rows as Result,
    ask: pipelinedReads(pool),
    maxConnections: pool.options.max,
    statements,
    db,
    close() {
      ended ??= close().then(stop);
      return ended;
    },
  };
}
