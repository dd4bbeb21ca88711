import {
  RESULTS_PER_KIND,
  type SearchedKind,
  type SearchResult,
  searchRecords,
} from '@seamline/shared/contract/organisation/search';
import { foldText } from '@seamline/shared/contract/wire/fields';
import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { ReadCounter } from '../../access/sessions/readCounter.ts';
import type { Database } from '../../db/connect.ts';
import { prepared } from '../../db/driver.ts';
import { likePattern } from '../../db/likePattern.ts';
import { branches, departments, designations, leaveTypes, members, shifts, subDepartments } from '../../db/schema.ts';
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

/** A kind of record that is searched by its name and its code. */
interface SearchSource {
  readonly kind: Exclude<SearchedKind, 'employee'>;
  readonly table: PgTable | SQL;
  readonly id: Column;
  readonly name: Column;
  readonly code: Column;
  /** The record that it belongs to, which a word of the search may name; without it the code is shown. */
  readonly owner?: Column | SQL;
}

const departmentsOfBranches = sql`${departments} join ${branches} on ${eq(branches.id, departments.branch_id)}`;

/** In the order of the response. They are few next to the employees, so a search reads them all. */
const SEARCHED: readonly SearchSource[] = [
  { kind: 'branch', table: branches, id: branches.id, name: branches.name, code: branches.code },
  {
    kind: 'department',
    table: departmentsOfBranches,
    id: departments.id,
    name: departments.name,
    code: departments.code,
    owner: branches.name,
  },
  {
    kind: 'sub-department',
    table: sql`${subDepartments} join ${departmentsOfBranches} on ${eq(departments.id, subDepartments.department_id)}`,
    id: subDepartments.id,
    name: subDepartments.name,
    code: subDepartments.code,
    owner: sql`${departments.name} || ' · ' || ${branches.name}`,
  },
  {
    kind: 'designation',
    table: designations,
    id: designations.id,
    name: designations.designation,
    code: designations.code,
  },
  { kind: 'shift', table: shifts, id: shifts.id, name: shifts.shift_name, code: shifts.code },
  { kind: 'leave-type', table: leaveTypes, id: leaveTypes.id, name: leaveTypes.name, code: leaveTypes.short_name },
  { kind: 'administrator', table: members, id: members.number, name: members.name, code: members.number },
];

/** The best matches of one kind: the whole name or code, then the beginning of the name, then that of a word. */
function bestOf({ kind, table, id, name, code, owner }: SearchSource, order: number): SQL {
  const words = sql`(select patterns from words)::text[]`;
  const named = sql`fold_text(${name}) || ' ' || coalesce(fold_text(${code}), '')`;
  const detail = owner ?? sql`coalesce(${code}, '')`;
  return sql`(
    select ${sql.raw(`'${kind}'`)} as kind, ${id}::text as id, ${name} as title, ${detail} as detail,
      ${sql.raw(String(order))} as kind_order,
      case
        when fold_text(${name}) like ${sql.placeholder('exact')} or fold_text(${code}) like ${sql.placeholder('exact')} then 0
        when fold_text(${name}) like ${sql.placeholder('start')} then 1
        when fold_text(${name}) like ${sql.placeholder('wordStart')} then 2
        else 3
      end as rank
    from ${table}
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
