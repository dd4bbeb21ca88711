import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans } from '@lingui/react/macro';
import { ApiError } from '@seamline/shared/http';
import { EmptyList, IN_PLACE, Loaded, useDebouncedValue, useSearchParamsChange } from '@seamline/shared/table';
import { Button, EmptyState, Page } from '@seamline/shared/ui';
import { Fragment, type ReactNode, useState } from 'react';

interface LogMessages {
  title: string;
  description: string | undefined;
  loading: string;
  fetchFailed: string;
  forOwners: string;
  forOwnersWhy: string;
  none: string;
  noneYet: string;
  noMatch: string;
}

interface LogQuery<LogPart> {
  data: { pages: LogPart[] } | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
}

interface LogPageProps<LogPart> {
  messages: LogMessages;
  query: LogQuery<LogPart>;
  countOf: (pages: readonly LogPart[]) => number;
  /** The search parameters that filter the log. */
  filterNames: readonly string[];
  isFiltered: boolean;
  filters: ReactNode;
  actions?: ReactNode;
  /** A link to the screen that this one belongs to. */
  back?: ReactNode;
  children: (pages: readonly LogPart[]) => ReactNode;
}

/** The screen of a log that only owners can read: filters, entries page by page, and the empty state. */
export function LogPage<LogPart>({
  messages,
  query,
  countOf,
  filters,
  actions,
  children,
  ...props
}: LogPageProps<LogPart>) {
  const change = useSearchParamsChange(IN_PLACE);
  const [timesCleared, setTimesCleared] = useState(0);
  if (query.error instanceof ApiError && query.error.status === 403) return <ForOwners messages={messages} />;
  const clear = (
    <Button
      variant="outline"
      onClick={() => {
        change(Object.fromEntries(props.filterNames.map((name) => [name, ''])));
        setTimesCleared(timesCleared + 1);
      }}
    >
      <Trans>Clear filters</Trans>
    </Button>
  );
  return (
    <Page title={messages.title} description={messages.description} back={props.back} actions={actions}>
      {/* Mounting the filters again also clears a text that is no date, which is not in the URL. */}
      <Fragment key={timesCleared}>{filters}</Fragment>
      <Loaded query={query} loading={messages.loading} failed={messages.fetchFailed}>
        {({ pages }) => {
          const count = countOf(pages);
          const isEmpty = count === 0;
          return (
            <>
              {isEmpty ? (
                <EmptyList
                  isEmpty={!props.isFiltered}
                  icon="history"
                  title={messages.none}
                  why={messages.noneYet}
                  noMatch={messages.noMatch}
                  clear={clear}
                />
              ) : (
                <Box aria-busy={query.isPlaceholderData} opacity={query.isPlaceholderData ? 0.8 : 1}>
                  {children(pages)}
                </Box>
              )}
              {/* It also announces that nothing was found. */}
              <Text role="status" color="fg.muted" fontSize="sm" srOnly={isEmpty}>
                {query.hasNextPage ? (
                  <Plural value={count} one="The latest # entry" other="The latest # entries" />
                ) : (
                  <Plural value={count} one="# entry" other="# entries" />
                )}
              </Text>
              {query.hasNextPage && (
                <Button
                  variant="outline"
                  alignSelf="center"
                  busy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  <Trans>Show more</Trans>
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** Returns the filter of the URL. Its text follows once the typing pauses. */
export function useDebouncedFilter<Filter extends { q?: string | undefined }>({ q, ...rest }: Filter) {
  const settled = useDebouncedValue(q);
  return settled === undefined ? rest : { ...rest, q: settled };
}

function ForOwners({ messages }: { messages: LogMessages }) {
  return (
    <Page title={messages.title}>
      <EmptyState icon="lock" title={messages.forOwners}>
        {messages.forOwnersWhy}
      </EmptyState>
    </Page>
  );
}
