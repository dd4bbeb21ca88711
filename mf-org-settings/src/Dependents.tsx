import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { Dependants, OrganisationRecord } from '@seamline/shared/contract/organisation';
import { formatList } from '@seamline/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { dependentsOf } from './queries.ts';

interface DependentsProps {
  record: OrganisationRecord;
  id: number;
  /** The rule by which records of this kind cannot be deleted. */
  rule: string;
}

/** The records that depend on a record that is to be deleted, counted now, and the rule behind it. */
export function Dependents({ record, id, rule }: DependentsProps) {
  const { data } = useQuery(dependentsOf(record, id));
  const parts = usePartsOf(data);
  const list = formatList(parts);
  const count = data ? data.departments + data.sub_departments + data.employees + data.former_employees : 0;
  return (
    <>
      <Text role="status" fontWeight="bold" hidden={count === 0}>
        {count > 0 && <Plural value={count} one={`${list} belongs to it.`} other={`${list} belong to it.`} />}
      </Text>
      <Text color="fg.muted">{rule}</Text>
    </>
  );
}

/** Returns '4 departments' and '18 employees', without what there is none of. */
function usePartsOf(counts: Dependants | undefined): string[] {
  const { t } = useLingui();
  if (!counts) return [];
  const { departments, sub_departments: subDepartments, employees, former_employees: formerEmployees } = counts;
  return [
    departments > 0 && t`${plural(departments, { one: '# department', other: '# departments' })}`,
    subDepartments > 0 && t`${plural(subDepartments, { one: '# sub-department', other: '# sub-departments' })}`,
    employees > 0 && t`${plural(employees, { one: '# employee', other: '# employees' })}`,
    formerEmployees > 0 && t`${plural(formerEmployees, { one: '# former employee', other: '# former employees' })}`,
  ].filter((part) => part !== false);
}
