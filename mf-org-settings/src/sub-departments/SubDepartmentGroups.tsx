import { Link as ChakraLink } from '@chakra-ui/react/link';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DepartmentEntry, SubDepartment } from '@seamline/shared/contract/organisation/sub-departments';
import { ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { paths } from '@seamline/shared/paths';
import { findDuplicates, parseId, useSearchParam, useSearchParamFilter } from '@seamline/shared/table';
import { Badge, EmptyState, Icon } from '@seamline/shared/ui';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { GroupList, GroupTools, PlaceFilter } from '../groups/GroupList.tsx';
import { RecordItem } from '../groups/RecordItem.tsx';
import { useExpandedGroups } from '../groups/useExpandedGroups.ts';
import { addUrl, groupWith, linesOf, matching, type SubDepartmentGroup, totalOf } from './subDepartmentList.ts';

interface SubDepartmentGroupsProps {
  groups: readonly SubDepartmentGroup[];
  /** The sub-department that was just added. */
  createdId: number | undefined;
  /** The link to the form of a branch, for an empty list. */
  addBranch: ReactNode;
}

/** The sub-departments that match search and filters, grouped by branch and department. */
export function SubDepartmentGroups({ groups, createdId, addBranch }: SubDepartmentGroupsProps) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParamFilter();
  const { branchId, departmentId, filters } = usePlaceFilters(groups);
  const shown = useMemo(
    () => matching(groups, { search, branchId, departmentId }),
    [groups, search, branchId, departmentId],
  );
  const lines = shown.reduce((sum, group) => sum + linesOf(group), 0);
  const createdIn = useMemo(() => groupWith(groups, createdId)?.id, [groups, createdId]);
  const expanded = useExpandedGroups(`${search}|${branchId}|${departmentId}`, lines, createdIn);
  const duplicates = useMemo(() => {
    const all = groups.flatMap(({ departments }) => departments.flatMap(({ sub_departments }) => sub_departments));
    return findDuplicates(all, ({ code }) => code);
  }, [groups]);
  if (groups.length === 0) {
    return (
      <EmptyState icon="branch" title={t`No branches found.`} action={addBranch}>
        <Trans>Sub-departments belong to a department, and departments belong to a branch.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <GroupTools
        search={{ label: t`Search sub-departments`, value: search, change: setSearch }}
        filters={filters}
        expanded={expanded}
        shown={totalOf(shown)}
        total={totalOf(groups)}
      />
      {shown.length === 0 && (
        <EmptyState icon="search" title={t`No branches found.`}>
          {search && t`No sub-department matches “${search}”.`}
        </EmptyState>
      )}
      <GroupList groups={shown} linesOf={linesOf} expanded={expanded} needed={createdIn} actions={() => null}>
        {(branch) =>
          branch.departments.length === 0 ? (
            <NoDepartment branchId={branch.id} branch={branch.name} />
          ) : (
            branch.departments.map((department) => (
              <DepartmentPart
                key={department.department_id}
                branch={branch}
                department={department}
                createdId={createdId}
                duplicates={duplicates}
              />
            ))
          )
        }
      </GroupList>
    </>
  );
}

function NoDepartment({ branchId, branch }: { branchId: number; branch: string }) {
  return (
    <p data-part="" data-none="">
      <Trans>No department found.</Trans>{' '}
      <ChakraLink asChild>
        <Link to={`${paths.departmentAdd}?branch_id=${branchId}`}>
          <Trans>Add a department to {branch}</Trans>
        </Link>
      </ChakraLink>
    </p>
  );
}

/** Filters by a branch and one of its departments. The URL keeps both; another branch resets the department. */
function usePlaceFilters(groups: readonly SubDepartmentGroup[]) {
  const { t } = useLingui();
  const [branch, setBranch] = useSearchParam('branch');
  const [department, setDepartment] = useSearchParam('department');
  const branchId = parseId(branch);
  const departments = groups.find(({ id }) => id === branchId)?.departments ?? [];
  const departmentId = departments.find(({ department_id }) => department_id === parseId(department))?.department_id;
  const filters = (
    <>
      <PlaceFilter
        label={t(ORGANISATION_LABELS.branch_id)}
        all={t`All branches`}
        choices={groups}
        value={branchId}
        change={setBranch}
      />
      {departments.length > 0 && (
        <PlaceFilter
          label={t(ORGANISATION_LABELS.department_id)}
          all={t`All departments`}
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
  createdId: number | undefined;
  /** The sub-departments whose code another one has. */
  duplicates: ReadonlySet<SubDepartment>;
}

function DepartmentPart({ branch, department, createdId, duplicates }: DepartmentPartProps) {
  const { t } = useLingui();
  const { department_id, department_name, sub_departments } = department;
  const [branchName, departmentName] = [branch.name, department_name];
  const place = { branch_id: branch.id, branch_name: branchName, department_id, department_name };
  const addLabel = t`Add a sub-department to ${departmentName} (${branchName})`;
  return (
    <div data-part="">
      <div data-head="">
        <h3>{department_name}</h3>
        <Badge>{sub_departments.length}</Badge>
        <Link className="seam-action" to={addUrl(paths.subDepartmentAdd, place)} aria-label={addLabel} title={addLabel}>
          <Icon name="plus" />
        </Link>
      </div>
      {sub_departments.length === 0 ? (
        <p data-none="">{t`No Sub Department Added`}</p>
      ) : (
        <ul>
          {sub_departments.map((each) => {
            const name = each.sub_department;
            return (
              <RecordItem
                key={each.id}
                id={each.id}
                name={name}
                code={each.code}
                hasDuplicateCode={duplicates.has(each)}
                description={each.description}
                of="sub_departments"
                editLabel={t`Edit ${name} (${departmentName})`}
                deleteLabel={t`Delete ${name} (${departmentName})`}
                isCurrent={each.id === createdId}
              />
            );
          })}
        </ul>
      )}
    </div>
  );
}
