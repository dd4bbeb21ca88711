import { useLingui } from '@lingui/react/macro';
import type { Designation } from '@seamline/shared/contract/designations';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import {
  AddLink,
  Loaded,
  lazyDialog,
  useAdded,
  useAddressParameter,
  useAddressSearch,
  useRowDialog,
} from '@seamline/shared/table';
import { Checkbox, HStack, Page, SearchInput } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { DesignationDeleteDialog } from './DesignationDeleteDialog.tsx';
import { DesignationTable } from './DesignationTable.tsx';

const DesignationEditDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "forms" */ './DesignationEditDialog.tsx')).DesignationEditDialog,
);

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(api.designations.list);
  return null;
}

const ALL_COLUMNS = 'all';

export function Component() {
  const { t } = useLingui();
  const designations = useQuery(api.designations.list);
  const [search, setSearch] = useAddressSearch();
  const [columns, setColumns] = useAddressParameter('in');
  const added = useAdded();
  const dialog = useRowDialog<Designation>(DesignationEditDialog);
  const add = <AddLink to={paths.designationAdd}>{t`Add Designation`}</AddLink>;
  return (
    <Page title={t`Designations`} actions={add}>
      <HStack flexWrap="wrap" columnGap="4">
        <SearchInput label={t`Search designation...`} value={search} change={setSearch} />
        <Checkbox
          label={t`Search all columns`}
          checked={columns === ALL_COLUMNS}
          onChange={(event) => setColumns(event.target.checked ? ALL_COLUMNS : '')}
        />
      </HStack>
      <Loaded
        query={designations}
        loading={t`Loading designations...`}
        failed={t`Failed to fetch designations. Please try again later.`}
      >
        {(data) => (
          <DesignationTable
            designations={data.designations}
            search={search}
            inAllColumns={columns === ALL_COLUMNS}
            added={added}
            open={dialog.open}
            add={add}
          />
        )}
      </Loaded>
      {dialog.shown('edit', (designation) => (
        <DesignationEditDialog designation={designation} close={dialog.close} />
      ))}
      {dialog.shown('delete', (designation) => (
        <DesignationDeleteDialog designation={designation} close={dialog.close} />
      ))}
    </Page>
  );
}
