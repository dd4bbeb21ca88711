import { useLingui } from '@lingui/react/macro';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { AddLink, Loaded, useCreatedId } from '@seamline/shared/table';
import { Page } from '@seamline/shared/ui';
import { Outlet } from 'react-router-dom';
import { OrganisationLink } from '../links.tsx';
import { headcounts } from '../queries.ts';
import { subDepartments, useSubDepartmentGroups } from './queries.ts';
import { SubDepartmentGroups } from './SubDepartmentGroups.tsx';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(subDepartments.query);
  void prefetch(headcounts);
  return null;
}

export function Component() {
  const { t } = useLingui();
  const { list, groups } = useSubDepartmentGroups();
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
