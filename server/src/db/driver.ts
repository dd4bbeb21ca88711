import { Column, is, noopDecoder, Placeholder, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { Client, Pool, type PoolClient, type PoolConfig, type QueryArrayConfig, type QueryConfig, types } from 'pg';
import { currentScope, type Scope } from './viewerContext.ts';

/*
 * The driver's internals are in this file alone. Others use five functions of it. The ratios are the server's rate of
 * responses without a mechanism, measured side by side in one run on PostgreSQL (six questions, 2026-11-27).
 * - `openPool`: connections that speak UTC, count their statements and know the scope of the viewer.
 * - `enterScope`: a scope for the rest of a transaction.
 * - `pipelinedReads`: the reads of one turn in one message (0.86; lookups 0.69), under a name by which PostgreSQL finds
 *   the plan (0.48).
 * - `prepared`: rows without Drizzle's mapping of each cell (0.93; a page of the directory 0.82, and 1.11 of its
 *   processor time).
 * - `preparedCache`: the prepared statements whose text depends on the call, each made once.
 */

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

/** Time that running statements have before their connections are closed. */
const CLOSE_MS = 5000;

/** date, time, timestamp and timestamptz: as text, which is what Drizzle's columns read. */
const TEXT_TYPES: ReadonlySet<number> = new Set([1082, 1083, 1114, 1184]);

const getTypeParser = ((type: number, format: 'text') =>
  TEXT_TYPES.has(type) ? String : types.getTypeParser(type, format)) as typeof types.getTypeParser;

type AnyQuery = (...args: unknown[]) => Promise<unknown>;

export interface OpenPool {
  readonly pool: Pool;
  /** Ends the pool when its statements have ended, or after some seconds. */
  close(): Promise<void>;
}

/**
 * Opens a pool whose connections speak UTC, count their statements, and run what a viewer with a scope asks within it.
 * Such viewers have connections of their own: PostgreSQL would make the plans of named statements again at each change of
 * the role. The embedded engine has one connection for all.
 */
export function openPool(config: PoolConfig, statements: Statements): OpenPool {
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
        const scope = currentScope();
        try {
          return await (scope ? queryWithin(client, scope, args) : (client.query as AnyQuery)(...args));
        } finally {
          client.release();
        }
      };
      return query() as Result;
    }
  }

  class ViewerPool extends KeepingPool {
    override connect<Result>(...args: unknown[]): Result {
      if (hasOwnPool && currentScope()) return scopedPool().connect(...(args as [])) as Result;
      return super.connect(...(args as [])) as Result;
    }
  }

  const open = new Set<Client>();
  const settings = {
    ...config,
    Client: CountingClient,
    application_name: 'seamline',
    idleTimeoutMillis: 0,
    pipeline: true,
    types: { getTypeParser },
    onConnect: (client: Client) => client.query("set timezone to 'UTC'"),
  } as unknown as PoolConfig;
  const watched = (pool: Pool) => {
    // A connection that breaks while it is idle is replaced when the next one is wanted.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => open.add(client as unknown as Client));
    pool.on('remove', (client) => open.delete(client as unknown as Client));
    return pool;
  };
  const pool = watched(new ViewerPool(settings));
  const hasOwnPool = pool.options.max > 1;
  let ofScopes: Pool | undefined;
  const scopedPool = () => {
    ofScopes ??= watched(new KeepingPool({ ...settings, max: Math.ceil(pool.options.max / 2) }));
    return ofScopes;
  };
  return {
    pool,
    async close() {
      const timer = setTimeout(() => {
        for (const client of open) client.connection.stream.destroy();
      }, CLOSE_MS);
      await Promise.all([pool.end(), ofScopes?.end()]);
      clearTimeout(timer);
    },
  };
}

/** The role of viewers with a scope: row-level security holds for it, and not for the owner of the tables. */
export const SCOPED_ROLE = 'seamline_scoped';

/** The setting in which policies find the branches of a scope, as numbers with commas between them. */
export const BRANCHES_SETTING = 'seamline.branches';

/** Where viewers with a scope find views in place of tables: a schema with the name of their role, before that of the tables. */
const SEARCH_PATH = `${SCOPED_ROLE}, public`;

/** Takes the role and the branches of a scope for the rest of the transaction that a connection is in. */
export async function enterScope(client: PoolClient, { branches }: Scope): Promise<void> {
  const values = [SCOPED_ROLE, SEARCH_PATH, BRANCHES_SETTING, branches.join(',')];
  await client.query(
    "select set_config('role', $1, true), set_config('search_path', $2, true), set_config($3, $4, true)",
    values,
  );
}

