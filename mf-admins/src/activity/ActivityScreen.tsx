import { HStack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReferenceNames } from '@seamline/shared/contract/fields';
import { prefetch, queryClient } from '@seamline/shared/query';
import { Button } from '@seamline/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { LogPage, useSettledFilter } from '../log/LogPage.tsx';
import { activity, activityPeople } from '../queries.ts';
import { ActivityDownload } from './ActivityDownload.tsx';
import { ActivityFilters } from './ActivityFilters.tsx';
import { ActivityList } from './ActivityList.tsx';
import { FILTER_NAMES, filterIn } from './activityFilter.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader({ request }: { request: Request }) {
  void queryClient.prefetchInfiniteQuery(activity(filterIn(new URL(request.url).searchParams)));
  void prefetch(activityPeople);
  return null;
}

export function Component() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const filter = useSettledFilter(filterIn(parameters));
  // The former entries stay, dimmed, until those of the new filter are loaded.
  const query = useInfiniteQuery({ ...activity(filter), placeholderData: (before) => before });
  return (
    <LogPage
      messages={{
        title: t`Activity Logs`,
        description: t`Who added, changed or deleted what. Times are in Indian Standard Time. Passwords and codes are never stored here.`,
        loading: t`Loading activity...`,
        fetchFailed: t`Failed to fetch the activity log.`,
        forOwners: t`Only owners can read the activity log.`,
        forOwnersWhy: t`Ask an owner if you need to know who changed something.`,
        none: t`No activity found.`,
        noneYet: t`Everything that is added, changed or deleted will be listed here.`,
        noMatch: t`No activity matches these filters.`,
      }}
      query={query}
      countOf={(pages) => pages.reduce((sum, page) => sum + page.activity.length, 0)}
      filterNames={FILTER_NAMES}
      isFiltered={Object.keys(filter).length > 0}
      filters={<ActivityFilters />}
      actions={
        <HStack flexWrap="wrap">
          <Button asChild variant="outline">
            <Link to="deleted">
              <Trans>Recently deleted</Trans>
            </Link>
          </Button>
          <ActivityDownload filter={filter} />
        </HStack>
      }
    >
      {(pages) => <ActivityList entries={pages.flatMap((page) => page.activity)} names={namesOf(pages)} />}
    </LogPage>
  );
}

/** Merges the names of all pages. */
function namesOf(pages: readonly { readonly names?: ReferenceNames | undefined }[]): ReferenceNames {
  const all: ReferenceNames = {};
  for (const [field, names] of pages.flatMap((page) => Object.entries(page.names ?? {}))) {
    all[field] = { ...all[field], ...names };
  }
  return all;
}
