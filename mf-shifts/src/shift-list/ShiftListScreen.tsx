import type { StoredShift } from '@seamline/shared/contract/shifts';
import { useMessages } from '@seamline/shared/messages';
import { prefetch } from '@seamline/shared/query';
import { AddLink, Loaded, useAdded, useAddressSearch, useRowDialog } from '@seamline/shared/table';
import { Page, SearchInput } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { shiftMessages } from '../messages.ts';
import { ownPaths } from '../paths.ts';
import { ShiftDeleteDialog } from './ShiftDeleteDialog.tsx';
import { ShiftTable } from './ShiftTable.tsx';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(api.shifts.list);
  return null;
}

export function Component() {
  const text = useMessages(shiftMessages).shifts;
  const shifts = useQuery(api.shifts.list);
  const [search, setSearch] = useAddressSearch();
  const added = useAdded();
  const dialog = useRowDialog<StoredShift, 'delete'>();
  const add = <AddLink to={ownPaths.add}>{text.add}</AddLink>;
  return (
    <Page title={text.title} actions={add}>
      <SearchInput label={text.search} value={search} change={setSearch} />
      <Loaded query={shifts} loading={text.loading} failed={text.fetchFailed}>
        {(all) => <ShiftTable shifts={all} search={search} added={added} open={dialog.open} add={add} />}
      </Loaded>
      {dialog.shown('delete', (shift) => (
        <ShiftDeleteDialog shift={shift} close={dialog.close} />
      ))}
    </Page>
  );
}
