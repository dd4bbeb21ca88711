import { useLingui } from '@lingui/react/macro';
import type { LeaveReason } from '@seamline/shared/contract/leave-reasons';
import { prefetch } from '@seamline/shared/query';
import { AddLink, Loaded, useAdded, useAddressSearch, useRowDialog } from '@seamline/shared/table';
import { Page, SearchInput } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { ownPaths } from '../paths.ts';
import { LeaveReasonDeleteDialog } from './LeaveReasonDeleteDialog.tsx';
import { LeaveReasonReplaceDialog } from './LeaveReasonReplaceDialog.tsx';
import { LeaveReasonTable } from './LeaveReasonTable.tsx';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(api.leaveReasons.list);
  return null;
}

export function Component() {
  const { t } = useLingui();
  const reasons = useQuery(api.leaveReasons.list);
  const [search, setSearch] = useAddressSearch();
  const added = useAdded();
  const dialog = useRowDialog<LeaveReason, 'replace' | 'delete'>();
  const add = <AddLink to={ownPaths.leaveReasonAdd}>{t`Add Leave Reason`}</AddLink>;
  return (
    <Page title={t`Leave Reasons`} actions={add}>
      <SearchInput label={t`Search leave reasons`} value={search} change={setSearch} />
      <Loaded query={reasons} loading={t`Loading...`} failed={t`Failed to fetch leave reasons.`}>
        {({ leave_reasons }) => (
          <LeaveReasonTable reasons={leave_reasons} search={search} added={added} open={dialog.open} add={add} />
        )}
      </Loaded>
      {dialog.shown('replace', (reason) => (
        <LeaveReasonReplaceDialog reason={reason} close={dialog.close} />
      ))}
      {dialog.shown('delete', (reason) => (
        <LeaveReasonDeleteDialog reason={reason} close={dialog.close} />
      ))}
    </Page>
  );
}
