import type { Designation } from '@seamline/shared/contract/designations';
import { useMessages } from '@seamline/shared/messages';
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
import { orgMessages } from '../messages.ts';
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
  const text = useMessages(orgMessages).designations;
  const designations = useQuery(api.designations.list);
  const [search, setSearch] = useAddressSearch();
  const [columns, setColumns] = useAddressParameter('in');
  const added = useAdded();
  const dialog = useRowDialog<Designation>(DesignationEditDialog);
  const add = <AddLink to={paths.designationAdd}>{text.add}</AddLink>;
  return (
    <Page title={text.title} actions={add}>
      <HStack flexWrap="wrap" columnGap="4">
        <SearchInput label={text.search} value={search} change={setSearch} />
        <Checkbox
          label={text.allColumns}
          checked={columns === ALL_COLUMNS}
          onChange={(event) => setColumns(event.target.checked ? ALL_COLUMNS : '')}
        />
      </HStack>
      <Loaded query={designations} loading={text.loading} failed={text.fetchFailed}>
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
