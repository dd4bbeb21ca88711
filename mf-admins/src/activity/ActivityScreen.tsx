import type { ActivityFilter } from '@seamline/shared/contract/activity';
import type { ReferenceNames } from '@seamline/shared/contract/fields';
import { ApiError } from '@seamline/shared/http';
import { useMessages } from '@seamline/shared/messages';
import { prefetch, queryClient, useInfiniteQuery } from '@seamline/shared/query';
import { useSearchParams } from '@seamline/shared/router';
import { Loaded, useSettled } from '@seamline/shared/table';
import { Box, Button, EmptyState, Page, Text } from '@seamline/shared/ui';
import { api } from '../api.ts';
import { adminMessages } from '../messages.ts';
import { ActivityDownload } from './ActivityDownload.tsx';
import { ActivityFilters } from './ActivityFilters.tsx';
import { ActivityList } from './ActivityList.tsx';
import { FILTER_NAMES, filterIn } from './activityFilter.ts';

export function loader({ request }: { request: Request }) {
  void queryClient.prefetchInfiniteQuery(api.activity.list(filterIn(new URL(request.url).searchParams)));
  void prefetch(api.activity.people);
  return null;
}

/** Typing a search changes the address; the screen itself asks once the typing pauses. */
export const shouldRevalidate = () => false;

export function Component() {
  const { activity: text } = useMessages(adminMessages);
  const [parameters, setParameters] = useSearchParams();
  const filter = useSettledFilter(parameters);
  // The entries of before stay, dimmed, until those of another filter are there.
  const entries = useInfiniteQuery({ ...api.activity.list(filter), placeholderData: (before) => before });
  if (entries.error instanceof ApiError && entries.error.status === 403) return <ForOwners />;
  const clear = () =>
    setParameters((before) => new URLSearchParams([...before].filter(([name]) => !isFilter(name))), { replace: true });
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
                <Nothing isFiltered={Object.keys(filter).length > 0} clear={clear} />
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

function isFilter(name: string): boolean {
  return FILTER_NAMES.some((known) => known === name);
}

/** The filter of the address, its text once the typing pauses. */
function useSettledFilter(parameters: URLSearchParams): ActivityFilter {
  const { q, ...rest } = filterIn(parameters);
  const settled = useSettled(q);
  return settled === undefined ? rest : { ...rest, q: settled };
}

function Nothing({ isFiltered, clear }: { isFiltered: boolean; clear(): void }) {
  const { activity: text } = useMessages(adminMessages);
  if (!isFiltered) {
    return (
      <EmptyState icon="history" title={text.none}>
        {text.noneYet}
      </EmptyState>
    );
  }
  const action = (
    <Button variant="outline" onClick={clear}>
      {text.clear}
    </Button>
  );
  return (
    <EmptyState icon="search" title={text.none} action={action}>
      {text.noMatch}
    </EmptyState>
  );
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
