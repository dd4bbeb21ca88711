import type { ActivityFilter } from '@seamline/shared/contract/activity';
import type { ReferenceNames } from '@seamline/shared/contract/fields';
import { ApiError } from '@seamline/shared/http';
import { useMessages } from '@seamline/shared/messages';
import { prefetch, queryClient } from '@seamline/shared/query';
import { EmptyList, IN_PLACE, Loaded, useAddressChange, useSettled } from '@seamline/shared/table';
import { Box, Button, EmptyState, Page, Text } from '@seamline/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '../api.ts';
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
  const { activity: text } = useMessages(adminMessages);
  const [parameters] = useSearchParams();
  const change = useAddressChange(IN_PLACE);
  const filter = useSettledFilter(parameters);
  // The entries of before stay, dimmed, until those of another filter are there.
  const entries = useInfiniteQuery({ ...api.activity.list(filter), placeholderData: (before) => before });
  if (entries.error instanceof ApiError && entries.error.status === 403) return <ForOwners />;
  const clear = (
    <Button variant="outline" onClick={() => change(Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])))}>
      {text.clear}
    </Button>
  );
  return (
    <Page title={text.title} description={text.lead} actions={<ActivityDownload filter={filter} />}>
      <ActivityFilters />
      <Loaded query={entries} loading={text.loading} failed={text.fetchFailed}>
        {({ pages }) => {
          const shown = pages.flatMap((page) => page.activity);
          const isEmpty = shown.length === 0;
          return (
            <>
              {isEmpty ? (
                <EmptyList
                  isEmpty={Object.keys(filter).length === 0}
                  icon="history"
                  title={text.none}
                  why={text.noneYet}
                  noMatch={text.noMatch}
                  clear={clear}
                />
              ) : (
                <Box aria-busy={entries.isPlaceholderData} opacity={entries.isPlaceholderData ? 0.8 : 1}>
                  <ActivityList entries={shown} names={namesOf(pages)} />
                </Box>
              )}
              {/* It stays where nothing is left, so that a search in vain is said as well. */}
              <Text role="status" tone="muted" size="sm" srOnly={isEmpty}>
                {text.shown(shown.length, !entries.hasNextPage)}
              </Text>
              {entries.hasNextPage && (
                <Button
                  variant="outline"
                  alignSelf="center"
                  busy={entries.isFetchingNextPage}
                  onClick={() => void entries.fetchNextPage()}
                >
                  {text.more}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
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

/** The filter of the address, its text once the typing pauses. */
function useSettledFilter(parameters: URLSearchParams): ActivityFilter {
  const { q, ...rest } = filterIn(parameters);
  const settled = useSettled(q);
  return settled === undefined ? rest : { ...rest, q: settled };
}

function ForOwners() {
  const { activity: text } = useMessages(adminMessages);
  return (
    <Page title={text.title}>
      <EmptyState icon="lock" title={text.forOwners}>
        {text.forOwnersWhy}
      </EmptyState>
    </Page>
  );
}
