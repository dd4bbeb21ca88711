import { and, like, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { containing } from '../../../db/containing.ts';
import { prepared, statementsByName } from '../../../db/prepared.ts';
import { designations, employees } from '../../../db/schema.ts';

/** What a filter asks of the rows: a name for the combination, the condition, and the values for it. */
export interface Asked {
  readonly name: string;
  readonly where: SQL | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Beyond so many finds a list in its order comes upon a page of them sooner than it could sort them all. */
const FEW = 2000;

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
   * The ids of those found, unless they are many. Nobody is asked for an order here: with one, the planner may read all
   * of a directory to find a few, since it cannot know how rare a word is.
   */
  const idsIn = ({ where }: Asked) =>
    db
      .select({
        ids: sql<string>`(
          with found as materialized (select ${employees.id} from ${employees} where ${where})
          select array(select id from found limit ${FEW + 1}))::text`,
      })
      .from(nothing);

  return {
    /** Narrows a filter down to whom a search means. */
    async narrow(search: string, filter: Asked): Promise<Asked> {
      const pattern = patternOf(search);
      const [words] = await wordsQuery.execute({ pattern, sound: soundOf(search) ?? null });
      const sound = soundPattern(words?.sound ?? '');
      const designationIds = words?.designationIds ?? '{}';
      const hasDesignations = designationIds !== '{}';
      const match = {
        name: [filter.name, 'search', sound && 'sound', hasDesignations && 'designations'].join('_'),
        where: and(filter.where, meant(sound !== undefined, hasDesignations)),
        values: { ...filter.values, pattern, sound, designationIds },
      };
      if (!INDEXED.test(search)) return match;
      const [found] = await once(match.name, () => idsIn(match)).execute(match.values);
      const ids = found?.ids ?? '{}';
      if (ids.split(',').length > FEW) return match;
      return {
        name: 'found',
        where: sql`${employees.id} = any(${sql.placeholder('ids')}::integer[])`,
        values: { ids },
      };
    },
  };
}

/** A statement that reads no table has to name something all the same. */
const nothing = sql`(values (1)) as nothing`;

/** Whom a search may mean: by the letters as they stand, by the sound of the names, by one of the found designations. */
function meant(hasSound: boolean, hasDesignations: boolean): SQL | undefined {
  return or(
    like(employees.search_text, sql.placeholder('pattern')),
    hasSound ? like(employees.search_text, sql.placeholder('sound')) : undefined,
    hasDesignations
      ? sql`${employees.designation_id} = any(${sql.placeholder('designationIds')}::integer[])`
      : undefined,
  );
}

/** The index knows texts by their triples; what has none is in so many names that nobody has to be searched for. */
const INDEXED = /[\p{L}\p{M}\p{N}]{3}/u;

/** The mark of the sounds stands in every row and in no name. */
function patternOf(search: string): string {
  return search.includes('~') ? '' : containing(search);
}

/** Latin, Devanagari and Gujarati letters, of which names are made; anything else has no sound. */
const NAME = /^[a-z\u0900-\u097f\u0a80-\u0aff ]+$/i;

function soundOf(search: string): string | undefined {
  return NAME.test(search) ? search : undefined;
}

/** Each word's sound stands behind its mark; a single letter would sound like too many. */
function soundPattern(folded: string): string | undefined {
  return folded.length > 1 ? `%~${folded.replaceAll(' ', ' ~')}%` : undefined;
}
