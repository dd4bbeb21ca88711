import type { LeaveReason } from '@seamline/shared/contract/leave-reasons';
import { useMessages } from '@seamline/shared/messages';
import { prefetch, useQuery } from '@seamline/shared/query';
import { Link, useLocation } from '@seamline/shared/router';
import { Loaded, useAddressSearch } from '@seamline/shared/table';
import { Button, Icon, Page, SearchInput } from '@seamline/shared/ui';
import { useState } from 'react';
import { api } from '../api.ts';
import { leaveMessages } from '../messages.ts';
import { ownPaths } from '../paths.ts';
import { LeaveReasonDeleteDialog } from './LeaveReasonDeleteDialog.tsx';
import { LeaveReasonReplaceDialog } from './LeaveReasonReplaceDialog.tsx';
import { LeaveReasonTable } from './LeaveReasonTable.tsx';

export function loader() {
  void prefetch(api.leaveReasons.list);
  return null;
}

export function Component() {
  const text = useMessages(leaveMessages).leaveReasons;
  const reasons = useQuery(api.leaveReasons.list);
  const [search, setSearch] = useAddressSearch();
  const added = (useLocation().state as { added?: number } | null)?.added;
  const [open, setOpen] = useState<{ kind: 'replace' | 'delete'; reason: LeaveReason }>();
  const close = () => setOpen(undefined);
  const add = (
    <Button asChild>
      <Link to={ownPaths.leaveReasonAdd}>
        <Icon name="plus" /> {text.add}
      </Link>
    </Button>
  );
  return (
    <Page title={text.title} actions={add}>
      <SearchInput label={text.search} value={search} change={setSearch} />
      <Loaded query={reasons} loading={text.loading} failed={text.fetchFailed}>
        {({ leave_reasons }) => (
          <LeaveReasonTable
            reasons={leave_reasons}
            search={search}
            added={added}
            open={(kind, reason) => setOpen({ kind, reason })}
            add={add}
          />
        )}
      </Loaded>
      {open?.kind === 'replace' && <LeaveReasonReplaceDialog reason={open.reason} close={close} />}
      {open?.kind === 'delete' && <LeaveReasonDeleteDialog reason={open.reason} close={close} />}
    </Page>
  );
}
