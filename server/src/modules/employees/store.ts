import type { BranchCount } from '@seamline/shared/contract/employees';
import { and, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { containing } from '../../db/containing.ts';
import { branches, branchHeadcounts, departments, designations, employees, files } from '../../db/schema.ts';

/** An employee as the directory needs them, with the picture still without an address. */
export interface DirectoryRow {
  readonly id: number;
  readonly name: string;
  readonly designation: string;
  readonly department: string | null;
  readonly pictureId: number | null;
  readonly hasThumbnail: boolean | null;
}

/** The last employee of a page: the next one begins after them. */
export interface Place {
  readonly name: string;
  readonly id: number;
}

export interface DirectoryFilter {
  readonly branchId: number | undefined;
  readonly search: string | undefined;
  readonly after: Place | undefined;
  readonly limit: number | undefined;
}

/** Which filters a list is asked with. */
type Asked = Readonly<Record<'branch' | 'search' | 'sound' | 'designations' | 'after' | 'limit', boolean>>;

export function employeeStore({ db }: Database) {
  const present = isNull(employees.left_at);

  const branchCounts = db
    .select({
      branch_id: branches.id,
      branch_name: branches.name,
      total_employees: sql<number>`coalesce(${branchHeadcounts.total}, 0)`,
    })
    .from(branches)
    .leftJoin(branchHeadcounts, eq(branchHeadcounts.branch_id, branches.id))
    .orderBy(sql`lower(${branches.name})`)
    .prepare('directory_branches');

  const designationQuery = db
    .select({ id: designations.id })
    .from(designations)
    .where(sql`lower(${designations.designation}) like ${sql.placeholder('pattern')}`)
    .prepare('directory_designations');

  /** Making a statement costs more than running it, so each combination of filters is made once. */
  const listQueries = new Map<string, ReturnType<typeof prepareList>>();
  const listQuery = (asked: Asked) => {
    const name = Object.keys(asked)
      .filter((filter) => asked[filter as keyof Asked])
      .join('_');
    const query = listQueries.get(name) ?? prepareList(asked, `directory_${name}`);
    listQueries.set(name, query);
    return query;
  };

  const prepareList = (asked: Asked, name: string) => {
    const { full_name, id, branch_id } = employees;
    const query = db
      .select({
        id,
        name: full_name,
        designation: designations.designation,
        department: departments.name,
        pictureId: employees.profile_picture_file_id,
        hasThumbnail: files.has_thumbnail,
      })
      .from(employees)
      .innerJoin(designations, eq(designations.id, employees.designation_id))
      .leftJoin(departments, eq(departments.id, employees.department_id))
      .leftJoin(files, eq(files.id, employees.profile_picture_file_id))
      .where(
        and(
          present,
          asked.branch ? eq(branch_id, sql.placeholder('branchId')) : undefined,
          asked.search ? meant(asked) : undefined,
          asked.after
            ? sql`(${full_name}, ${id}) > (${sql.placeholder('afterName')}, ${sql.placeholder('afterId')})`
            : undefined,
        ),
      )
      .orderBy(full_name, id);
    return asked.limit ? query.limit(sql.placeholder('limit')).prepare(name) : query.prepare(name);
  };

  return {
    listBranches: (): Promise<BranchCount[]> => branchCounts.execute(),

    /** Present employees by name; with a limit, that many after the given place. */
    async list({ branchId, search, after, limit }: DirectoryFilter): Promise<DirectoryRow[]> {
      const pattern = search === undefined ? undefined : patternOf(search);
      const sound = search === undefined ? undefined : soundOf(search);
      const found = pattern ? await designationQuery.execute({ pattern }) : [];
      const asked = {
        branch: branchId !== undefined,
        search: search !== undefined,
        sound: sound !== undefined,
        designations: found.length > 0,
        after: after !== undefined,
        limit: limit !== undefined,
      };
      return await listQuery(asked).execute({
        branchId,
        pattern,
        sound,
        designationIds: `{${found.map(({ id }) => id).join()}}`,
        afterName: after?.name,
        afterId: after?.id,
        limit,
      });
    },
  };
}

/** Whom a search may mean: by the letters as they stand, by the sound of the names, by one of the found designations. */
function meant({ sound, designations: areDesignationsFound }: Asked): SQL | undefined {
  const folded = sql`fold_name(${sql.placeholder('sound')})`;
  return or(
    like(employees.search_text, sql.placeholder('pattern')),
    sound
      ? sql`(length(${folded}) > 1 and ${employees.search_text} like '%~' || replace(${folded}, ' ', ' ~') || '%')`
      : undefined,
    areDesignationsFound
      ? sql`${employees.designation_id} = any(${sql.placeholder('designationIds')}::integer[])`
      : undefined,
  );
}

/** The mark of the sounds stands in every row and in no name. */
function patternOf(search: string): string {
  return search.includes('~') ? '' : containing(search);
}

/** Latin, Devanagari and Gujarati letters, of which names are made; anything else has no sound. */
const NAME = /^[a-z\u0900-\u097f\u0a80-\u0aff ]+$/i;

function soundOf(search: string): string | undefined {
  return NAME.test(search) ? search : undefined;
}
