import {
  ACTIVITY_ACTIONS,
  ACTIVITY_RECORDS,
  type ActivityAction,
  type ActivityFilter,
  type ActivityRecord,
} from '@seamline/shared/contract/activity';

export const FILTER_NAMES = ['q', 'who', 'record', 'action', 'from', 'to'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Reads the filter from the search parameters and ignores invalid values. */
export function filterIn(parameters: URLSearchParams): ActivityFilter {
  const read = (name: FilterName) => parameters.get(name)?.trim() ?? '';
  const filter: ActivityFilter = {};
  const [record, action] = [read('record'), read('action')];
  if (/^[1-9]\d{0,8}$/.test(read('who'))) filter.who = Number(read('who'));
  if (isRecord(record)) filter.record = record;
  if (isAction(action)) filter.action = action;
  for (const name of ['from', 'to'] as const) {
    if (/^\d{4}-\d\d-\d\d$/.test(read(name))) filter[name] = read(name);
  }
  if (read('q')) filter.q = read('q').slice(0, 200);
  return filter;
}

function isRecord(value: string): value is ActivityRecord {
  return ACTIVITY_RECORDS.some((record) => record === value);
}

function isAction(value: string): value is ActivityAction {
  return ACTIVITY_ACTIONS.some((action) => action === value);
}
