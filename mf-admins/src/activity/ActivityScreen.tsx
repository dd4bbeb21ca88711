import { Flex } from '@chakra-ui/react/flex';
import { HStack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { ACTIVITY_ACTIONS, type ActivityFilter } from '@seamline/shared/contract/access/activity';
import { ALL_KINDS } from '@seamline/shared/contract/record-kinds';
import type { ReferenceNames } from '@seamline/shared/contract/wire/fields';
import { recordLabel } from '@seamline/shared/labels/record';
import { prefetch, queryClient } from '@seamline/shared/query';
import { parseId } from '@seamline/shared/table';
import { Button } from '@seamline/shared/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { Choice, Days, LOG_FILTER_NAMES, logFilterIn, Search } from '../log/LogFilters.tsx';
import { LogPage, useDebouncedFilter } from '../log/LogPage.tsx';
import { activity, activityPeople } from '../queries.ts';
import { ActivityDownload } from './ActivityDownload.tsx';
import { ActivityList } from './ActivityList.tsx';
import { ACTION_LABELS } from './labels.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader({ request }: { request: Request }) {
  void queryClient.prefetchInfiniteQuery(activity(filterIn(new URL(request.url).searchParams)));
  void prefetch(activityPeople);
  return null;
}

export function Component() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const filter = useDebouncedFilter(filterIn(parameters));
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

/** Filters the log by text, person, record, action and days. The URL keeps them. */
function ActivityFilters() {
  const { t, i18n } = useLingui();
  const { data } = useQuery(activityPeople);
  const people =
    data?.people.map(({ id, name, number }) => ({ value: String(id), label: number ? `${name} (${number})` : name })) ??
    [];
  return (
    <Flex gap="3" flexWrap="wrap" alignItems="flex-start">
      <Search label={t`Search activity`} />
      <Choice name="who" phone="100%" label={t`Who`} anything={t`Anybody`} options={people} />
      <Choice
        name="record"
        label={t`Record`}
        anything={t`Anything`}
        options={ALL_KINDS.map((value) => ({ value, label: recordLabel(value, i18n) }))}
      />
      <Choice
        name="action"
        label={t`Action`}
        anything={t`Any`}
        options={ACTIVITY_ACTIONS.map((value) => ({ value, label: t(ACTION_LABELS[value]) }))}
      />
      <Days />
    </Flex>
  );
}

export const FILTER_NAMES = [...LOG_FILTER_NAMES, 'who', 'record', 'action'] as const;

/** Reads the filter from the search parameters and ignores invalid values. */
export function filterIn(parameters: URLSearchParams): ActivityFilter {
  const who = parseId(parameters.get('who'));
  const record = ALL_KINDS.find((each) => each === parameters.get('record'));
  const action = ACTIVITY_ACTIONS.find((each) => each === parameters.get('action'));
  return { ...logFilterIn(parameters), ...(who && { who }), ...(record && { record }), ...(action && { action }) };
}
