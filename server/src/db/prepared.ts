import { Column, is, noopDecoder, Placeholder, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

/** A select as Drizzle builds it; what it selects is flat. */
interface Select<Row> extends PromiseLike<Row[]> {
  getSQL(): SQL;
  readonly _: { readonly selectedFields: object };
}

export interface Prepared<Row> {
  execute(values?: Readonly<Record<string, unknown>>): Promise<Row[]>;
}

type Decode = (value: unknown) => unknown;

/**
 * A statement that is made once and run often. Drizzle's own prepared statements work out for every cell of every row
 * what kind of column it comes from, which costs more than all the rest of an answer; this does so once.
 */
export function prepared<Row>(database: Database, query: Select<Row>): Prepared<Row> {
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

/** Callers choose among more combinations of filters, orders and words than there is memory for. */
const MOST_MADE = 500;

/** Caches the prepared statements made last by name; each is created at its first use. */
export function preparedCache(database: Database) {
  const made = new Map<string, unknown>();
  return <Row>(name: string, make: () => Select<Row>): Prepared<Row> => {
    const statement = (made.get(name) as Prepared<Row> | undefined) ?? prepared(database, make());
    made.delete(name);
    made.set(name, statement);
    const [oldest] = made.keys();
    if (made.size > MOST_MADE && oldest !== undefined) made.delete(oldest);
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
