import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Dependents, getDependents } from '@seamline/shared/contract/organisation/dependents';
import type { DependedKind } from '@seamline/shared/contract/record-kinds';
import { formatList } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { request } from '@seamline/shared/query';
import type { DependentRecords } from '@seamline/shared/table';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The counts of the records that depend on a record. They are requested again each time that they are shown. */
const dependentsOf = (record: DependedKind, id: number) =>
  queryOptions({
    queryKey: [getDependents.path, record, id],
    queryFn: request(getDependents, { query: { record, id } }),
    staleTime: 0,
  });

interface Deletion {
  record: DependedKind;
  id: number;
  /** The rule by which a record of this kind cannot be deleted. */
  rule: string;
  /** The search parameters with which a list shows only what depends on the record. */
  filter: Readonly<Record<string, number>>;
}

/**
 * The records that depend on a record that is to be deleted, counted now, with links to the lists that can show only
 * them; undefined without any.
 */
export function useDependentRecords({ record, id, rule, filter }: Deletion): DependentRecords | undefined {
  const { t } = useLingui();
  const { data } = useQuery(dependentsOf(record, id));
  const parts = usePartsOf(data).filter(({ count }) => count > 0);
  const list = formatList(parts.map(({ counted }) => counted));
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  if (count === 0) return undefined;
  const search = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  // The list of former employees can be filtered by branch only.
  const linked = parts.filter(({ to }) => to !== undefined && (to !== paths.exEmployees || record === 'branch'));
  return {
    summary: t`${plural(count, { one: `${list} belongs to it.`, other: `${list} belong to it.` })}`,
    rule,
    links: linked.map(({ to, label = '' }) => ({ to: `${to}?${search}`, label })),
  };
}

interface Part {
  count: number;
  counted: string;
  label?: string;
  /** The list that can show only these records, if there is one. */
  to?: string;
}

/** Returns '4 departments' and '18 employees', each with the list of these records. */
function usePartsOf(counts: Dependents | undefined): Part[] {
  const { t } = useLingui();
  if (!counts) return [];
  const { departments, sub_departments: subDepartments, employees, former_employees: formerEmployees } = counts;
  const { transfers = 0, planned_for: names = [] } = counts;
  const planned = t`${plural(transfers, { one: '# planned change', other: '# planned changes' })}`;
  return [
    {
      count: departments,
      counted: t`${plural(departments, { one: '# department', other: '# departments' })}`,
      label: t`Show departments`,
      to: paths.department,
    },
    {
      count: subDepartments,
      counted: t`${plural(subDepartments, { one: '# sub-department', other: '# sub-departments' })}`,
      label: t`Show sub-departments`,
      to: paths.subDepartment,
    },
    {
      count: employees,
      counted: t`${plural(employees, { one: '# employee', other: '# employees' })}`,
      label: t`Show employees`,
      to: paths.employees,
    },
    {
      count: formerEmployees,
      counted: t`${plural(formerEmployees, { one: '# former employee', other: '# former employees' })}`,
      label: t`Show former employees`,
      to: paths.exEmployees,
    },
    { count: transfers, counted: names.length > 0 ? `${planned} (${formatList(names)})` : planned },
  ];
}
