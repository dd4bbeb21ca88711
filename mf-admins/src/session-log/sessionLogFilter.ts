import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SESSION_EVENTS, type SessionLogFilter } from '@seamline/shared/contract/access/session-log';
import { LOG_FILTER_NAMES, logFilterIn } from '../log/LogFilters.tsx';

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
  'read-employees': msg`Looked at employees`,
  'view-document': msg`Viewed document`,
  'reveal-number': msg`Read identity number`,
};

export const FILTER_NAMES = [...LOG_FILTER_NAMES, 'event'] as const;

/** Reads the filter from the search parameters and ignores invalid values. */
export function filterIn(parameters: URLSearchParams): SessionLogFilter {
  const event = SESSION_EVENTS.find((each) => each === parameters.get('event'));
  return { ...logFilterIn(parameters), ...(event && { event }) };
}
