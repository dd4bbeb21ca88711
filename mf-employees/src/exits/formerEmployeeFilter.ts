import { isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { parseId } from '@seamline/shared/table';

/** Which former employees are listed. */
export interface FormerEmployeeFilter {
  search: string;
  branchId: number | undefined;
  /** The first and the last of the last days at work; empty for no bound. */
  from: string;
  to: string;
}

/** Returns the filter in the URL; an invalid date or id is ignored. */
export function filterIn(params: URLSearchParams): FormerEmployeeFilter {
  return {
    search: params.get('q')?.trim() ?? '',
    branchId: parseId(params.get('branch')),
    from: dateIn(params, 'from'),
    to: dateIn(params, 'to'),
  };
}

function dateIn(params: URLSearchParams, name: string): string {
  const value = params.get(name) ?? '';
  return isCalendarDate(value) ? value : '';
}
