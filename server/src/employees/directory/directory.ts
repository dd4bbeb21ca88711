import { noteExport } from '@seamline/shared/contract/employees/employee-exports';
import {
  type BranchCount,
  type DirectorySort,
  type ExtraValues,
  listEmployeePlaces,
  listEmployees,
} from '@seamline/shared/contract/employees/employees';
import type { FastifyInstance } from 'fastify';
import type { ReadCounter } from '../../access/sessions/readCounter.ts';
import type { Database } from '../../db/connect.ts';
import { preparedCache } from '../../db/driver.ts';
import { logExport } from '../../db/log.ts';
import { employees } from '../../db/schema.ts';
import type { FileUrls } from '../../files/fileUrls.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { byDepartment, toFilter, toGroups, toPage } from './directoryAnswer.ts';
import { directoryCounts, type Group, isCounted, isOfBranch } from './directoryCounts.ts';
import { type DirectoryFilter, type FilterSql, filterSql } from './directoryFilter.ts';
import { branchesIn, groupsIn, pageIn, placesIn, rowsIn } from './directoryListing.ts';
import { valuesOf } from './directoryOrders.ts';
import { directorySearch, foundOnly } from './directorySearch.ts';
import { type CursorPosition, fromCursor, toCursor } from './pageCursor.ts';

/** An employee as the directory needs them, with the picture still without an address. */
export interface DirectoryRow extends CursorPosition {
  readonly designation: string;
  readonly department: string | null;
  readonly branch_name: string;
  readonly code: string | null;
  readonly mobile_number: string;
  readonly primary_email: string | null;
  readonly joining_date: string;
  readonly has_joined: boolean;
  /** The last day of an employee on notice, since the directory has no former ones. */
  readonly company_last_day: string | null;
  readonly pictureId: number | null;
  readonly hasThumbnail: boolean | null;
  /** Null where they are not asked for. */
  readonly extras: ExtraValues | null;
}

/** The part of a list, its order, and its columns; `counts` adds the headcount of each department. */
interface Slice {
  readonly sort: DirectorySort;
  readonly after: CursorPosition | undefined;
  readonly limit: number | undefined;
  readonly counts: boolean;
  readonly hasExtras: boolean;
}

interface DirectoryPage {
  readonly rows: DirectoryRow[];
  readonly groups: Group[] | undefined;
}

