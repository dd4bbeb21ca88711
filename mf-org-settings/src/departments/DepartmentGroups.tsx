import type { Department } from '@seamline/shared/contract/departments';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { useAddressParameter, useAddressSearch } from '@seamline/shared/table';
import { EmptyState, Icon } from '@seamline/shared/ui';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { GroupList } from '../groups/GroupList.tsx';
import { GroupTools, PlaceFilter } from '../groups/GroupTools.tsx';
import { idIn } from '../groups/idIn.ts';
import { RecordItem } from '../groups/RecordItem.tsx';
import { useFolding } from '../groups/useFolding.ts';
import { orgMessages } from '../messages.ts';
import { type DepartmentGroup, matching, totalOf } from './departmentList.ts';

interface DepartmentGroupsProps {
  groups: readonly DepartmentGroup[];
  /** The department that was just added. */
  added: Department | undefined;
  open(kind: 'edit' | 'delete', department: Department): void;
  /** What leads on where there is no department at all. */
  add: ReactNode;
}

/** The departments that search and filter leave, under their branches. */
export function DepartmentGroups({ groups, added, open, add }: DepartmentGroupsProps) {
  const words = useMessages(orgMessages);
  const text = words.departments;
  const [search, setSearch] = useAddressSearch();
  const [branch, setBranch] = useAddressParameter('branch');
  const branchId = idIn(branch);
  const shown = useMemo(() => matching(groups, search, branchId), [groups, search, branchId]);
  const count = totalOf(shown);
  const folding = useFolding(`${search}|${branch}`, count, added?.branch_id);
  const total = totalOf(groups);
  if (total === 0) {
    return (
      <EmptyState icon="department" title={text.none} action={add}>
        {text.noneWhy}
      </EmptyState>
    );
  }
  return (
    <>
      <GroupTools
        search={{ label: text.search, value: search, change: setSearch }}
        filters={
          <PlaceFilter
            label={words.groups.branch}
            all={words.groups.allBranches}
            choices={groups}
            value={branchId}
            change={setBranch}
          />
        }
        folding={folding}
        shown={count}
        total={total}
      />
      {shown.length === 0 && (
        <EmptyState icon="search" title={text.none}>
          {search && text.noMatch(search)}
        </EmptyState>
      )}
      <GroupList
        groups={shown}
        folding={folding}
        needed={added?.branch_id}
        actions={({ id, name }) => (
          <Link
            className="seam-action"
            to={`${paths.departmentAdd}?branch_id=${id}`}
            aria-label={text.addTo(name)}
            title={text.addTo(name)}
          >
            <Icon name="plus" />
          </Link>
        )}
      >
        {({ departments }) => (
          <div data-part="">
            {departments.length === 0 ? (
              <p data-none="">{text.none}</p>
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

interface DepartmentItemProps extends Pick<DepartmentGroupsProps, 'open'> {
  department: Department;
  isCurrent: boolean;
}

function DepartmentItem({ department, open, isCurrent }: DepartmentItemProps) {
  const text = useMessages(orgMessages).departments;
  const { department_id, department_name: name, branch_id, branch_name } = department;
  return (
    <RecordItem
      name={<Link to={`${paths.subDepartment}?branch=${branch_id}&department=${department_id}`}>{name}</Link>}
      code={department.department_code}
      description={department.department_description}
      editLabel={text.edit(name, branch_name)}
      removeLabel={text.remove(name, branch_name)}
      open={(kind) => open(kind, department)}
      isCurrent={isCurrent}
    />
  );
}
