import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { date } from '../wire/dates.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParameter, LIMITS, pageParameters, pageSize, repeated, text } from '../wire/fields.ts';
import { EMPLOYMENT_TYPES, GENDERS } from './employee-fields.ts';
import { EMPLOYEE_FIGURES } from './employee-figures.ts';
import { HEALTH_KINDS } from './employee-health.ts';

/** An employee in the directory. `profile_pic` is a signed URL, or null. */
export const employeeCard = z.object({
  id,
  user_id: id,
  user_name: z.string(),
  designation: z.string(),
  profile_pic: z.nullable(z.string()),
});
export type EmployeeCard = z.output<typeof employeeCard>;

/** The same with what a line of a table shows besides. */
export const directoryCard = z.extend(employeeCard, {
  /** The employee's code in the biometric reader. */
  code: z.optional(z.nullable(z.string())),
  mobile_number: z.optional(z.string()),
  primary_email: z.optional(z.nullable(z.string())),
  joining_date: z.optional(z.string()),
  branch_name: z.optional(z.string()),
  /** The joining date of an employee who has not joined; missing for others. */
  joins_on: z.optional(z.string()),
  /** The last day of an employee on notice; missing for others. */
  on_notice_until: z.optional(z.string()),
  /** The values of `EXTRA_COLUMNS`, as far as they are asked for. */
  sub_department: z.optional(z.nullable(z.string())),
  shift: z.optional(z.nullable(z.string())),
  employment_type: z.optional(z.string()),
  gender: z.optional(z.string()),
  birth_date: z.optional(z.string()),
  /** Names of the persons whom the employee reports to. */
  reports_to: z.optional(z.array(z.string())),
});
export type DirectoryCard = z.output<typeof directoryCard>;

/** Values of an employee that a list has on request only. */
export const EXTRA_COLUMNS = [
  'sub_department',
  'shift',
  'employment_type',
  'gender',
  'birth_date',
  'reports_to',
] as const satisfies readonly (keyof DirectoryCard)[];
export type ExtraColumn = (typeof EXTRA_COLUMNS)[number];
export type ExtraValues = Required<Pick<DirectoryCard, ExtraColumn>>;

/** Columns of the list of employees beside the name, in their usual order. */
export const DIRECTORY_COLUMNS = [
  'designation',
  'department',
  'mobile',
  'code',
  'branch',
  'joined',
  'email',
  'sub-department',
  'shift',
  'type',
  'gender',
  'birth',
  'managers',
] as const;
export type DirectoryColumn = (typeof DIRECTORY_COLUMNS)[number];

/** Represents the name, which is always shown, so that a list without any other column has a value in the URL. */
export const NO_COLUMNS = 'name';

export const branchCount = z.object({
  branch_id: id,
  branch_name: z.string(),
  total_employees: z.int(),
  /** Employees beside those with a joining date ahead: in the directory alone. */
  joining: z.optional(z.int()),
  /** Those listed whom the other filters leave; on the first page of a list with `sort` that has such filters. */
  matching: z.optional(z.int()),
});
export type BranchCount = z.output<typeof branchCount>;

/** Sort keys of the directory, ascending or, with a minus, descending; `added` is the order of entry. */
export const DIRECTORY_SORTS = [
  'department',
  '-department',
  'name',
  '-name',
  'joined',
  '-joined',
  'code',
  '-code',
  'added',
  '-added',
  'designation',
  '-designation',
  'branch',
  '-branch',
  'sub-department',
  '-sub-department',
  'shift',
  '-shift',
  'mobile',
  '-mobile',
  'email',
  '-email',
  'birth',
  '-birth',
  'gender',
  '-gender',
  'employment-type',
  '-employment-type',
] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

/** Those on notice have a last day, those joining a joining date ahead. */
export const EMPLOYEE_STATUSES = ['active', 'on-notice', 'joining'] as const;
export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number];

/**
 * Filter of a list of employees; a missing value filters nothing. A query with it is checked by `withJoiningPeriodRule`.
 */
