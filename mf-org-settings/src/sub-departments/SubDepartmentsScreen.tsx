import { useLingui } from '@lingui/react/macro';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { AddLink, Loaded, useCreatedId } from '@seamline/shared/table';
import { Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { OrganisationLink } from '../OrganisationLink.tsx';
import { subDepartments } from './queries.ts';
import { SubDepartmentGroups } from './SubDepartmentGroups.tsx';
import { groupsOf } from './subDepartmentList.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(subDepartments.query);
  return null;
}

export function Component() {
  const { t } = useLingui();
  const list = useQuery(subDepartments.query);
  const branches = list.data?.branches;
  const groups = useMemo(() => groupsOf(branches ?? []), [branches]);
  const createdId = useCreatedId();
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
            createdId={createdId}
            addBranch={<AddLink to={paths.branchAdd}>{t`Add Branch`}</AddLink>}
          />
        )}
      </Loaded>
      <Outlet />
    </Page>
  );
}
