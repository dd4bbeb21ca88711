import { Trans, useLingui } from '@lingui/react/macro';
import type { StoredShift } from '@seamline/shared/contract/shifts';
import { prefetch } from '@seamline/shared/query';
import { AddLink, Loaded, useAdded, useAddressSearch, useRowDialog } from '@seamline/shared/table';
import { Page, SearchInput } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { ownPaths } from '../paths.ts';
import { ShiftDeleteDialog } from './ShiftDeleteDialog.tsx';
import { ShiftTable } from './ShiftTable.tsx';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(api.shifts.list);
  return null;
}

export function Component() {
  const { t } = useLingui();
  const shifts = useQuery(api.shifts.list);
  const [search, setSearch] = useAddressSearch();
  const added = useAdded();
  const dialog = useRowDialog<StoredShift, 'delete'>();
  const add = (
    <AddLink to={ownPaths.add}>
      <Trans>+ Add Shift</Trans>
    </AddLink>
  );
  return (
    <Page title={t`Manage Shift`} actions={add}>
      <SearchInput label={t`Search shift...`} value={search} change={setSearch} />
      <Loaded query={shifts} loading={t`Loading shifts...`} failed={t`Failed to fetch shifts. Please try again later.`}>
        {(all) => <ShiftTable shifts={all} search={search} added={added} open={dialog.open} add={add} />}
      </Loaded>
      {dialog.shown('delete', (shift) => (
        <ShiftDeleteDialog shift={shift} close={dialog.close} />
      ))}
    </Page>
  );
}
