import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Options, type Sql } from 'postgres';
import { startEmbedded } from './embedded.ts';
import * as schema from './schema.ts';
import { preparing, type Statements } from './statements.ts';

export type Engine = 'embedded' | 'postgresql';

/** What statements are sent to: the database itself, or one transaction in it. */
export type Connection = PostgresJsDatabase<typeof schema>;

export interface Database {
  readonly db: Connection;
  readonly sql: Sql;
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
  return database('embedded', sql, async () => {
    await sql.end({ timeout: CLOSE_SECONDS });
    await engine.stop();
  });
}

async function connectPostgresql(url: string, max = 10): Promise<Database> {
  const sql = postgres(url, { ...COMMON, max });
  try {
    await sql`select 1`;
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw new Error(unreachable(url, error), { cause: error });
  }
  return database('postgresql', sql, () => sql.end({ timeout: CLOSE_SECONDS }));
}

/** Without the account and its password: this sentence ends up in logs. */
function unreachable(url: string, error: unknown): string {
  const { host, pathname } = new URL(url);
  const { code, message } = error as { code?: string; message?: string };
  return `The PostgreSQL that DATABASE_URL names (${host}${pathname}) cannot be used: ${code ?? message ?? 'no reason given'}.`;
}

const CLOSE_SECONDS = 5;

const COMMON = {
  connection: { application_name: 'seamline', TimeZone: 'UTC' },
  connect_timeout: 10,
  onnotice: () => undefined,
} satisfies Options<Record<string, never>>;

function database(engine: Engine, sql: Sql, end: () => Promise<void>): Database {
  let ended: Promise<void> | undefined;
  const statements: Statements = { inFlight: 0, ended: () => undefined };
  return {
    engine,
    sql,
    maxConnections: sql.options.max,
    statements,
    db: drizzle(preparing(sql, statements), { schema }),
    close() {
      ended ??= end();
      return ended;
    },
  };
}
