import { Flex } from '@chakra-ui/react/flex';
import { useLingui } from '@lingui/react/macro';
import { SESSION_EVENTS } from '@seamline/shared/contract/access/session-log';
import { queryClient } from '@seamline/shared/query';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Choice, Days, Search } from '../log/LogFilters.tsx';
import { LogPage, useDebouncedFilter } from '../log/LogPage.tsx';
import { sessionLog } from '../queries.ts';
import { SessionLogList } from './SessionLogList.tsx';
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
