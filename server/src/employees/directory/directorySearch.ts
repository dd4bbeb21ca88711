import type { DirectorySort } from '@seamline/shared/contract/employees/employees';
import { foldText } from '@seamline/shared/contract/wire/fields';
import { isNumberLike, searchedNumber } from '@seamline/shared/contract/wire/telephone-numbers';
import { and, like, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { prepared, preparedCache } from '../../db/driver.ts';
import { likePattern } from '../../db/likePattern.ts';
import { departments, designations, employees } from '../../db/schema.ts';
import type { Group } from './directoryCounts.ts';
import type { FilterSql } from './directoryFilter.ts';
import { listed, orderOf, valuesOf } from './directoryOrders.ts';
import type { CursorPosition } from './pageCursor.ts';

/** With more results than this, reading the directory in order finds a page sooner than sorting all results. */
const FEW = 2000;

/** A filter with the words of a search. */
interface Match extends FilterSql {
  /** True if the index can find these words. */
  readonly isIndexed: boolean;
}

interface SearchRequest {
  readonly sort: DirectorySort;
  readonly after?: CursorPosition | undefined;
  readonly limit?: number | undefined;
  /** True to count the results of each department as well. */
  readonly counts: boolean;
}

/** Search results: the ids of the page in order, and the number of all results by department. */
interface SearchCandidates {
  readonly ids: string;
  readonly groups: Group[];
}

export function directorySearch(database: Database) {
  const { db } = database;
  const once = preparedCache(database);

  const wordsQuery = prepared(
    database,
    db
      .select({
        sound: sql<string>`fold_name(word)`,
        pattern: sql<string>`pattern`,
        is_name: sql<boolean>`is_name`,
        designationIds: sql<string>`array(
          select ${designations.id} from ${designations} where fold_text(${designations.designation}) like pattern)::text`,
        departmentIds: sql<string>`array(
          select ${departments.id} from ${departments} where fold_text(${departments.name}) like pattern)::text`,
      })
      .from(
        sql`json_to_recordset(${sql.placeholder('words')}::json) as words (word text, pattern text, is_name boolean)`,
      ),
  );

  /**
   * One pass through all matches, for the page and for the counts. The pass itself has no order: with one,
   * the planner may read the whole directory to find a few, since it cannot know how rare a word is.
   */
  const foundIn = (where: SQL | undefined, { sort, after, counts }: SearchRequest) => {
    const { id, department_id } = employees;
    const matches = db.$with('matches').as(db.select(ordered).from(employees).where(where));
    const order = orderOf(sort);
    // Aliased to the table's name, so that the columns of an order resolve to these rows.
    const few = sql`(select * from ${matches} limit ${FEW}) as ${employees}`;
    const page = sql`select ${id} from ${few} where ${after ? order.after : true} order by ${listed(order.by)}`;
    const groups = sql`select ${departments.name}, count(*) as total from ${few}
      left join ${departments} on ${departments.id} = ${department_id}
      group by ${departments.name} order by department_order(${departments.name})`;
    return db
      .with(matches)
      .select({
        isMany: sql<boolean>`exists (select from ${matches} offset ${FEW})`,
        ids: sql<string>`((array(${page}))[1:${sql.placeholder('limit')}])::text`,
        groups: sql<Group[] | null>`(select json_agg(groups) from (${groups}) as groups where ${counts})`,
      })
      .from(nothing);
  };

  return {
    /** Adds the condition of a search to a filter. */
    async match(search: string, filter: FilterSql): Promise<Match> {
      const { pattern, number, words, isIndexed } = termsOf(search);
      const rows = words.length > 0 ? await wordsQuery.execute({ words: JSON.stringify(words) }) : [];
      // A word of marks only has no sound and means nothing.
      const meaning = rows.map(meaningOf).filter((word) => word !== undefined);
      return {
        name: [filter.name, 'search', number && 'number', ...meaning.map(({ kind }) => kind)].join('_'),
        where: and(filter.where, meant(number !== undefined, meaning)),
        values: { ...filter.values, pattern, number, ...Object.assign({}, ...meaning.map(named)) },
        isIndexed,
      };
    },

    /** Undefined for many results: then reading the directory in order is faster. */
    async find(
      { name, where, values, isIndexed }: Match,
      wanted: SearchRequest,
    ): Promise<SearchCandidates | undefined> {
      if (!isIndexed) return undefined;
      const { sort, after, limit = FEW, counts } = wanted;
      const statement = once([name, sort, after && 'after', counts && 'counts'].join('_'), () =>
        foundIn(where, wanted),
      );
      const [found] = await statement.execute({ ...values, ...valuesOf(after), limit });
      return found && !found.isMany ? { ids: found.ids, groups: found.groups ?? [] } : undefined;
    },
  };
}

/** The columns that the orders and the counts read. */
const ordered = {
  id: employees.id,
  full_name: employees.full_name,
  department_order: employees.department_order,
  joining_date: employees.joining_date,
  birth_date: employees.birth_date,
  biometric_id: employees.biometric_id,
  mobile_number: employees.mobile_number,
  primary_email: employees.primary_email,
  department_id: employees.department_id,
  sub_department_id: employees.sub_department_id,
  designation_id: employees.designation_id,
  branch_id: employees.branch_id,
  shift_id: employees.shift_id,
  gender: employees.gender,
  employment_type: employees.employment_type,
};

/** The filter for the results of a search. */
export function foundOnly({ ids }: SearchCandidates): FilterSql {
  return { name: 'found', where: sql`${employees.id} = any(${sql.placeholder('ids')}::integer[])`, values: { ids } };
}

/** A `from` clause for a statement that reads no table. */
const nothing = sql`(values (1)) as nothing`;

/** A word of a search: its pattern in the searched text, and the designations and departments whose names have it. */
interface WordMeaning {
  readonly kind: 'word' | 'place';
  readonly pattern: string;
  readonly designationIds: string;
  readonly departmentIds: string;
}

interface WordRow extends Omit<WordMeaning, 'kind'> {
  readonly sound: string;
  readonly is_name: boolean;
}

/**
 * A sound follows a marker in the searched text; words may come in any order: Chaudhary Zarna, Zarnaben Chaudhary. One
 * word with the sound of a single letter would match too many names.
 */
function meaningOf(
  { sound, pattern, is_name, ...places }: WordRow,
  _: number,
  words: unknown[],
): WordMeaning | undefined {
  if (is_name && sound === '') return undefined;
  const hasSound = is_name && (words.length > 1 || sound.length > 1);
  const isPlace = places.designationIds !== '{}' || places.departmentIds !== '{}';
  return { kind: isPlace ? 'place' : 'word', pattern: hasSound ? `%~${sound}%` : pattern, ...places };
}

/** Employees that a search matches: by its text, as a mobile number, or by each of its words. */
function meant(hasNumber: boolean, words: readonly WordMeaning[]): SQL | undefined {
  const { search_text, designation_id, department_id } = employees;
  const ids = (name: string) => sql`any(${sql.placeholder(name)}::integer[])`;
  const each = words.map(({ kind }, index) =>
    or(
      like(search_text, sql.placeholder(`word${index}`)),
      kind === 'place' ? sql`${designation_id} = ${ids(`designationIds${index}`)}` : undefined,
      kind === 'place' ? sql`${department_id} = ${ids(`departmentIds${index}`)}` : undefined,
    ),
  );
  return or(
    like(search_text, sql.placeholder('pattern')),
    hasNumber ? like(search_text, sql.placeholder('number')) : undefined,
    and(...each),
  );
}

function named({ pattern, designationIds, departmentIds }: WordMeaning, index: number): Record<string, string> {
  return {
    [`word${index}`]: pattern,
    [`designationIds${index}`]: designationIds,
    [`departmentIds${index}`]: departmentIds,
  };
}

/** The index stores trigrams, so that it cannot find a shorter text; such a text occurs in most names anyway. */
const INDEXED = /[\p{L}\p{M}\p{N}]{3}/u;

/** Latin, Devanagari and Gujarati letters, of which names are made; anything else has no sound. */
const NAME = /^[a-z\u0900-\u097f\u0a80-\u0aff]+$/;

/** More words than a name has; each count of them is a statement of its own. */
const MOST_WORDS = 4;

/** The patterns that a search text becomes. */
interface SearchTerms {
  /** Pattern of the whole text. */
  readonly pattern: string;
  /** Pattern of the text as a mobile number is stored, if it is one in another notation. */
  readonly number: string | undefined;
  /** Each word with its pattern; `is_name` is true for a word that has a sound. */
  readonly words: readonly { readonly word: string; readonly pattern: string; readonly is_name: boolean }[];
  /** True if the index can find these terms. */
  readonly isIndexed: boolean;
}

function termsOf(given: string): SearchTerms {
  const search = foldText(given);
  // The marker of the sounds is in every row and in no name.
  if (search.includes('~')) return { pattern: '', number: undefined, words: [], isIndexed: false };
  const number = searchedNumber(search);
  return {
    pattern: likePattern(search),
    number: number && likePattern(number),
    words: isNumberLike(search) ? [] : wordsOf(search),
    isIndexed: INDEXED.test(number ?? search),
  };
}

/** A single letter would match too many names. */
function wordsOf(search: string): SearchTerms['words'] {
  if (search.length < 2) return [];
  const words = search.split(/\s+/).filter((word) => word !== '');
  return words.slice(0, MOST_WORDS).map((word) => ({ word, pattern: likePattern(word), is_name: NAME.test(word) }));
}
