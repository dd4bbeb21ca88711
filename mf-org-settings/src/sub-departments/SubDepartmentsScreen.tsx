import { useLingui } from '@lingui/react/macro';
import type { DepartmentEntry, SubDepartment } from '@seamline/shared/contract/sub-departments';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { AddLink, Loaded, lazyDialog, useAdded, useRowDialog } from '@seamline/shared/table';
import { Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api.ts';
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

/** The new sub-department, from the navigation state of the form. */
export interface Added {
  readonly id: number;
  readonly branch_id: number;
}

interface Opened {
  readonly subDepartment: SubDepartment;
  readonly department: DepartmentEntry;
}

export function Component() {
  const { t } = useLingui();
  const list = useQuery(api.subDepartments.list);
  const branches = list.data?.branches;
  const groups = useMemo(() => groupsOf(branches ?? []), [branches]);
  const added = useAdded<Added>();
  const dialog = useRowDialog<Opened>(SubDepartmentEditDialog);
  const add = <AddLink to={paths.subDepartmentAdd}>{t`Add Sub Department`}</AddLink>;
  return (
    <Page
      title={t`Sub-departments`}
      actions={
        <>
          <OrganisationLink />
          {add}
        </>
      }
    >
      <Loaded
        query={list}
        loading={t`Loading sub-departments...`}
        failed={t`Failed to fetch sub-departments. Please try again later.`}
      >
        {() => (
          <SubDepartmentGroups
            groups={groups}
            added={added}
            addBranch={<AddLink to={paths.branchAdd}>{t`Add Branch`}</AddLink>}
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
