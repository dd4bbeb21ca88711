import type { ReferenceNames } from '@seamline/shared/contract/fields';
import { useMessages } from '@seamline/shared/messages';
import { prefetch, queryClient } from '@seamline/shared/query';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '../api.ts';
import { LogPage, useSettledFilter } from '../log/LogPage.tsx';
import { adminMessages } from '../messages.ts';
import { ActivityDownload } from './ActivityDownload.tsx';
import { ActivityFilters } from './ActivityFilters.tsx';
import { ActivityList } from './ActivityList.tsx';
import { FILTER_NAMES, filterIn } from './activityFilter.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader({ request }: { request: Request }) {
  void queryClient.prefetchInfiniteQuery(api.activity.list(filterIn(new URL(request.url).searchParams)));
  void prefetch(api.activity.people);
  return null;
}

export function Component() {
  const { activity: texts } = useMessages(adminMessages);
  const [parameters] = useSearchParams();
  const filter = useSettledFilter(filterIn(parameters));
  // The entries of before stay, dimmed, until those of another filter are there.
  const query = useInfiniteQuery({ ...api.activity.list(filter), placeholderData: (before) => before });
  return (
    <LogPage
      texts={texts}
      query={query}
      countOf={(pages) => pages.reduce((sum, { activity }) => sum + activity.length, 0)}
      filterNames={FILTER_NAMES}
      isFiltered={Object.keys(filter).length > 0}
      filters={<ActivityFilters />}
      actions={<ActivityDownload filter={filter} />}
    >
      {(pages) => <ActivityList entries={pages.flatMap(({ activity }) => activity)} names={namesOf(pages)} />}
    </LogPage>
  );
}

/** The names that any of the pages brought. */
function namesOf(pages: readonly { readonly names?: ReferenceNames | undefined }[]): ReferenceNames {
  const all: ReferenceNames = {};
  for (const [field, names] of pages.flatMap((page) => Object.entries(page.names ?? {}))) {
    all[field] = { ...all[field], ...names };
  }
  return all;
}
