import type { Department } from '@seamline/shared/contract/departments';
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
import { DepartmentDeleteDialog } from './DepartmentDeleteDialog.tsx';
import { DepartmentGroups } from './DepartmentGroups.tsx';
import { groupsOf } from './departmentList.ts';

const DepartmentEditDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "forms" */ './DepartmentEditDialog.tsx')).DepartmentEditDialog,
);

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(api.departments.list);
  return null;
}

export function Component() {
  const text = useMessages(orgMessages).departments;
  const departments = useQuery(api.departments.list);
  const groups = useMemo(() => groupsOf(departments.data ?? {}), [departments.data]);
  const added = useAdded<Department>();
  const dialog = useRowDialog<Department>(DepartmentEditDialog);
  const add = <AddLink to={paths.departmentAdd}>{text.add}</AddLink>;
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
      <Loaded query={departments} loading={text.loading} failed={text.fetchFailed}>
        {() => <DepartmentGroups groups={groups} added={added} open={dialog.open} add={add} />}
      </Loaded>
      {dialog.shown('edit', (department) => (
        <DepartmentEditDialog department={department} close={dialog.close} />
      ))}
      {dialog.shown('delete', (department) => (
        <DepartmentDeleteDialog department={department} close={dialog.close} />
      ))}
    </Page>
  );
}
