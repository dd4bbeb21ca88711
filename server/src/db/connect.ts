import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Options, type PostgresType, type Sql } from 'postgres';
import { startEmbedded } from './embedded.ts';
import { type Ask, lanes } from './lanes.ts';
import * as schema from './schema.ts';
import { preparing, type Statements } from './statements.ts';

export type Engine = 'embedded' | 'postgresql';

/** What statements are sent to: the database itself, or one transaction in it. */
export type Connection = PostgresJsDatabase<typeof schema>;

export interface Database {
  readonly db: Connection;
  readonly sql: Sql;
  /** Reads what is read often; see `prepared`. */
  readonly ask: Ask;
  readonly engine: Engine;
  readonly maxConnections: number;
  readonly statements: Statements;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Names a PostgreSQL; without it the database is an embedded one below `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** The largest number of connections to a PostgreSQL; the embedded one bears a single one. */
  readonly maxConnections?: number;
}

/** Opens the database that the settings name. `migrate` brings it up to date. */
export async function connect(options: ConnectOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? connectEmbedded(options.dataDir)
    : connectPostgresql(options.databaseUrl, options.maxConnections);
}

/** Without a folder the data stay in memory and are gone after `close`. */
export async function connectEmbedded(dataDir: string | undefined, template?: string): Promise<Database> {
  const engine = await startEmbedded({ dataDir, template });
  const sql = postgres({
    ...COMMON,
    path: engine.socket,
    username: 'postgres',
    database: 'postgres',
    // A second connection would break the first, and a new one would find the old one's prepared statements.
    max: 1,
    max_lifetime: null,
  });
  return database('embedded', sql, [sql], () => engine.stop());
}

async function connectPostgresql(url: string, max = 10): Promise<Database> {
  const reads = Math.ceil(max / 2);
  const sql = postgres(url, { ...COMMON, max: max - reads });
  const readers = Array.from({ length: reads }, () => postgres(url, { ...COMMON, max: 1 }));
  try {
    await sql`select 1`;
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw new Error(unreachable(url, error), { cause: error });
  }
  return database('postgresql', sql, readers);
}

/** Without the account and its password: this sentence ends up in logs. */
function unreachable(url: string, error: unknown): string {
  const { host, pathname } = new URL(url);
  const { code, message } = error as { code?: string; message?: string };
  return `The PostgreSQL that DATABASE_URL names (${host}${pathname}) cannot be used: ${code ?? message ?? 'no reason given'}.`;
}

const CLOSE_SECONDS = 5;

/** Dates and times stay as the database writes them, on every connection as on those that Drizzle has set up. */
const asWritten = (from: number[]) => ({ to: from[0] ?? 0, from, serialize: String, parse: String });

const COMMON = {
  types: { date: asWritten([1184, 1082, 1083, 1114]) },
  connection: { application_name: 'seamline', TimeZone: 'UTC' },
  connect_timeout: 10,
  onnotice: () => undefined,
} satisfies Options<{ date: PostgresType }>;

function database(engine: Engine, sql: Sql, readers: readonly Sql[], stop?: () => Promise<void>): Database {
  let ended: Promise<void> | undefined;
  const statements: Statements = { inFlight: 0, ended: () => undefined };
  const clients = [...new Set([sql, ...readers])];
  return {
    engine,
    sql,
    ask: lanes(readers),
    maxConnections: clients.reduce((sum, { options }) => sum + options.max, 0),
    statements,
    db: drizzle(preparing(sql, statements), { schema }),
    close() {
      ended ??= Promise.all(clients.map((client) => client.end({ timeout: CLOSE_SECONDS }))).then(stop);
      return ended;
    },
  };
}
