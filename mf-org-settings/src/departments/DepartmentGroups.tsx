import { useLingui } from '@lingui/react/macro';
import type { Department } from '@seamline/shared/contract/departments';
import { paths } from '@seamline/shared/paths';
import { useAddressParameter, useAddressSearch } from '@seamline/shared/table';
import { EmptyState, Icon } from '@seamline/shared/ui';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { GroupList } from '../groups/GroupList.tsx';
import { GroupTools, PlaceFilter } from '../groups/GroupTools.tsx';
import { parseId } from '../groups/parseId.ts';
import { RecordItem } from '../groups/RecordItem.tsx';
import { useExpandedGroups } from '../groups/useExpandedGroups.ts';
import { type DepartmentGroup, matching, totalOf } from './departmentList.ts';

interface DepartmentGroupsProps {
  groups: readonly DepartmentGroup[];
  /** The department that was just added. */
  added: Department | undefined;
  open(kind: 'edit' | 'delete', department: Department): void;
  /** The link to the form, for an empty list. */
  add: ReactNode;
}

/** The departments that match search and filter, grouped by branch. */
export function DepartmentGroups({ groups, added, open, add }: DepartmentGroupsProps) {
  const { t } = useLingui();
  const [search, setSearch] = useAddressSearch();
  const [branch, setBranch] = useAddressParameter('branch');
  const branchId = parseId(branch);
  const shown = useMemo(() => matching(groups, search, branchId), [groups, search, branchId]);
  const count = totalOf(shown);
  const expanded = useExpandedGroups(`${search}|${branch}`, count, added?.branch_id);
  const total = totalOf(groups);
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
          <PlaceFilter label={t`Branch`} all={t`All branches`} choices={groups} value={branchId} change={setBranch} />
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
        needed={added?.branch_id}
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
                    open={open}
                    isCurrent={department.department_id === added?.department_id}
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

interface DepartmentItemProps extends Pick<DepartmentGroupsProps, 'open'> {
  department: Department;
  isCurrent: boolean;
}

function DepartmentItem({ department, open, isCurrent }: DepartmentItemProps) {
  const { t } = useLingui();
  const { department_id, department_name: name, branch_id, branch_name: branch } = department;
  return (
    <RecordItem
      name={<Link to={`${paths.subDepartment}?branch=${branch_id}&department=${department_id}`}>{name}</Link>}
      code={department.department_code}
      description={department.department_description}
      editLabel={t`Edit ${name} (${branch})`}
      removeLabel={t`Delete ${name} (${branch})`}
      open={(kind) => open(kind, department)}
      isCurrent={isCurrent}
    />
  );
}
