import { SESSION_EVENTS } from '@seamline/shared/contract/session-log';
import { useMessages } from '@seamline/shared/messages';
import { queryClient } from '@seamline/shared/query';
import { Flex } from '@seamline/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '../api.ts';
import { Choice, Day, labelled, Search } from '../log/LogFilters.tsx';
import { LogPage, useSettledFilter } from '../log/LogPage.tsx';
import { adminMessages } from '../messages.ts';
import { SessionLogList } from './SessionLogList.tsx';
import { FILTER_NAMES, filterIn } from './sessionLogFilter.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader({ request }: { request: Request }) {
  void queryClient.prefetchInfiniteQuery(api.sessionLog.list(filterIn(new URL(request.url).searchParams)));
  return null;
}

export function Component() {
  const { sessionLog: texts, activity } = useMessages(adminMessages);
  const [parameters] = useSearchParams();
  const filter = useSettledFilter(filterIn(parameters));
  // The entries of before stay, dimmed, until those of another filter are there.
  const query = useInfiniteQuery({ ...api.sessionLog.list(filter), placeholderData: (before) => before });
  return (
    <LogPage
      texts={texts}
      query={query}
      countOf={(pages) => pages.reduce((sum, { entries }) => sum + entries.length, 0)}
      filterNames={FILTER_NAMES}
      isFiltered={Object.keys(filter).length > 0}
      filters={
        <Flex gap="3" flexWrap="wrap" alignItems="flex-start">
          <Search label={texts.search} />
          <Choice
            name="event"
            phone="100%"
            label={texts.event}
            anything={texts.anyEvent}
            options={labelled(SESSION_EVENTS, texts.events)}
          />
          <Day name="from" label={activity.from} />
          <Day name="to" label={activity.to} />
        </Flex>
      }
    >
      {(pages) => <SessionLogList entries={pages.flatMap(({ entries }) => entries)} />}
    </LogPage>
  );
}