/** Runs one statement in a transaction within a scope, in one message. What fails in it fails as a whole. */
async function queryWithin(client: PoolClient, scope: Scope, args: unknown[]): Promise<unknown> {
  const results = await Promise.allSettled([
    client.query('begin'),
    enterScope(client, scope),
    (client.query as AnyQuery)(...args),
    client.query('commit'),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return (results[2] as PromiseFulfilledResult<unknown>).value;
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

/** Returns the rows of a statement, each as a list of cells. */
export type Ask = (text: string, parameters: readonly unknown[]) => Promise<unknown[][]>;

/**
 * Most statements that are kept: by name, of which PostgreSQL has a plan on each connection, and in each cache. Callers
 * choose among more combinations of filters, orders and words than there is memory for.
 */
export const MOST_KEPT = 500;

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
  // With a name a statement is planned at its first use on a connection and only bound after it, else at each use.
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MOST_KEPT) names.set(text, `read_${names.size}`);
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
    const read: QueryArrayConfig = { text, values: [...parameters], rowMode: 'array' };
    // Each has a transaction of its own within a scope, in which one that fails would take others with it, and no name:
    // a plan made for one branch takes a hundred times as long for twenty.
    if (currentScope()) return (await pool.query(read)).rows;
    const name = nameOf(text);
    ofThisTurn ??= startTurn();
    const shared = ofThisTurn;
    shared.unanswered += 1;
    let client: PoolClient | undefined;
    try {
      client = await shared.client;
      return (await client.query({ ...read, ...(name && { name }) })).rows;
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

/** A select as Drizzle builds it; what it selects is flat. */
interface Select<Row> extends PromiseLike<Row[]> {
  getSQL(): SQL;
  readonly _: { readonly selectedFields: object };
}

export interface Prepared<Row> {
  execute(values?: Readonly<Record<string, unknown>>): Promise<Row[]>;
}

/** The part of a database that prepared statements use. */
interface Reads {
  readonly ask: Ask;
}

type Decode = (value: unknown) => unknown;

/**
 * A statement that is made once and run often. Drizzle's own prepared statements work out for every cell of every row
 * what kind of column it comes from, which costs more than all the rest of an answer; this does so once.
 */
export function prepared<Row>(database: Reads, query: Select<Row>): Prepared<Row> {
  // Constants are inlined in the text, so that the planner knows them.
  const { sql: text, params } = new PgDialect().sqlToQuery(query.getSQL().inlineParams());
  const toRow = rowMaker(query._.selectedFields);
  return {
    async execute(values = {}) {
      const rows = await database.ask(text, bind(params, values));
      return rows.map(toRow) as Row[];
    },
  };
}

/** Caches the prepared statements made last by name; each is created at its first use. */
export function preparedCache(database: Reads) {
  const made = new Map<string, unknown>();
  return <Row>(name: string, make: () => Select<Row>): Prepared<Row> => {
    const statement = (made.get(name) as Prepared<Row> | undefined) ?? prepared(database, make());
    made.delete(name);
    made.set(name, statement);
    const [oldest] = made.keys();
    if (made.size > MOST_KEPT && oldest !== undefined) made.delete(oldest);
    return statement;
  };
}

function bind(params: readonly unknown[], values: Readonly<Record<string, unknown>>): unknown[] {
  return params.map((param) => {
    if (!(param instanceof Placeholder)) return param;
    const value = values[param.name];
    if (value === undefined) throw new Error(`No value for ${param.name} was given.`);
    return value;
  });
}

function rowMaker(selected: object): (cells: unknown[]) => Record<string, unknown> {
  const fields = Object.entries(selected).map(([name, field]) => ({ name, decode: decoderOf(name, field) }));
  return (cells) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < fields.length; index += 1) {
      const { name, decode } = fields[index] as (typeof fields)[number];
      const cell = cells[index];
      row[name] = cell === null || decode === undefined ? cell : decode(cell);
    }
    return row;
  };
}

/** Returns the function that decodes a cell of a column; undefined where the driver's value is right already. */
function decoderOf(name: string, field: unknown): Decode | undefined {
  if (is(field, Column)) {
    const isPlain = field.mapFromDriverValue === Column.prototype.mapFromDriverValue;
    return isPlain ? undefined : (value) => field.mapFromDriverValue(value);
  }
  const expression = is(field, SQL.Aliased) ? field.sql : field;
  if (!is(expression, SQL)) throw new Error(`${name} is neither a column nor an expression.`);
  const { decoder } = expression as unknown as { decoder: { mapFromDriverValue: Decode } };
  return decoder === noopDecoder ? undefined : (value) => decoder.mapFromDriverValue(value);
}
