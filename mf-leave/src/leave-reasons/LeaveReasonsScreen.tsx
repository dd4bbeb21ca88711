import type { LeaveReason } from '@seamline/shared/contract/leave-reasons';
import { useMessages } from '@seamline/shared/messages';
import { prefetch } from '@seamline/shared/query';
import { AddLink, Loaded, useAdded, useAddressSearch, useRowDialog } from '@seamline/shared/table';
import { Page, SearchInput } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { leaveMessages } from '../messages.ts';
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
  const text = useMessages(leaveMessages).leaveReasons;
  const reasons = useQuery(api.leaveReasons.list);
  const [search, setSearch] = useAddressSearch();
  const added = useAdded();
  const dialog = useRowDialog<LeaveReason, 'replace' | 'delete'>();
  const add = <AddLink to={ownPaths.leaveReasonAdd}>{text.add}</AddLink>;
  return (
    <Page title={text.title} actions={add}>
      <SearchInput label={text.search} value={search} change={setSearch} />
      <Loaded query={reasons} loading={text.loading} failed={text.fetchFailed}>
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
