import { ApiError } from '@seamline/shared/http';
import { useMessages } from '@seamline/shared/messages';
import { EmptyList, IN_PLACE, Loaded, useAddressChange, useSettled } from '@seamline/shared/table';
import { Box, Button, EmptyState, Page, Text } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { adminMessages } from '../messages.ts';

interface LogTexts {
  title: string;
  lead: string;
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
  texts: LogTexts;
  query: LogQuery<LogPart>;
  countOf: (pages: readonly LogPart[]) => number;
  /** The parameters of the address that narrow the log. */
  filterNames: readonly string[];
  isFiltered: boolean;
  filters: ReactNode;
  actions?: ReactNode;
  children: (pages: readonly LogPart[]) => ReactNode;
}

/** The screen of a log that only owners can read: filters, entries page by page, and what to say where there are none. */
export function LogPage<LogPart>({
  texts,
  query,
  countOf,
  filters,
  actions,
  children,
  ...props
}: LogPageProps<LogPart>) {
  const { activity: text } = useMessages(adminMessages);
  const change = useAddressChange(IN_PLACE);
  if (query.error instanceof ApiError && query.error.status === 403) return <ForOwners texts={texts} />;
  const clear = (
    <Button variant="outline" onClick={() => change(Object.fromEntries(props.filterNames.map((name) => [name, ''])))}>
      {text.clear}
    </Button>
  );
  return (
    <Page title={texts.title} description={texts.lead} actions={actions}>
      {filters}
      <Loaded query={query} loading={texts.loading} failed={texts.fetchFailed}>
        {({ pages }) => {
          const count = countOf(pages);
          const isEmpty = count === 0;
          return (
            <>
              {isEmpty ? (
                <EmptyList
                  isEmpty={!props.isFiltered}
                  icon="history"
                  title={texts.none}
                  why={texts.noneYet}
                  noMatch={texts.noMatch}
                  clear={clear}
                />
              ) : (
                <Box aria-busy={query.isPlaceholderData} opacity={query.isPlaceholderData ? 0.8 : 1}>
                  {children(pages)}
                </Box>
              )}
              {/* It stays where nothing is left, so that a search in vain is said as well. */}
              <Text role="status" tone="muted" size="sm" srOnly={isEmpty}>
                {text.shown(count, !query.hasNextPage)}
              </Text>
              {query.hasNextPage && (
                <Button
                  variant="outline"
                  alignSelf="center"
                  busy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
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

/** The filter of the address, its text once the typing pauses. */
export function useSettledFilter<Filter extends { q?: string | undefined }>({ q, ...rest }: Filter) {
  const settled = useSettled(q);
  return settled === undefined ? rest : { ...rest, q: settled };
}

function ForOwners({ texts }: { texts: LogTexts }) {
  return (
    <Page title={texts.title}>
      <EmptyState icon="lock" title={texts.forOwners}>
        {texts.forOwnersWhy}
      </EmptyState>
    </Page>
  );
}
