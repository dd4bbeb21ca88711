import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { AddLink, Loaded, OPENED_FROM_LIST, useCreatedId } from '@seamline/shared/table';
import { Button, Icon, Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { OrganisationLink } from '../links.tsx';
import { headcounts } from '../queries.ts';
import { DepartmentGroups } from './DepartmentGroups.tsx';
import { groupsOf } from './departmentList.ts';
import { departments } from './queries.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(departments.query);
  void prefetch(headcounts);
  return null;
}

export function Component() {
  const { t } = useLingui();
  const query = useQuery(departments.query);
  const groups = useMemo(() => groupsOf(query.data ?? {}), [query.data]);
  const createdId = useCreatedId();
  const add = <AddLink to={paths.departmentAdd}>{t`Add Department`}</AddLink>;
  return (
    <Page
      title={t`Departments`}
      actions={
        <>
          <OrganisationLink />
          {groups.some(({ rows }) => rows > 0) && <MoveLink />}
          {add}
        </>
      }
    >
      <Loaded
        query={query}
        loading={t`Loading departments...`}
        failed={t`Failed to fetch departments. Please try again later.`}
      >
        {() => <DepartmentGroups groups={groups} createdId={createdId} add={add} />}
      </Loaded>
      <Outlet />
    </Page>
  );
}

/** Opens the dialog that moves or merges departments. */
function MoveLink() {
  const { search } = useLocation();
  return (
    <Button asChild variant="outline">
      <Link to={{ pathname: 'move', search }} state={OPENED_FROM_LIST}>
        <Icon name="arrowRight" /> <Trans>Move or merge…</Trans>
      </Link>
    </Button>
  );
}
