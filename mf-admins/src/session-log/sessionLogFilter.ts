import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SESSION_EVENTS, type SessionLogFilter } from '@seamline/shared/contract/session-log';

/** The events as the filter and the entries name them. */
export const EVENT_LABELS: Readonly<Record<(typeof SESSION_EVENTS)[number], MessageDescriptor>> = {
  'sign-in': msg`Signed in`,
  'failed-sign-in': msg`Failed sign-in`,
  lockout: msg`Locked out`,
  'sign-out': msg`Signed out`,
  'end-session': msg({
    message: 'Ended on another device',
    comment: 'Before "1 session": sessions that a person has ended',
  }),
  'read-employees': msg`Read employees`,
  'view-document': msg`Viewed document`,
  'reveal-number': msg`Read identity number`,
};

export const FILTER_NAMES = ['q', 'event', 'from', 'to'] as const;

/** Reads the filter from the search parameters and ignores invalid values. */
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
