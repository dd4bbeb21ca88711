import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, foreignKey, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** A time in milliseconds, as in JavaScript: with microseconds a cursor would miss its own row on the next page. */
export const instant = (column = '') => timestamp(column, { withTimezone: true, precision: 3 });

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const createdAt = () => instant().notNull().defaultNow();

/** Counts the changes of a row, by which edit conflicts are detected. */
export const version = () => integer().notNull().default(1);

/** Columns of every record that people edit. */
export const editable = () => ({
  version: version(),
  created_at: createdAt(),
  updated_at: createdAt(),
});

/** The id that the client has made for a record, by which a repeated call finds it. Null for a call without one. */
export const clientId = () => text().unique();

/** A foreign key by name, which refusals of the database are mapped by. */
export function reference(name: string, column: AnyPgColumn, target: AnyPgColumn, onDelete?: 'cascade') {
  return foreignKey({ name, columns: [column], foreignColumns: [target] }).onDelete(onDelete ?? 'restrict');
}

/** The midnight in Asia/Kolkata that begins the day after a date. */
export function beginningAfter(date: AnyPgColumn | SQL): SQL {
  return sql`(${date} + 1)::timestamp at time zone 'Asia/Kolkata'`;
}

type Columns = Record<string, AnyPgColumn>;

/** One named check a column, `<table>_<column>_length`, so that a refusal says which field was too long. */
export function lengthChecks(table: string, columns: Columns, limits: Readonly<Record<string, number>>) {
  return Object.entries(limits).map(([name, limit]) =>
    check(`${table}_${name}_length`, sql`char_length(${named(columns, name)}) <= ${literal(limit)}`),
  );
}

/** `<table>_<column>_present`: text of spaces and other invisible characters only is missing text. */
export function presenceChecks(table: string, columns: Columns, names: readonly string[]) {
  return names.map((name) => check(`${table}_${name}_present`, sql`is_visible(${named(columns, name)})`));
}

/** `<table>_<column>_clean`: a name has none of the characters that `cleanName` of the contract removes. */
export function cleanNameChecks(table: string, columns: Columns, names: readonly string[]) {
  return names.map((name) => {
    const column = named(columns, name);
    return check(`${table}_${name}_clean`, sql`${column} = clean_name(${column})`);
  });
}

/** `<table>_<column>_choice`; null stays allowed where the column allows it. */
export function choiceChecks(
  table: string,
  columns: Columns,
  choices: Readonly<Record<string, readonly (string | number)[]>>,
) {
  return Object.entries(choices).map(([name, options]) =>
    check(`${table}_${name}_choice`, sql`${named(columns, name)} in (${literals(options)})`),
  );
}

/** `<table>_<column>_choices`: every entry of an array column is one of the options. */
export function arrayChoiceChecks(
  table: string,
  columns: Columns,
  choices: Readonly<Record<string, readonly (string | number)[]>>,
) {
  return Object.entries(choices).map(([name, options]) => {
    const type = typeof options[0] === 'number' ? 'integer[]' : 'text[]';
    return check(
      `${table}_${name}_choices`,
      sql`${named(columns, name)} <@ array[${literals(options)}]::${sql.raw(type)}`,
    );
  });
}

/** `<table>_<column>_range`, both ends included; without an upper end only the lower one counts. */
export function rangeChecks(
  table: string,
  columns: Columns,
  ranges: Readonly<Record<string, readonly [lowest: number, highest?: number]>>,
) {
  return Object.entries(ranges).map(([name, [lowest, highest]]) => {
    const column = named(columns, name);
    return check(
      `${table}_${name}_range`,
      highest === undefined
        ? sql`${column} >= ${literal(lowest)}`
        : sql`${column} between ${literal(lowest)} and ${literal(highest)}`,
    );
  });
}

function named(columns: Columns, name: string): AnyPgColumn {
  const column = columns[name];
  if (column === undefined) throw new Error(`A check names the unknown column ${name}.`);
  return column;
}

/** Inlines a value into the statement, because a check constraint takes no parameters. */
function literal(value: string | number): SQL {
  return sql.raw(typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`);
}

function literals(values: readonly (string | number)[]): SQL {
  return sql.join(values.map(literal), sql`, `);
}
