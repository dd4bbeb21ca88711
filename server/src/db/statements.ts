import type { Sql, TransactionSql } from 'postgres';

/** One statement that has ended: what kind it was, how long it took, and whether the database refused it. */
export interface EndedStatement {
  readonly kind: string;
  readonly seconds: number;
  readonly failed: boolean;
}

/** What is known of the statements sent through one database. */
export interface Statements {
  inFlight: number;
  ended: (statement: EndedStatement) => void;
}

type Client = Sql | TransactionSql;
type Query = ReturnType<Sql['unsafe']>;
type Work = (sql: TransactionSql) => Promise<unknown>;

/**
 * Drizzle sends a statement without a name of its own in two round trips and lets the database plan it anew each time.
 * The statements of this program are few, so each is prepared at its first use on a connection and only bound after it,
 * in transactions as well. On their way all are counted.
 */
export function preparing<C extends Client>(sql: C, statements: Statements): C {
  const unsafe: Client['unsafe'] = (text, parameters, options) => {
    const query = sql.unsafe(text, parameters, { ...options, prepare: true, simple: false } as typeof options);
    watch(query, statements, kindOf(text));
    return query as never;
  };

  const nested = (name: 'begin' | 'savepoint') => (work: Work) =>
    (Reflect.get(sql, name) as (work: Work) => Promise<unknown>)((inner) => work(preparing(inner, statements)));

  const own: Readonly<Record<string | symbol, unknown>> = {
    unsafe,
    begin: nested('begin'),
    savepoint: nested('savepoint'),
  };
  return new Proxy(sql, { get: (target, key) => own[key] ?? Reflect.get(target, key) });
}

/** Counts a statement from here on; whoever sent it tells its end. */
export function countStatement(statements: Statements, kind: string): (failed: boolean) => void {
  const started = performance.now();
  statements.inFlight += 1;
  return (failed) => {
    statements.inFlight -= 1;
    statements.ended({ kind, seconds: (performance.now() - started) / 1000, failed });
  };
}

/** The driver sends a statement when somebody first waits for it; the clock starts there. */
function watch(query: Query, statements: Statements, kind: string): void {
  const waitedFor: Query['then'] = (...callbacks) => {
    Reflect.deleteProperty(query, 'then');
    const end = countStatement(statements, kind);
    query.then(
      () => end(false),
      () => end(true),
    );
    return query.then(...callbacks);
  };
  Object.defineProperty(query, 'then', { value: waitedFor, configurable: true });
}

const KINDS: ReadonlySet<string> = new Set(['select', 'insert', 'update', 'delete']);

export function kindOf(text: string): string {
  const word = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  return KINDS.has(word) ? word : 'other';
}
