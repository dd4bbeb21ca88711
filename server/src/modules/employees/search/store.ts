import type { DirectorySort } from '@seamline/shared/contract/employees';
import { and, like, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { containing } from '../../../db/containing.ts';
import { prepared, statementsByName } from '../../../db/prepared.ts';
import { departments, designations, employees } from '../../../db/schema.ts';
import type { Group } from '../counts/store.ts';
import type { Place } from '../cursor.ts';
import type { Asked } from '../filters/store.ts';
import { listed, orderOf, valuesOf } from '../orders/store.ts';

/** With more results than this, reading the directory in order finds a page sooner than sorting all results. */
const FEW = 2000;

/** A filter with the words of a search. */
export interface Match extends Asked {
  /** True if the index can find these words. */
  readonly isIndexed: boolean;
}

export interface Wanted {
  readonly sort: DirectorySort;
  readonly after?: Place | undefined;
  readonly limit?: number | undefined;
  /** True to count the results of each department as well. */
  readonly counts: boolean;
}

/** Search results: the ids of the page in order, and the number of all results by department. */
export interface Found {
  readonly ids: string;
  readonly groups: Group[];
}

export function directorySearch(database: Database) {
  const { db } = database;
  const once = statementsByName(database);

  const wordsQuery = prepared(
    database,
    db
      .select({
        sound: sql<string | null>`fold_name(${sql.placeholder('sound')})`,
        designationIds: sql<string>`array(
          select ${designations.id} from ${designations}
          where lower(${designations.designation}) like ${sql.placeholder('pattern')})::text`,
      })
      .from(nothing),
  );

  /**
   * One pass through all matches, for the page and for the counts. The pass itself has no order: with one,
   * the planner may read the whole directory to find a few, since it cannot know how rare a word is.
   */
  const foundIn = (where: SQL | undefined, { sort, after, counts }: Wanted) => {
    const { id, full_name, department_order, joining_date, biometric_id, department_id } = employees;
    const columns = { id, full_name, department_order, joining_date, biometric_id, department_id };
    const matches = db.$with('matches').as(db.select(columns).from(employees).where(where));
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
    async match(search: string, filter: Asked): Promise<Match> {
      const pattern = patternOf(search);
      const [words] = await wordsQuery.execute({ pattern, sound: soundOf(search) ?? null });
      const sounds = soundPatterns(words?.sound ?? '');
      const designationIds = words?.designationIds ?? '{}';
      const hasDesignations = designationIds !== '{}';
      return {
        name: [filter.name, 'search', `sounds${sounds.length}`, hasDesignations && 'designations'].join('_'),
        where: and(filter.where, meant(sounds.length, hasDesignations)),
        values: { ...filter.values, pattern, ...named(sounds), designationIds },
        isIndexed: INDEXED.test(search),
      };
    },

    /** Undefined for many results: then reading the directory in order is faster. */
    async find({ name, where, values, isIndexed }: Match, wanted: Wanted): Promise<Found | undefined> {
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

/** The filter for the results of a search. */
export function foundOnly({ ids }: Found): Asked {
  return { name: 'found', where: sql`${employees.id} = any(${sql.placeholder('ids')}::integer[])`, values: { ids } };
}

/** A `from` clause for a statement that reads no table. */
const nothing = sql`(values (1)) as nothing`;

/** Employees that a search matches: by its text, by the sound of the names, or by one of the designations found. */
function meant(sounds: number, hasDesignations: boolean): SQL | undefined {
  const sound = Array.from({ length: sounds }, (_, place) =>
    like(employees.search_text, sql.placeholder(`sound${place}`)),
  );
  return or(
    like(employees.search_text, sql.placeholder('pattern')),
    and(...sound),
    hasDesignations
      ? sql`${employees.designation_id} = any(${sql.placeholder('designationIds')}::integer[])`
      : undefined,
  );
}

/** The index stores trigrams, so that it cannot find a shorter text; such a text occurs in most names anyway. */
const INDEXED = /[\p{L}\p{M}\p{N}]{3}/u;

/** A search with the marker of the sounds finds nothing: the marker is in every row and in no name. */
function patternOf(search: string): string {
  return search.includes('~') ? '' : containing(search);
}

/** Latin, Devanagari and Gujarati letters, of which names are made; anything else has no sound. */
const NAME = /^[a-z\u0900-\u097f\u0a80-\u0aff ]+$/i;

function soundOf(search: string): string | undefined {
  return NAME.test(search) ? search : undefined;
}

/** More words than a name has; each count of them is a statement of its own. */
const MOST_WORDS = 4;

/**
 * Each word's sound follows a marker, in any order: Chaudhary Zarna matches Zarnaben Chaudhary. A single letter
 * would match too many names.
 */
function soundPatterns(folded: string): string[] {
  if (folded.length < 2) return [];
  return folded
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => `%~${word}%`);
}

function named(sounds: readonly string[]): Record<string, string> {
  return Object.fromEntries(sounds.map((pattern, place) => [`sound${place}`, pattern]));
}
