import * as z from 'zod/mini';
import { SEARCHED_KINDS } from '../record-kinds.ts';
import { endpoint } from '../wire/endpoint.ts';
import { LIMITS, requiredText } from '../wire/fields.ts';

/** The kinds that the search finds, in the order of its response. Owners and managers have a name of their own in it. */
export const RESULT_KINDS = ['employee', ...SEARCHED_KINDS, 'administrator'] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

/** Most results of one kind. */
export const RESULTS_PER_KIND = 5;

/** A record that a search finds. */
export const searchResult = z.object({
  /** One of `RESULT_KINDS`; a text, so that an older shell can read the response of a newer server. */
  kind: z.string(),
  /** The record as URLs name it: its id, or the mobile number of an administrator. */
  id: z.string(),
  title: z.string(),
  /** Details that tell it from others of its name, such as designation and branch of an employee; may be empty. */
  detail: z.string(),
});
export type SearchResult = z.output<typeof searchResult>;

export const searchRecords = endpoint({
  method: 'GET',
  path: '/data/search',
  summary: 'The best matches among employees, branches, departments, designations, shifts and others, kind by kind',
  /** Parts of names, codes and numbers; employees are found as in the directory. */
  query: z.object({ query: requiredText(LIMITS.search) }),
  answer: z.object({ results: z.array(searchResult) }),
});
