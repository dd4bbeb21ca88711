import { isCalendarDate } from '@seamline/shared/contract/wire/dates';

/** The search parameters that every log can be filtered by. */
export const LOG_FILTER_NAMES = ['q', 'from', 'to'] as const;

/** Reads text and days of a filter from the search parameters and ignores invalid values. */
export function logFilterIn(parameters: URLSearchParams): { q?: string; from?: string; to?: string } {
  const read = (name: string) => parameters.get(name)?.trim() ?? '';
  const [q, from, to] = [read('q').slice(0, 200), read('from'), read('to')];
  return { ...(q && { q }), ...(isCalendarDate(from) && { from }), ...(isCalendarDate(to) && { to }) };
}
