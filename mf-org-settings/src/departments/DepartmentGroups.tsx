import { useLingui } from '@lingui/react/macro';
import type { Department } from '@seamline/shared/contract/organisation/departments';
import { ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { paths } from '@seamline/shared/paths';
import { findDuplicates, parseId, useSearchParam, useSearchParamFilter } from '@seamline/shared/table';
import { EmptyState, Icon } from '@seamline/shared/ui';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { GroupList, GroupTools, PlaceFilter } from '../groups/GroupList.tsx';
import { RecordItem } from '../groups/RecordItem.tsx';
import { useExpandedGroups } from '../groups/useExpandedGroups.ts';
import { type DepartmentGroup, matching, totalOf } from './departmentList.ts';

interface DepartmentGroupsProps {
  groups: readonly DepartmentGroup[];
  /** The department that was just added. */
  createdId: number | undefined;
  /** The link to the form, for an empty list. */
  add: ReactNode;
}

/** The departments that match search and filter, grouped by branch. */
export function DepartmentGroups({ groups, createdId, add }: DepartmentGroupsProps) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParamFilter();
  const [branch, setBranch] = useSearchParam('branch');
  const branchId = parseId(branch);
  const shown = useMemo(() => matching(groups, search, branchId), [groups, search, branchId]);
  const count = totalOf(shown);
  const createdIn = useMemo(
    () => groups.find(({ departments }) => departments.some(({ department_id: id }) => id === createdId))?.id,
    [groups, createdId],
  );
  const expanded = useExpandedGroups(`${search}|${branch}`, count, createdIn);
  const total = totalOf(groups);
  const duplicates = useMemo(
    () =>
      findDuplicates(
        groups.flatMap(({ departments }) => departments),
        ({ department_code }) => department_code,
      ),
    [groups],
  );
  if (total === 0) {
    return (
      <EmptyState icon="department" title={t`No department found.`} action={add}>
        {t`Every department belongs to a branch.`}
      </EmptyState>
    );
  }
  return (
    <>
      <GroupTools
        search={{ label: t`Search departments`, value: search, change: setSearch }}
        filters={
          <PlaceFilter
            label={t(ORGANISATION_LABELS.branch_id)}
            all={t`All branches`}
            choices={groups}
            value={branchId}
            change={setBranch}
          />
        }
        expanded={expanded}
        shown={count}
        total={total}
      />
      {shown.length === 0 && (
        <EmptyState icon="search" title={t`No department found.`}>
          {search && t`No department matches “${search}”.`}
        </EmptyState>
      )}
      <GroupList
        groups={shown}
        expanded={expanded}
        needed={createdIn}
        actions={({ id, name }) => <AddDepartmentLink branchId={id} branch={name} />}
      >
        {({ departments }) => (
          <div data-part="">
            {departments.length === 0 ? (
              <p data-none="">{t`No department found.`}</p>
            ) : (
              <ul>
                {departments.map((department) => (
                  <DepartmentItem
                    key={department.department_id}
                    department={department}
                    isCurrent={department.department_id === createdId}
                    hasDuplicateCode={duplicates.has(department)}
                  />
                ))}
              </ul>
            )}
          </div>
        )}
      </GroupList>
    </>
  );
}

function AddDepartmentLink({ branchId, branch }: { branchId: number; branch: string }) {
  const { t } = useLingui();
  const label = t`Add a department to ${branch}`;
  return (
    <Link className="seam-action" to={`${paths.departmentAdd}?branch_id=${branchId}`} aria-label={label} title={label}>
      <Icon name="plus" />
    </Link>
  );
}

interface DepartmentItemProps {
  department: Department;
  isCurrent: boolean;
  hasDuplicateCode: boolean;
}

function DepartmentItem({ department, isCurrent, hasDuplicateCode }: DepartmentItemProps) {
  const { t } = useLingui();
  const { department_id, department_name: name, branch_id, branch_name: branch } = department;
  return (
    <RecordItem
      name={<Link to={`${paths.subDepartment}?branch=${branch_id}&department=${department_id}`}>{name}</Link>}
      code={department.department_code}
      hasDuplicateCode={hasDuplicateCode}
      description={department.department_description}
      of="departments"
      id={department_id}
      editLabel={t`Edit ${name} (${branch})`}
      deleteLabel={t`Delete ${name} (${branch})`}
      isCurrent={isCurrent}
    />
  );
}