export function employeeStore(database: Database) {
  const { db } = database;
  const once = preparedCache(database);
  const counts = directoryCounts(database);
  const search = directorySearch(database);

  async function rowsOf({ name, where, values }: FilterSql, { sort, after, limit, hasExtras }: Omit<Slice, 'counts'>) {
    const hasPosition = after !== undefined;
    const statement = [sort, name, hasPosition && 'after', hasExtras && 'extras'].join('_');
    const given = { ...values, ...valuesOf(after) };
    const asked = { sort, where, hasPosition, hasExtras };
    if (limit === undefined) return await once(statement, () => rowsIn(db, asked)).execute(given);
    return await once(`${statement}_page`, () => pageIn(db, asked)).execute({ ...given, limit });
  }

  async function groupsOf({ name, where, values }: FilterSql): Promise<Group[]> {
    return await once(`groups_${name}`, () => groupsIn(db, where)).execute(values);
  }

  async function list(filter: DirectoryFilter, slice: Slice, byBranch: Promise<BranchCount[]>): Promise<DirectoryPage> {
    const asked = filterSql(filter);
    if (filter.search !== undefined) return await listFound(filter.search, asked, slice);
    const countGroups = () => (isCounted(filter) ? counts.byDepartment(filter, byBranch) : groupsOf(asked));
    const [rows, groups] = await Promise.all([rowsOf(asked, slice), slice.counts ? countGroups() : undefined]);
    return { rows, groups };
  }

  async function listFound(words: string, asked: FilterSql, slice: Slice): Promise<DirectoryPage> {
    const match = await search.match(words, asked);
    const found = await search.find(match, slice);
    if (found === undefined) {
      const [rows, groups] = await Promise.all([rowsOf(match, slice), slice.counts ? groupsOf(match) : undefined]);
      return { rows, groups };
    }
    const rows = await rowsOf(foundOnly(found), { ...slice, after: undefined, limit: undefined });
    return { rows, groups: slice.counts ? found.groups : undefined };
  }

  return {
    /** Employees who have not left, in an order; with a limit, that many after the given position. */
    async list(filter: DirectoryFilter, slice: Slice): Promise<DirectoryPage & { readonly branches: BranchCount[] }> {
      const byBranch = counts.byBranch();
      const narrowed = slice.counts && !isOfBranch(filter) ? matchingByBranch(filter) : undefined;
      const [branches, matching, listed] = await Promise.all([byBranch, narrowed, list(filter, slice, byBranch)]);
      const counted = branches.map((branch) => ({ ...branch, matching: matching?.get(branch.branch_id) ?? 0 }));
      return { branches: matching ? counted : branches, ...listed };
    },

    /** The first present employees by name whom a search finds. */
    async listFirst(filter: DirectoryFilter, limit: number): Promise<DirectoryRow[]> {
      const slice = { sort: 'name', after: undefined, limit, counts: false, hasExtras: false } as const;
      return (await listFound(filter.search ?? '', filterSql(filter), slice)).rows;
    },

    /** The ids of all present employees that a filter finds, in no order. */
    async listIds(filter: DirectoryFilter): Promise<number[]> {
      const asked = await matched(filter);
      const statement = once(`ids_${asked.name}`, () =>
        db.select({ id: employees.id }).from(employees).where(asked.where),
      );
      return (await statement.execute(asked.values)).map(({ id }) => id);
    },

    /** Cursors of the last employee of each full page of `step` employees. */
    async listPagePositions(filter: DirectoryFilter, sort: DirectorySort, step: number): Promise<CursorPosition[]> {
      const asked =
        filter.search === undefined ? filterSql(filter) : await narrowed(filter.search, filterSql(filter), sort);
      const statement = once(`places_${sort}_${asked.name}`, () => placesIn(db, sort, asked.where));
      return await statement.execute({ ...asked.values, step });
    },
  };

  async function matched(filter: DirectoryFilter): Promise<FilterSql> {
    const asked = filterSql(filter);
    return filter.search === undefined ? asked : await search.match(filter.search, asked);
  }

  /** The numbers of those whom a filter leaves in each branch, whichever it chooses. */
  async function matchingByBranch(filter: DirectoryFilter): Promise<ReadonlyMap<number, number>> {
    const { name, where, values } = await matched({ ...filter, branchId: undefined });
    const rows = await once(`branches_${name}`, () => branchesIn(db, where)).execute(values);
    return new Map(rows.map(({ id, total }) => [id, total]));
  }

  async function narrowed(words: string, asked: FilterSql, sort: DirectorySort): Promise<FilterSql> {
    const match = await search.match(words, asked);
    const found = await search.find(match, { sort, counts: false });
    return found ? foundOnly(found) : match;
  }
}

export function directoryRoutes(
  app: FastifyInstance,
  { clock, database, fileUrls, readings, today }: Services & { fileUrls: FileUrls; readings: ReadCounter },
): void {
  const store = employeeStore(database);

  readRoute(app, listEmployees, async ({ input: { query }, viewer }) => {
    const { sort = 'name', cursor, limit, columns = [] } = query;
    const filter = toFilter(query, today());
    const after = fromCursor(sort, cursor);
    const counts = query.sort !== undefined && after === undefined;
    const asked = { sort, after, limit: limit && limit + 1, counts, hasExtras: columns.length > 0 };
    const { branches, groups, rows } = await store.list(filter, asked);
    const { page, last } = toPage(rows, limit);
    const reader = await viewer;
    const department = byDepartment(page, columns, fileUrls.forViewer(reader, clock()));
    const order = query.sort && page.map(({ id }) => id);
    await readings.add(reader, page.length);
    return { branches, groups: toGroups(groups), department, order, next_cursor: last ? toCursor(sort, last) : null };
  });

  readRoute(app, listEmployeePlaces, async ({ input: { query } }) => {
    const { sort = 'name', limit } = query;
    const positions = await store.listPagePositions(toFilter(query, today()), sort, limit);
    return { cursors: positions.map((position) => toCursor(sort, position)) };
  });
}

/** Logs each export of employees with its author, filter and count. */
export function employeeExportRoutes(app: FastifyInstance, { database, today }: Services): void {
  const store = employeeStore(database);

  route(app, noteExport, async ({ input: { query }, viewer }) => {
    const { format, sort: _, q: search, ...filter } = query;
    const counted = { sort: 'name', after: undefined, limit: 1, counts: true, hasExtras: false } as const;
    const { groups = [] } = await store.list(toFilter(query, today()), counted);
    const total = groups.reduce((sum, group) => sum + group.total, 0);
    const asked = { employees: total, ...filter, ...(search && { search }) };
    await logExport(database, viewer, { record: 'employee', name: `Employees.${format}`, asked });
    return { employees: total };
  });
}
