import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, id, idParameter, requiredName, version, versionParameter } from '../wire/fields.ts';
import { directorySearch, isReversed } from './employees.ts';

/** Most characters of the name and of the search parameters of a saved view, and most views of an administrator. */
export const EMPLOYEE_VIEW_LIMITS = { name: 60, search: 1000, views: 50 } as const;

/** A name for the search parameters of the directory, without `?`: `status=on-notice&sort=-joined`. */
export const employeeViewInput = z.object({
  name: requiredName(EMPLOYEE_VIEW_LIMITS.name),
  search: z
    .string(invalid('text_expected'))
    .check(
      z.maxLength(EMPLOYEE_VIEW_LIMITS.search, invalid('too_long', { max: EMPLOYEE_VIEW_LIMITS.search })),
      z.refine(isDirectorySearch, invalid('unknown_filter')),
    ),
});
export type EmployeeViewInput = z.output<typeof employeeViewInput>;

/** The same with the id of a view, which is in the URL. */
export const employeeViewChange = z.extend(employeeViewInput, { id, version: z.optional(version) });

export const employeeView = z.object({
  id,
  name: z.string(),
  search: z.string(),
  /** Missing in responses of earlier releases. */
  version: z.optional(version),
});
export type EmployeeView = z.output<typeof employeeView>;

/** True for search parameters that the directory knows, each once, with valid values. */
function isDirectorySearch(search: string): boolean {
  const params = new URLSearchParams(search);
  const values = Object.fromEntries(params);
  if (params.size > Object.keys(values).length) return false;
  const { success, data } = z.safeDecode(directorySearch, values);
  return success && !isReversed({ joined_from: data['joined-from'], joined_to: data['joined-to'] });
}

const params = z.object({ id: idParameter });

export const listEmployeeViews = endpoint({
  method: 'GET',
  path: '/data/employee-views',
  summary: 'The saved views of the directory that the viewer has, by name',
  answer: z.object({ views: z.array(employeeView) }),
});

export const createEmployeeView = endpoint({
  method: 'POST',
  path: '/data/employee-views',
  summary: 'Save a view of the directory for oneself',
  writes: false,
  body: { as: 'json', fields: employeeViewInput },
  answer: employeeView,
});

export const updateEmployeeView = endpoint({
  method: 'PUT',
  path: '/data/employee-views/:id',
  summary: 'Change name and search parameters of one of the own views',
  writes: false,
  params,
  body: { as: 'json', fields: z.extend(employeeViewInput, { version: z.optional(version) }) },
  answer: employeeView,
});

export const removeEmployeeView = endpoint({
  method: 'DELETE',
  path: '/data/employee-views/:id',
  summary: 'Delete one of the own views',
  writes: false,
  params,
  query: z.object({ version: versionParameter }),
  answer: done,
});
