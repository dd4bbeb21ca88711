import { Trans, useLingui } from '@lingui/react/macro';
import type { Deletion } from '@seamline/shared/contract/access/activity';
import { recordLabel } from '@seamline/shared/labels/record';
import { queryClient } from '@seamline/shared/query';
import { BackLink, useRestore } from '@seamline/shared/table';
import { Button } from '@seamline/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LogDays } from '../log/LogDays.tsx';
import { LogPage } from '../log/LogPage.tsx';
import { deletions } from '../queries.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void queryClient.prefetchInfiniteQuery(deletions);
  return null;
}

/** The deleted records that an owner can restore. */
export function Component() {
  const { t } = useLingui();
  const query = useInfiniteQuery(deletions);
  const days = query.data?.pages[0]?.days;
  return (
    <LogPage
      messages={{
        title: t`Recently Deleted`,
        description:
          days === undefined
            ? undefined
            : t`Records that were deleted in the last ${days} days. A restored record has its former values and history.`,
        loading: t`Loading deleted records...`,
        fetchFailed: t`Failed to fetch the deleted records.`,
        forOwners: t`Only owners can restore what others deleted.`,
        forOwnersWhy: t`Ask an owner if you need a deleted record again.`,
        none: t`No deleted records found.`,
        noneYet: t`Records that are deleted in a list, such as a branch or a shift, are listed here.`,
        noMatch: '',
      }}
      query={query}
      countOf={(pages) => pages.reduce((sum, page) => sum + page.deletions.length, 0)}
      filterNames={[]}
      isFiltered={false}
      filters={null}
      back={<BackLink to="..">{t`Activity Logs`}</BackLink>}
    >
      {(pages) => (
        <LogDays entries={pages.flatMap((page) => page.deletions)}>{(entry) => <Entry deletion={entry} />}</LogDays>
      )}
    </LogPage>
  );
}

function Entry({ deletion: { record, id, name: ownName, parent, who } }: { deletion: Deletion }) {
  const { t, i18n } = useLingui();
  const { restore, isPending } = useRestore();
  const name = parent ? `${ownName} (${parent})` : ownName;
  return (
    <>
      <p>
        {recordLabel(record, i18n)} <strong>{ownName}</strong>
        {parent && ` (${parent})`}
      </p>
      <small>
        <Trans>deleted by {who.name}</Trans>
      </small>
      <div>
        <Button
          size="sm"
          variant="outline"
          busy={isPending}
          aria-label={t`Restore ${name}`}
          onClick={() => void restore({ record, id, name })}
        >
          <Trans>Restore</Trans>
        </Button>
      </div>
    </>
  );
}
