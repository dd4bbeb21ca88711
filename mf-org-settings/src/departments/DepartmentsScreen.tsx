import { useLingui } from '@lingui/react/macro';
import type { Department } from '@seamline/shared/contract/departments';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { AddLink, Loaded, lazyDialog, useAdded, useRowDialog } from '@seamline/shared/table';
import { Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api.ts';
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
  const { t } = useLingui();
  const departments = useQuery(api.departments.list);
  const groups = useMemo(() => groupsOf(departments.data ?? {}), [departments.data]);
  const added = useAdded<Department>();
  const dialog = useRowDialog<Department>(DepartmentEditDialog);
  const add = <AddLink to={paths.departmentAdd}>{t`Add Department`}</AddLink>;
  return (
    <Page
      title={t`Departments`}
      actions={
        <>
          <OrganisationLink />
          {add}
        </>
      }
    >
      <Loaded
        query={departments}
        loading={t`Loading departments...`}
        failed={t`Failed to fetch departments. Please try again later.`}
      >
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
