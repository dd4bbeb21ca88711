import { Flex } from '@chakra-ui/react/flex';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SESSION_EVENTS, type SessionLogEntry } from '@seamline/shared/contract/access/session-log';
import { queryClient } from '@seamline/shared/query';
import { Badge } from '@seamline/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LogDays } from '../log/LogDays.tsx';
import { Choice, Days, Search } from '../log/LogFilters.tsx';
import { LogPage, useDebouncedFilter } from '../log/LogPage.tsx';
import { sessionLog } from '../queries.ts';
import { EVENT_LABELS, FILTER_NAMES, filterIn } from './sessionLogFilter.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader({ request }: { request: Request }) {
  void queryClient.prefetchInfiniteQuery(sessionLog(filterIn(new URL(request.url).searchParams)));
  return null;
}

export function Component() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const filter = useDebouncedFilter(filterIn(parameters));
  // The former entries stay, dimmed, until those of the new filter are loaded.
  const query = useInfiniteQuery({ ...sessionLog(filter), placeholderData: (before) => before });
  return (
    <LogPage
      messages={{
        title: t`Session Log`,
        description: t`Who signed in and out, failed attempts, and who read records of employees, identity documents or identity numbers. Entries are kept for 400 days.`,
        loading: t`Loading session log...`,
        fetchFailed: t`Failed to fetch the session log.`,
        forOwners: t`Only owners can read the session log.`,
        forOwnersWhy: t`Ask an owner if you need to know who signed in or read personal data.`,
        none: t`No sessions found.`,
        noneYet: t`Sign-ins will be listed here.`,
        noMatch: t`No entry matches these filters.`,
      }}
      query={query}
      countOf={(pages) => pages.reduce((sum, { entries }) => sum + entries.length, 0)}
      filterNames={FILTER_NAMES}
      isFiltered={Object.keys(filter).length > 0}
      filters={
        <Flex gap="3" flexWrap="wrap" alignItems="flex-start">
          <Search label={t`Search session log`} />
          <Choice
            name="event"
            phone="100%"
            label={t`Event`}
            anything={t`Any`}
            options={SESSION_EVENTS.map((value) => ({ value, label: t(EVENT_LABELS[value]) }))}
          />
          <Days />
        </Flex>
      }
    >
      {(pages) => <SessionLogList entries={pages.flatMap(({ entries }) => entries)} />}
    </LogPage>
  );
}

const TONES = {
  'sign-in': 'success',
  'failed-sign-in': 'danger',
  lockout: 'danger',
  'sign-out': 'accent',
  'end-session': 'accent',
  'read-employees': 'accent',
  'view-document': 'accent',
  'reveal-number': 'accent',
} as const;

const SECRETS: Readonly<Record<NonNullable<SessionLogEntry['secret']>, MessageDescriptor>> = {
  password: msg({ message: 'with a password', comment: 'After "Signed in" or "Failed sign-in"' }),
  code: msg({ message: 'with a one-time code', comment: 'After "Signed in" or "Failed sign-in"' }),
};

const DOCUMENTS: Readonly<Record<NonNullable<SessionLogEntry['document']>['kind'], MessageDescriptor>> = {
  aadhaar: msg({ message: 'Aadhaar card of', comment: 'Before the name of an employee' }),
  pan_card: msg({ message: 'PAN card of', comment: 'Before the name of an employee' }),
  pan_number: msg({ message: 'PAN of', comment: 'Before the name of an employee' }),
  aadhaar_number: msg({ message: 'Aadhaar number of', comment: 'Before the name of an employee' }),
  uan_number: msg({ message: 'UAN of', comment: 'Before the name of an employee' }),
  esic_number: msg({ message: 'ESIC number of', comment: 'Before the name of an employee' }),
  bank_account_number: msg({ message: 'Bank account number of', comment: 'Before the name of an employee' }),
  ifsc_code: msg({ message: 'IFSC code of', comment: 'Before the name of an employee' }),
};

export function SessionLogList({ entries }: { entries: readonly SessionLogEntry[] }) {
  return <LogDays entries={entries}>{(entry) => <Entry entry={entry} />}</LogDays>;
}

function Entry({ entry }: { entry: SessionLogEntry }) {
  const { t } = useLingui();
  const { who, event, address, secret, times, employees, document } = entry;
  return (
    <>
      <p>
        <strong>{who.name || t`Unknown account`}</strong> <Badge tone={TONES[event]}>{t(EVENT_LABELS[event])}</Badge>{' '}
        {secret && t(SECRETS[secret])}
        {employees !== null && <Plural value={employees} one="# record" other="# records" />}
        {document && (
          <>
            {t(DOCUMENTS[document.kind])} <strong>{document.employee_name}</strong>
          </>
        )}{' '}
        {event === 'end-session' ? (
          <Plural value={times} one="# session" other="# sessions" />
        ) : (
          times > 1 && (employees !== null ? t`in 1 hour` : t`${times} times in 10 minutes`)
        )}
      </p>
      <small>
        {who.number} <Trans>from {address}</Trans>
      </small>
    </>
  );
}
