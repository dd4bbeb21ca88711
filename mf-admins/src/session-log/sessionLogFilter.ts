import { SESSION_EVENTS, type SessionLogFilter } from '@seamline/shared/contract/session-log';

export const FILTER_NAMES = ['q', 'event', 'from', 'to'] as const;

/** The filter that an address asks for; what makes no sense there asks for nothing. */
export function filterIn(parameters: URLSearchParams): SessionLogFilter {
  const read = (name: (typeof FILTER_NAMES)[number]) => parameters.get(name)?.trim() ?? '';
  const filter: SessionLogFilter = {};
  const event = SESSION_EVENTS.find((each) => each === read('event'));
  if (event) filter.event = event;
  for (const name of ['from', 'to'] as const) {
    if (/^\d{4}-\d\d-\d\d$/.test(read(name))) filter[name] = read(name);
  }
  if (read('q')) filter.q = read('q').slice(0, 200);
  return filter;
}
