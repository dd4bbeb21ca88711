import { useLingui } from '@lingui/react/macro';
import { paths } from '@seamline/shared/paths';
import { AddLink, loaderOf } from '@seamline/shared/table';
import { GroupedListScreen } from '../groups/GroupedListScreen.tsx';
import { headcounts } from '../queries.ts';
import { subDepartments, useSubDepartmentGroups } from './queries.ts';
import { addUrl, placeOf } from './subDepartmentList.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export const loader = loaderOf(subDepartments.query, headcounts);

export function Component() {
  const { t } = useLingui();
  const { list, groups } = useSubDepartmentGroups();
  return (
    <GroupedListScreen
      title={t`Sub-departments`}
      query={list}
      groups={groups}
      of="sub_departments"
      add={{ to: paths.subDepartmentAdd, label: t`Add Sub Department` }}
      addTo={(branch, department) => {
        const [branchName, departmentName] = [branch.name, department.name];
        return {
          to: addUrl(paths.subDepartmentAdd, placeOf(branch, department)),
          label: t`Add a sub-department to ${departmentName} (${branchName})`,
        };
      }}
      search={t`Search sub-departments`}
      loading={t`Loading sub-departments...`}
      failed={t`Failed to fetch sub-departments. Please try again later.`}
      none={t`No Sub Department Added`}
      empty={{
        isEmpty: groups.length === 0,
        icon: 'branch',
        title: t`No branches found.`,
        why: t`Sub-departments belong to a department, and departments belong to a branch.`,
        add: <AddLink to={paths.branchAdd}>{t`Add Branch`}</AddLink>,
        noMatch: (search) => t`No sub-department matches “${search}”.`,
      }}
    />
  );
}
