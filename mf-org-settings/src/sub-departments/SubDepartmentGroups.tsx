import type { DepartmentEntry, SubDepartment } from '@seamline/shared/contract/sub-departments';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { useAddressParameter, useAddressSearch } from '@seamline/shared/table';
import { Badge, EmptyState, Icon, TextLink } from '@seamline/shared/ui';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { GroupList } from '../groups/GroupList.tsx';
import { GroupTools, PlaceFilter } from '../groups/GroupTools.tsx';
import { idIn } from '../groups/idIn.ts';
import { RecordItem } from '../groups/RecordItem.tsx';
import { useFolding } from '../groups/useFolding.ts';
import { orgMessages } from '../messages.ts';
import type { Added } from './SubDepartmentsScreen.tsx';
import { addAddress, linesOf, matching, type SubDepartmentGroup, totalOf } from './subDepartmentList.ts';

type Open = (kind: 'edit' | 'delete', subDepartment: SubDepartment, department: DepartmentEntry) => void;

interface SubDepartmentGroupsProps {
  groups: readonly SubDepartmentGroup[];
  /** The sub-department that was just added. */
  added: Added | undefined;
  /** The way to the first branch, where there is none. */
  begin: ReactNode;
  open: Open;
}

/** The sub-departments that search and filters leave, under their branches and departments. */
export function SubDepartmentGroups({ groups, added, begin, open }: SubDepartmentGroupsProps) {
  const words = useMessages(orgMessages);
  const text = words.subDepartments;
  const [search, setSearch] = useAddressSearch();
  const { branchId, departmentId, filters } = usePlaceFilters(groups);
  const shown = useMemo(
    () => matching(groups, { search, branchId, departmentId }),
    [groups, search, branchId, departmentId],
  );
  const lines = shown.reduce((sum, group) => sum + linesOf(group), 0);
  const folding = useFolding(`${search}|${branchId}|${departmentId}`, lines, added?.branch_id);
  if (groups.length === 0) {
    return (
      <EmptyState icon="branch" title={text.none} action={begin}>
        {text.noneWhy}
      </EmptyState>
    );
  }
  return (
    <>
      <GroupTools
        search={{ label: text.search, value: search, change: setSearch }}
        filters={filters}
        folding={folding}
        shown={totalOf(shown)}
        total={totalOf(groups)}
      />
      {shown.length === 0 && (
        <EmptyState icon="search" title={text.none}>
          {search && text.noMatch(search)}
        </EmptyState>
      )}
      <GroupList groups={shown} linesOf={linesOf} folding={folding} needed={added?.branch_id} actions={() => null}>
        {(branch) =>
          branch.departments.length === 0 ? (
            <p data-part="" data-none="">
              {text.noneInBranch}{' '}
              <TextLink asChild>
                <Link to={`${paths.departmentAdd}?branch_id=${branch.id}`}>{words.departments.addTo(branch.name)}</Link>
              </TextLink>
            </p>
          ) : (
            branch.departments.map((department) => (
              <DepartmentPart
                key={department.department_id}
                branch={branch}
                department={department}
                addedId={added?.id}
                open={open}
              />
            ))
          )
        }
      </GroupList>
    </>
  );
}

/** One branch and one of its departments, both in the address; another branch takes the department back. */
function usePlaceFilters(groups: readonly SubDepartmentGroup[]) {
  const text = useMessages(orgMessages).groups;
  const [branch, setBranch] = useAddressParameter('branch');
  const [department, setDepartment] = useAddressParameter('department');
  const branchId = idIn(branch);
  const departments = groups.find(({ id }) => id === branchId)?.departments ?? [];
  const departmentId = departments.find(({ department_id }) => department_id === idIn(department))?.department_id;
  const filters = (
    <>
      <PlaceFilter label={text.branch} all={text.allBranches} choices={groups} value={branchId} change={setBranch} />
      {departments.length > 0 && (
        <PlaceFilter
          label={text.department}
          all={text.allDepartments}
          choices={departments.map(({ department_id: id, department_name: name }) => ({ id, name }))}
          value={departmentId}
          change={setDepartment}
        />
      )}
    </>
  );
  return { branchId, departmentId, filters };
}

interface DepartmentPartProps {
  branch: SubDepartmentGroup;
  department: DepartmentEntry;
  addedId: number | undefined;
  open: Open;
}

function DepartmentPart({ branch, department, addedId, open }: DepartmentPartProps) {
  const text = useMessages(orgMessages).subDepartments;
  const { department_id, department_name, sub_departments } = department;
  const place = { branch_id: branch.id, branch_name: branch.name, department_id, department_name };
  const addLabel = text.addTo(department_name, branch.name);
  return (
    <div data-part="">
      <div data-head="">
        <h3>{department_name}</h3>
        <Badge>{sub_departments.length}</Badge>
        <Link
          className="seam-action"
          to={addAddress(paths.subDepartmentAdd, place)}
          aria-label={addLabel}
          title={addLabel}
        >
          <Icon name="plus" />
        </Link>
      </div>
      {sub_departments.length === 0 ? (
        <p data-none="">{text.noneInDepartment}</p>
      ) : (
        <ul>
          {sub_departments.map((each) => (
            <RecordItem
              key={each.id}
              name={each.sub_department}
              code={each.code}
              description={each.description}
              editLabel={text.edit(each.sub_department, department_name)}
              removeLabel={text.remove(each.sub_department, department_name)}
              open={(kind) => open(kind, each, department)}
              isCurrent={each.id === addedId}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
