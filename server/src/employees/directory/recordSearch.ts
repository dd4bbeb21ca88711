import {
  RESULTS_PER_KIND,
  type ResultKind,
  type SearchResult,
  searchRecords,
} from '@seamline/shared/contract/organisation/search';
import { SEARCHED_KINDS } from '@seamline/shared/contract/record-kinds';
import { foldText } from '@seamline/shared/contract/wire/fields';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ReadCounter } from '../../access/sessions/readCounter.ts';
import type { Database } from '../../db/connect.ts';
import { prepared } from '../../db/driver.ts';
import { likePattern } from '../../db/likePattern.ts';
import { RECORD_TABLES, type RecordTable } from '../../db/recordTables.ts';
import { readRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { type DirectoryRow, employeeStore } from './directory.ts';
import { toFilter } from './directoryAnswer.ts';

/** Employees, in the order of their names, among whom the best matches are chosen. */
const CANDIDATES = 50;

/** More words than a name and its place have. */
const MOST_WORDS = 8;

type Employee = Pick<DirectoryRow, 'id' | 'name' | 'code' | 'designation' | 'branch_name'>;

/** The best matches: by the whole code, then by the beginning of the name, then by that of another word of it. */
function bestEmployees(query: string, employees: readonly Employee[]): SearchResult[] {
  const text = foldText(query);
  const ranked = employees.map((employee) => ({ employee, rank: rankOf(text, employee) }));
  const sorted = ranked.sort((one, other) => one.rank - other.rank).slice(0, RESULTS_PER_KIND);
  return sorted.map(({ employee: { id, name, designation, branch_name } }) => ({
    kind: 'employee',
    id: String(id),
    title: name,
    detail: `${designation} · ${branch_name}`,
  }));
}

function rankOf(text: string, { name, code }: Employee): number {
  if (code && foldText(code) === text) return 0;
  const words = foldText(name);
  if (words.startsWith(text)) return 1;
  return words.includes(` ${text}`) ? 2 : 3;
}

/** The patterns of a search: of the whole text, of a text that begins with it or has a word that does, of each word. */
function patternsOf(query: string) {
  const anywhere = likePattern(query);
  const exact = anywhere.slice(1, -1);
  const words = query.split(/\s+/).slice(0, MOST_WORDS);
  return {
    exact,
    start: `${exact}%`,
    wordStart: `% ${exact}%`,
    words: JSON.stringify(words.map(likePattern)),
  };
}

/** The kinds beside employees, in the order of the response. They are few next to the employees, so a search reads them all. */
const SEARCHED: readonly (readonly [kind: ResultKind, table: RecordTable])[] = [
  ...SEARCHED_KINDS.map((kind) => [kind, RECORD_TABLES[kind]] as const),
  ['administrator', RECORD_TABLES.member],
];

/** The best matches of one kind: the whole name or code, then the beginning of the name, then that of a word. */
function bestOf([kind, { table, id, name, code, owner }]: (typeof SEARCHED)[number], order: number): SQL {
  const codeText = sql`coalesce(${code ?? sql`''`}, '')`;
  const words = sql`(select patterns from words)::text[]`;
  const named = sql`fold_text(${name}) || ' ' || fold_text(${codeText})`;
  // A record without an owner is told from others by its code.
  const detail = owner?.name ?? codeText;
  return sql`(
    select ${sql.raw(`'${kind}'`)} as kind, ${id}::text as id, ${name} as title, ${detail} as detail,
      ${sql.raw(String(order))} as kind_order,
      case
        when fold_text(${name}) like ${sql.placeholder('exact')} or fold_text(${codeText}) like ${sql.placeholder('exact')} then 0
        when fold_text(${name}) like ${sql.placeholder('start')} then 1
        when fold_text(${name}) like ${sql.placeholder('wordStart')} then 2
        else 3
      end as rank
    from ${owner?.joined ?? table}
    where ${named} like any(${words}) and ${named} || ' ' || fold_text(${detail}) like all(${words})
    order by rank, lower(${name}), ${id}
    limit ${sql.raw(String(RESULTS_PER_KIND))})`;
}

function recordSearch(database: Database) {
  const { db } = database;
  const words = db.$with('words').as(
    db
      .select({
        patterns: sql`array(select json_array_elements_text(${sql.placeholder('words')}::json))`.as('patterns'),
      })
      .from(sql`(values (1)) as nothing`),
  );
  const found = sql`(${sql.join(SEARCHED.map(bestOf), sql` union all `)}) as found`;
  const query = prepared(
    database,
    db
      .with(words)
      .select({
        kind: sql<string>`kind`,
        id: sql<string>`id`,
        title: sql<string>`title`,
        detail: sql<string>`detail`,
      })
      .from(found)
      .orderBy(sql`kind_order, rank, lower(title), id`),
  );

  return {
    /** The records other than employees that match best, kind by kind. */
    find: (text: string): Promise<SearchResult[]> => query.execute(patternsOf(text)),
  };
}

/** Finds records of all kinds at once. The employees found count as read, like those of the directory. */
export function searchRoutes(
  app: FastifyInstance,
  { database, readings, today }: Services & { readings: ReadCounter },
): void {
  const employees = employeeStore(database);
  const records = recordSearch(database);

  readRoute(app, searchRecords, async ({ input, viewer }) => {
    const { query } = input.query;
    const [people, others] = await Promise.all([
      employees.listFirst(toFilter({ q: query }, today()), CANDIDATES),
      records.find(query),
    ]);
    const best = bestEmployees(query, people);
    await readings.add(await viewer, best.length);
    return { results: [...best, ...others] };
  });
}
