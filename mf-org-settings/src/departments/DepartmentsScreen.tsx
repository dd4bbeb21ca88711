import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '@seamline/shared/paths';
import { AddLink, ForEditors, LinkButton, loaderOf } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { GroupedListScreen } from '../groups/GroupedListScreen.tsx';
import { recordsIn } from '../groups/groupedRecords.ts';
import { headcounts } from '../queries.ts';
import { groupsOf } from './departmentList.ts';
import { departments } from './queries.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export const loader = loaderOf(departments.query, headcounts);

export function Component() {
  const { t } = useLingui();
  const query = useQuery(departments.query);
  const groups = useMemo(() => groupsOf(query.data ?? {}), [query.data]);
  const isEmpty = recordsIn(groups).length === 0;
  const add = { to: paths.departmentAdd, label: t`Add Department` };
  return (
    <GroupedListScreen
      title={t`Departments`}
      query={query}
      groups={groups}
      of="departments"
      pathOf={(id, branch) => `${paths.subDepartment}?branch=${branch.id}&department=${id}`}
      add={add}
      addTo={({ id, name: branch }) => ({
        to: `${paths.departmentAdd}?branch_id=${id}`,
        label: t`Add a department to ${branch}`,
      })}
      links={
        !isEmpty && (
          <ForEditors>
            <LinkButton icon="arrowRight" to="move" opensDialog>
              <Trans>Move or merge…</Trans>
            </LinkButton>
          </ForEditors>
        )
      }
      search={t`Search departments`}
      loading={t`Loading departments...`}
      failed={t`Failed to fetch departments. Please try again later.`}
      none={t`No department found.`}
      empty={{
        isEmpty,
        icon: 'department',
        title: t`No department found.`,
        why: t`Every department belongs to a branch.`,
        add: <AddLink to={add.to}>{add.label}</AddLink>,
        noMatch: (search) => t`No department matches “${search}”.`,
      }}
    />
  );
}
