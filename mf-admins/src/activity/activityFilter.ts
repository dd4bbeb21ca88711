import { ACTIVITY_ACTIONS, ACTIVITY_RECORDS, type ActivityFilter } from '@seamline/shared/contract/access/activity';
import { parseId } from '@seamline/shared/table';
import { LOG_FILTER_NAMES, logFilterIn } from '../log/logFilter.ts';

export const FILTER_NAMES = [...LOG_FILTER_NAMES, 'who', 'record', 'action'] as const;

/** Reads the filter from the search parameters and ignores invalid values. */
export function filterIn(parameters: URLSearchParams): ActivityFilter {
  const who = parseId(parameters.get('who'));
  const record = ACTIVITY_RECORDS.find((each) => each === parameters.get('record'));
  const action = ACTIVITY_ACTIONS.find((each) => each === parameters.get('action'));
  return { ...logFilterIn(parameters), ...(who && { who }), ...(record && { record }), ...(action && { action }) };
}
