import type { DepartmentEntry, SubDepartment } from '@seamline/shared/contract/sub-departments';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { AddLink, Loaded, lazyDialog, useAdded, useRowDialog } from '@seamline/shared/table';
import { Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api.ts';
import { orgMessages } from '../messages.ts';
import { OrganisationLink } from '../OrganisationLink.tsx';
import { SubDepartmentDeleteDialog } from './SubDepartmentDeleteDialog.tsx';
import { SubDepartmentGroups } from './SubDepartmentGroups.tsx';
import { groupsOf } from './subDepartmentList.ts';

const SubDepartmentEditDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "forms" */ './SubDepartmentEditDialog.tsx')).SubDepartmentEditDialog,
);

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(api.subDepartments.list);
  return null;
}

/** What the add form hands over. */
export interface Added {
  readonly id: number;
  readonly branch_id: number;
}

interface Opened {
  readonly subDepartment: SubDepartment;
  readonly department: DepartmentEntry;
}

export function Component() {
  const words = useMessages(orgMessages);
  const text = words.subDepartments;
  const addBranch = words.branches.add;
  const list = useQuery(api.subDepartments.list);
  const branches = list.data?.branches;
  const groups = useMemo(() => groupsOf(branches ?? []), [branches]);
  const added = useAdded<Added>();
  const dialog = useRowDialog<Opened>(SubDepartmentEditDialog);
  const add = <AddLink to={paths.subDepartmentAdd}>{text.add}</AddLink>;
  return (
    <Page
      title={text.title}
      actions={
        <>
          <OrganisationLink />
          {add}
        </>
      }
    >
      <Loaded query={list} loading={text.loading} failed={text.fetchFailed}>
        {() => (
          <SubDepartmentGroups
            groups={groups}
            added={added}
            begin={<AddLink to={paths.branchAdd}>{addBranch}</AddLink>}
            open={(kind, subDepartment, department) => dialog.open(kind, { subDepartment, department })}
          />
        )}
      </Loaded>
      {dialog.shown('edit', (opened) => (
        <SubDepartmentEditDialog {...opened} close={dialog.close} />
      ))}
      {dialog.shown('delete', (opened) => (
        <SubDepartmentDeleteDialog {...opened} close={dialog.close} />
      ))}
    </Page>
  );
}
