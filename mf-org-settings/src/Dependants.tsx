import type { Dependants as Counts, OrganisationRecord } from '@seamline/shared/contract/organisation';
import { formatList, useMessages } from '@seamline/shared/messages';
import { Text } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { orgMessages } from './messages.ts';

interface DependantsProps {
  record: OrganisationRecord;
  id: number;
  /** What keeps records of this kind from being deleted, in general. */
  rule: string;
}

/** Inside the question before a deletion: what belongs to the record as of now, and the rule behind it. */
export function Dependants({ record, id, rule }: DependantsProps) {
  const text = useMessages(orgMessages).dependants;
  const { data } = useQuery({ ...api.dependants(record, id), staleTime: 0 });
  const words = data && inWords(data, text);
  return (
    <>
      <Text role="status" fontWeight="bold" hidden={!words}>
        {words}
      </Text>
      <Text tone="muted">{rule}</Text>
    </>
  );
}

type Words = ReturnType<typeof orgMessages.current>['dependants'];

/** '4 departments and 18 employees belong to it.', or nothing where nothing does. */
function inWords(counts: Counts, text: Words): string | undefined {
  const parts = [
    text.departments(counts.departments),
    text.subDepartments(counts.sub_departments),
    text.employees(counts.employees),
    text.formerEmployees(counts.former_employees),
  ].filter(Boolean);
  if (parts.length === 0) return undefined;
  const total = counts.departments + counts.sub_departments + counts.employees + counts.former_employees;
  return text.belong(formatList(parts), total);
}