export const directoryFilter = z.object({
  branch_id: z.optional(idParameter),
  department_id: z.optional(idParameter),
  sub_department_id: z.optional(idParameter),
  designation_id: z.optional(idParameter),
  shift_id: z.optional(idParameter),
  status: z.optional(z.enum(EMPLOYEE_STATUSES, invalid('invalid_choice'))),
  employment_type: z.optional(z.enum(EMPLOYMENT_TYPES, invalid('invalid_choice'))),
  gender: z.optional(z.enum(GENDERS, invalid('invalid_choice'))),
  /** The first and the last of the joining dates. */
  joined_from: z.optional(date),
  joined_to: z.optional(date),
  /**
   * Part of a name as it is written or sounds, of a mobile number in any notation, an email address, a code, a
   * designation or a department; several words may be of different ones.
   */
  q: z.optional(text(LIMITS.search)),
  /** Only whose record has this gap or doubt. */
  health: z.optional(z.enum(HEALTH_KINDS, invalid('invalid_choice'))),
  /** Only whom this figure of the home page counts. */
  figure: z.optional(z.enum(EMPLOYEE_FIGURES, invalid('invalid_choice'))),
  /** The default is by name. */
  sort: z.optional(z.enum(DIRECTORY_SORTS, invalid('invalid_choice'))),
});

interface JoiningPeriod {
  readonly joined_from?: string | undefined;
  readonly joined_to?: string | undefined;
}

/** True for a period that ends before it begins. */
export function isReversed({ joined_from: from, joined_to: to }: JoiningPeriod): boolean {
  return Boolean(from && to && from > to);
}

/** Adds the rule that a period of joining dates does not end before it begins. */
export function withJoiningPeriodRule<Schema extends z.ZodMiniObject>(schema: Schema): Schema {
  return schema.check(
    z.refine((values) => !isReversed(values as JoiningPeriod), {
      error: invalid('end_before_start'),
      path: ['joined_to'],
    }),
  );
}

/** The two ways of showing the directory. */
export const DIRECTORY_VIEWS = ['cards', 'list'] as const;

const { shape } = directoryFilter;

/** The search parameters of a URL of the directory; a missing one filters nothing. */
export const directorySearch = z.strictObject({
  branch: shape.branch_id,
  department: shape.department_id,
  'sub-department': shape.sub_department_id,
  designation: shape.designation_id,
  shift: shape.shift_id,
  status: shape.status,
  type: shape.employment_type,
  gender: shape.gender,
  'joined-from': shape.joined_from,
  'joined-to': shape.joined_to,
  health: shape.health,
  figure: shape.figure,
  q: shape.q,
  sort: shape.sort,
  view: z.optional(z.enum(DIRECTORY_VIEWS, invalid('invalid_choice'))),
  /** The columns of the list beside the name, separated by commas. */
  columns: z.optional(z.string(invalid('invalid_choice')).check(z.refine(areColumns, invalid('invalid_choice')))),
});
export type DirectorySearch = z.output<typeof directorySearch>;

export const DIRECTORY_PARAMS = Object.keys(directorySearch.shape) as readonly (keyof DirectorySearch)[];

/** Returns the value of one search parameter of the directory; undefined where it is missing or invalid. */
export function readDirectoryParam<Name extends keyof DirectorySearch>(
  name: Name,
  text: string | null,
): DirectorySearch[Name] {
  const { data } = z.safeDecode(directorySearch.shape[name] as z.ZodMiniType, text || undefined);
  return data as DirectorySearch[Name];
}

function areColumns(text: string): boolean {
  const names = text.split(',');
  const isKnown = names.every((name) => DIRECTORY_COLUMNS.some((column) => column === name));
  return text === NO_COLUMNS || (isKnown && new Set(names).size === names.length);
}

export const listEmployees = endpoint({
  method: 'GET',
  path: '/data/employees',
  summary: 'The directory: employees by department, of one branch or of all, whole or page by page',
  query: withJoiningPeriodRule(
    z.extend(directoryFilter, {
      // The response has all employees without `limit`; a listed cursor is one as well.
      ...pageParameters,
      columns: z.optional(repeated(z.enum(EXTRA_COLUMNS, invalid('invalid_choice')))),
    }),
  ),
  answer: z.object({
    branches: z.array(branchCount),
    department: z.record(z.string(), z.array(directoryCard)),
    /** The ids in the order asked for with `sort`, which the departments cannot show. */
    order: z.optional(z.array(id)),
    /** Employees that match the filter, by department in their order: on the first page of a list with `sort`. */
    groups: z.optional(z.array(z.object({ name: z.string(), total: z.int() }))),
    /** Null on the last page. */
    next_cursor: z.optional(z.nullable(z.string())),
  }),
});

export const listEmployeePlaces = endpoint({
  method: 'GET',
  path: '/data/employees/places',
  summary: 'The cursors that the pages of a list of employees begin after, for a jump into its middle',
  query: withJoiningPeriodRule(z.extend(directoryFilter, { limit: pageSize })),
  answer: z.object({ cursors: z.array(z.string()) }),
});
