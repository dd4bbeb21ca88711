import type { StoredShift } from '@seamline/shared/contract/shifts';
import { useMessages } from '@seamline/shared/messages';
import { prefetch, useQuery } from '@seamline/shared/query';
import { Link, useLocation } from '@seamline/shared/router';
import { Loaded, useAddressSearch } from '@seamline/shared/table';
import { Button, Page, SearchInput } from '@seamline/shared/ui';
import { useState } from 'react';
import { api } from '../api.ts';
import { shiftMessages } from '../messages.ts';
import { shiftPaths } from '../paths.ts';
import { ShiftDeleteDialog } from './ShiftDeleteDialog.tsx';
import { ShiftTable } from './ShiftTable.tsx';

export function loader() {
  void prefetch(api.shifts.list);
  return null;
}

export function Component() {
  const text = useMessages(shiftMessages).shifts;
  const shifts = useQuery(api.shifts.list);
  const [search, setSearch] = useAddressSearch();
  const current = (useLocation().state as { current?: number } | null)?.current;
  const [removing, setRemoving] = useState<StoredShift>();
  const add = (
    <Button asChild>
      <Link to={shiftPaths.add}>{text.add}</Link>
    </Button>
  );
  return (
    <Page title={text.title} actions={add}>
      <SearchInput label={text.search} value={search} change={setSearch} />
      <Loaded query={shifts} loading={text.loading} failed={text.fetchFailed}>
        {(all) => <ShiftTable shifts={all} search={search} current={current} remove={setRemoving} add={add} />}
      </Loaded>
      {removing && <ShiftDeleteDialog shift={removing} close={() => setRemoving(undefined)} />}
    </Page>
  );
}
